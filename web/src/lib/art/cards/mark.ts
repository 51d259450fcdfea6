/** What a card says besides its face: it may be chosen, is chosen, gleams (a twin to pull), or is out of question now. */
export type Mark = "may" | "chosen" | "gleam" | "dim";

/** A frame of rays around a card of 60 by 84. */
export const RAYS = rays();

function rays(): string {
  const tips = (length: number, count: number, at: (along: number, out: number) => string): string =>
    Array.from({ length: count }, (_, i) => {
      const step = length / count;
      return `L${at(i * step, 1.6)}L${at((i + 0.5) * step, 6.4)}`;
    }).join("");
  const around =
    tips(64, 8, (along, out) => `${along - 2} ${-out}`) +
    tips(88, 11, (along, out) => `${60 + out} ${along - 2}`) +
    tips(64, 8, (along, out) => `${62 - along} ${84 + out}`) +
    tips(88, 11, (along, out) => `${-out} ${86 - along}`);
  return `M-2 -2${around}ZM4 .4Q.4 .4 .4 4V80Q.4 83.6 4 83.6H56Q59.6 83.6 59.6 80V4Q59.6 .4 56 .4Z`;
}
