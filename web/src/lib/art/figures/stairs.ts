/** Stairs that climb with the tens of a number: the higher the card, the more of it is stair. */

const WIDE = 60 / 10;
const HIGH = 5.5;

/** The stair under a number 2–99 as a path on a 60 by 84 card with round corners. */
export function stairs(number: number): string {
  const steps = Math.floor(number / 10);
  let path = "M.8 79V" + level(0);
  for (let i = 1; i <= steps; i++) path += `H${round(i * WIDE)}V${level(i)}`;
  return path + "H59.2V79Q59.2 83.2 55 83.2H5Q.8 83.2 .8 79Z";
}

/** A diamond cut into the stair for every ten. */
export function risers(number: number): string {
  const steps = Math.floor(number / 10);
  return Array.from(
    { length: steps },
    (_, i) => `M${round((i + 1) * WIDE + 3)} ${level(i + 1) + 1.6}l1.6 2.2l-1.6 2.2l-1.6 -2.2Z`,
  ).join("");
}

/** Where the flower stands: on the last step. */
export function landing(number: number): { x: number; y: number } {
  const steps = Math.floor(number / 10);
  return { x: Math.max(12, Math.min(48, steps * WIDE + 3)), y: level(steps) - 10 };
}

const level = (step: number): number => round(76 - step * HIGH);
const round = (value: number): number => Math.round(value * 10) / 10;
