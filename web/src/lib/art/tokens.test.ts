import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { contrast, light, shone, stored, type Theme } from "./colour.ts";
import { PAPERS } from "./cut.ts";

const THEMES: readonly Theme[] = ["light", "dark"];
const WORDS: readonly [string, readonly string[]][] = [
  ["text", ["table", "table-deep", "panel", "may-soft", "error-soft"]],
  ["text-soft", ["table", "table-deep", "panel"]],
  ["may", ["table", "panel"]],
  ["error", ["table", "panel", "error-soft"]],
  ["good", ["table", "panel"]],
  ["focus", ["table", "panel"]],
  ["ink", ["paper", "paper-shade", "snow", "sunflower"]],
  ["ink-soft", ["paper", "paper-shade"]],
  ["on-poppy", ["poppy"]],
  ["on-cornflower", ["cornflower"]],
  ["on-sunflower", ["sunflower"]],
  ["on-leaf", ["leaf"]],
  ["on-aubergine", ["aubergine"]],
  ["on-ink", ["ink"]],
  ["on-paper", ["paper"]],
  ["on-may", ["may"]],
  ["on-error", ["error"]],
  ["on-action", ["action"]],
];

function reads(words: string, ground: readonly number[], theme: Theme, name: string): void {
  const found = contrast(light(words, theme), ground);
  assert.ok(found >= 4.5, `--${words} on ${name}: ${found.toFixed(2)}`);
}

for (const theme of THEMES) {
  test(`words on what they are written on have a contrast of 4.5 in the ${theme} theme`, () => {
    for (const [words, grounds] of WORDS)
      for (const ground of grounds) reads(words, light(ground, theme), theme, `--${ground}`);
  });

  test(`words on the table can be read over any paper of a scene in the ${theme} theme`, () => {
    const css = readFileSync(new URL("tokens.css", import.meta.url), "utf8");
    const strength = Number(/--scene: ([\d.]+);/.exec(css)?.[1]);
    for (const paper of [...PAPERS, "ink", "paper", "snow", "text"]) {
      const table = light("table", theme);
      const over = light(paper, theme).map((part, i) =>
        shone(stored(part) * strength + stored(table[i] as number) * (1 - strength)),
      );
      reads("text", over, theme, `a scene's --${paper}`);
      reads("text-soft", over, theme, `a scene's --${paper}`);
    }
  });

  test(`rings around a card stand out from the table with 3 in the ${theme} theme`, () => {
    for (const ring of ["may", "focus", "line-strong"]) {
      const found = contrast(light(ring, theme), light("table", theme));
      assert.ok(found >= 3, `--${ring}: ${found.toFixed(2)}`);
    }
  });
}
