import type { Figure } from "../cut.ts";

/** One figure in a scene of 640 by 360. */
export interface Part {
  readonly figure: Figure;
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  readonly turn?: number;
}

/** A scene: parts one over the other, the farthest first. `both` stand on the right and, mirrored, on the left. */
export type Scene = readonly (Part & { readonly both?: boolean })[];
