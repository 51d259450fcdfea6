/** Colours of tokens.css worked out: for the test of contrast, and for icons that live outside the page. */
import { readFileSync } from "node:fs";

const CSS = readFileSync(new URL("tokens.css", import.meta.url), "utf8");

export type Theme = "light" | "dark";

/** A token as red, green, blue of 0…1, light counted as it falls on the eye; what a screen cannot show is cut off. */
export function light(token: string, theme: Theme): [number, number, number] {
  const written = new RegExp(`--${token}: ([^;]+);`).exec(CSS)?.[1];
  if (!written) throw new Error(`no --${token} in tokens.css`);
  const other = /^var\(--(.+)\)$/.exec(written)?.[1];
  if (other) return light(other, theme);
  const tones = [...written.matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)/g)];
  const tone = tones[theme === "dark" ? tones.length - 1 : 0];
  if (!tone) throw new Error(`--${token} is no colour`);
  const [lightness, chroma, hue] = tone.slice(1).map(Number) as [number, number, number];
  const angle = (hue * Math.PI) / 180;
  return fromOklab(lightness, chroma * Math.cos(angle), chroma * Math.sin(angle));
}

/** OKLab to linear sRGB, as its author defines it. */
function fromOklab(lightness: number, a: number, b: number): [number, number, number] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    bounded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    bounded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    bounded(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

const bounded = (part: number): number => Math.min(1, Math.max(0, part));

/** A part of light as a screen stores it, and back. */
export const stored = (part: number): number =>
  part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055;
export const shone = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

/** A token as #rrggbb. */
export function hex(token: string, theme: Theme): string {
  const bytes = light(token, theme).map((part) => Math.round(stored(part) * 255));
  return "#" + bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** How well two lights stand apart, 1 to 21. */
export function contrast(one: readonly number[], two: readonly number[]): number {
  const luminance = ([red = 0, green = 0, blue = 0]: readonly number[]): number =>
    0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const [low = 0, high = 0] = [luminance(one), luminance(two)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}
