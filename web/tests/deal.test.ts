import assert from "node:assert/strict";
import { createHash, randomBytes } from "node:crypto";
import { test } from "node:test";
import { checked } from "../src/lib/deal.ts";
import { sha256, toHex } from "../src/lib/sha256.ts";

test("SHA-256 is the one everybody knows, for every length up to three blocks", () => {
  for (let length = 0; length < 200; length++) {
    const bytes = new Uint8Array(randomBytes(length));
    assert.equal(toHex(sha256(bytes)), createHash("sha256").update(bytes).digest("hex"));
  }
});

test("a secret that belongs to its promise is told from one that does not", () => {
  const secret = "11".repeat(32);
  const promise = createHash("sha256").update(Buffer.from(secret, "hex")).digest("hex");
  assert.equal(checked(promise, secret, []).kept, true);
  assert.equal(checked(promise, "12" + secret.slice(2), []).kept, false);
});

test("without shares the secret is the seed; with them all of it is hashed, in the order of seats", () => {
  const [secret, one, two] = ["11".repeat(32), "22".repeat(32), "33".repeat(32)] as const;
  assert.equal(checked("", secret, []).seed, secret);
  const whole = Buffer.concat([Buffer.from("stolik table:"), Buffer.from(secret + one + two, "hex")]);
  assert.equal(checked("", secret, [one, "", two]).seed, createHash("sha256").update(whole).digest("hex"));
});
