"""What every game is made of. Imports nothing of ours."""
