import type { Game } from "../figures/backs.ts";
import { INN } from "./lie.ts";
import { FOREST_EDGE } from "./lynx.ts";
import type { Scene } from "./part.ts";
import { STAIRS } from "./piles.ts";
import { TIGHTROPE } from "./seventeen.ts";
import { POND } from "./toads.ts";

export const SCENES: Readonly<Record<Game, Scene>> = {
  toads: POND,
  piles: STAIRS,
  lie: INN,
  lynx: FOREST_EDGE,
  seventeen: TIGHTROPE,
};
