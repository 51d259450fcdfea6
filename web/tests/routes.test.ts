import assert from "node:assert/strict";
import { test } from "node:test";
import { read } from "../src/lib/routes.ts";

test("addresses lead to pages", () => {
  assert.deepEqual(read("/"), { page: "home" });
  assert.deepEqual(read("/t/abc"), { page: "table", table: "abc" });
  assert.deepEqual(read("/j/KOT7"), { page: "join", code: "KOT7" });
  assert.deepEqual(read("/new/toads"), { page: "friends", game: "toads" });
  assert.deepEqual(read("/replay"), { page: "replay", table: null });
  assert.deepEqual(read("/replay/abc"), { page: "replay", table: "abc" });
  assert.deepEqual(read("/carry/x"), { page: "carry", token: "x" });
});

test("any other address is nothing", () => {
  for (const path of ["/t", "/t/a/b", "/elsewhere", "/elsewhere/a", "/%", "/t/%E0%A4%A"])
    assert.deepEqual(read(path), { page: "lost" });
});
