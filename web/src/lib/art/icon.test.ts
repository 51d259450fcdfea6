import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { hex } from "./colour.ts";
import { icon } from "./icon.ts";

const kept = (name: string): string => readFileSync(new URL(`../../../public/${name}`, import.meta.url), "utf8");
const colour = (token: string): string => hex(token, token === "table" ? "dark" : "light");

test("the icons in public/ are what tools/icons.ts draws today", () => {
  assert.equal(kept("icon.svg"), icon(false, colour));
  assert.equal(kept("icon-maskable.svg"), icon(true, colour));
});

test("what a maskable icon shows lies within the circle no mask cuts off", () => {
  const inner = /scale\(([\d.]+)\)/.exec(icon(true, colour))?.[1];
  assert.ok(46 * Number(inner) <= 40);
});
