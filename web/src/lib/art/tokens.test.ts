import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const css = readFileSync(new URL("tokens.css", import.meta.url), "utf8");
const THEMES = ["light", "dark"] as const;

/** The colour of a token as linear red, green, blue. */
function colour(token: string, theme: (typeof THEMES)[number]): number[] {
  const written = new RegExp(`--${token}: ([^;]+);`).exec(css)?.[1] ?? assert.fail(`no --${token}`);
  const other = /^var\(--(.+)\)$/.exec(written)?.[1];
  if (other) return colour(other, theme);
  const tones = [...written.matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)/g)];
  const tone = tones[theme === "dark" ? tones.length - 1 : 0] ?? assert.fail(`--${token} is no colour`);
  const [lightness, chroma, hue] = tone.slice(1).map(Number) as [number, number, number];
  return linear(lightness, chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180));
}

/** OKLab to linear sRGB, as its author defines it; what a screen cannot show is cut off. */
function linear(lightness: number, a: number, b: number): number[] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const all = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return all.map((part) => Math.min(1, Math.max(0, part)));
}

function contrast(one: string, two: string, theme: (typeof THEMES)[number]): number {
  const luminance = (token: string): number => {
    const [red = 0, green = 0, blue = 0] = colour(token, theme);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [low = 0, high = 0] = [luminance(one), luminance(two)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

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
  ["on-may", ["may"]],
  ["on-error", ["error"]],
  ["on-action", ["action"]],
];

for (const theme of THEMES) {
  test(`words on what they are written on have a contrast of 4.5 in the ${theme} theme`, () => {
    for (const [words, grounds] of WORDS)
      for (const ground of grounds) {
        const found = contrast(words, ground, theme);
        assert.ok(found >= 4.5, `--${words} on --${ground}: ${found.toFixed(2)}`);
      }
  });
  test(`rings around a card stand out from table and paper with 3 in the ${theme} theme`, () => {
    for (const ring of ["may", "focus", "line-strong"])
      assert.ok(contrast(ring, "table", theme) >= 3, `--${ring}: ${contrast(ring, "table", theme)}`);
  });
}
