import { fromHex, joined, sha256, toHex } from "./sha256.ts";

/** How a deal can be checked (docs/chance.md): what was promised, what it came from, and what follows. */
export interface Checked {
  /** SHA-256 of the secret, worked out here. */
  hash: string;
  /** Is that what was published before anyone sat down? */
  kept: boolean;
  /** The seed of all shuffles: the secret, with what the players' browsers added. */
  seed: string;
}

export function checked(commitment: string, secret: string, shares: readonly string[]): Checked {
  const bytes = fromHex(secret);
  const hash = toHex(sha256(bytes));
  const all = joined(new TextEncoder().encode("stolik table:"), bytes, ...shares.map(fromHex));
  const seed = shares.length ? sha256(all) : bytes;
  return { hash, kept: hash === commitment, seed: toHex(seed) };
}
