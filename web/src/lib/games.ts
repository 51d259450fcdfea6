import type { GamePage } from "./game.ts";

const pages = import.meta.glob<{ default: GamePage }>("../games/*/index.ts");

/** A game's table, fetched when it is needed first. */
export async function gamePage(game: string): Promise<GamePage | null> {
  const page = pages[`../games/${game}/index.ts`];
  return page ? (await page()).default : null;
}
