import type { Choice, Happened } from "../../lib/protocol.ts";
import { say } from "../../lib/words.svelte.ts";
import type { Gain } from "./countup.svelte.ts";
import { inSight, known, worth, type View } from "./view.ts";

/** What laying a card that way does, in a few words; the numbers are what I shall know then. */
export function outlook(choice: Choice, view: View): string {
  const { sum, hearts } = inSight(view.row);
  const card = String(choice.parts["card"]);
  const hidden = choice.parts["side"] === "down";
  if (/^[DS]/.test(card)) {
    return say(hidden ? "label-seventeen-hide" : "label-seventeen-lay", { known: sum + worth(card), hearts });
  }
  if (hidden) return say(card === "P" ? "label-seventeen-trap" : "label-seventeen-idle");
  return say(card === "B" && !view.row.length ? "label-seventeen-bin-alone" : `label-seventeen-${card}`);
}

/** A seat's last move, as short as can be. */
export function act(event: Happened): string {
  const move = event.move;
  if (move === "check") return say("web-seventeen-act", { card: "check", value: 0 });
  if (move.endsWith("-")) return say("web-seventeen-act", { card: "heart", value: 0 });
  return say("web-seventeen-act", { card: known(move) ?? "", value: worth(move) });
}

/** What a CHECK brought a seat. */
export function gained({ mastery, nerves }: Gain): string {
  if (mastery < 0 || nerves < 0) return say("web-seventeen-gain", { got: "snap" });
  if (mastery > 0 && nerves > 0) return say("web-seventeen-gain", { got: "both" });
  if (mastery > 0) return say("web-seventeen-gain", { got: "mastery" });
  return nerves > 0 ? say("web-seventeen-gain", { got: "nerves" }) : "";
}

/** What is on a seat's turn. */
export function plays(view: View): string {
  if (view.to_play < 2) return say("table-seventeen-plays");
  return say(view.played ? "table-seventeen-plays-second" : "table-seventeen-plays-two");
}

/** A hand as others see it. */
export function held(hand: readonly (string | null)[]): string {
  const cards = hand.filter((card) => card !== null).map((card) => say("card-seventeen", { card, side: "both" }));
  const hearts = hand.length - cards.length;
  return say("web-seventeen-held", { known: cards.join(", "), count: cards.length, hearts });
}

/** A card on the rope, and whose it is. */
export function laid(name: string, card: string): string {
  const side = card.endsWith("+") ? "up" : card.endsWith("-") ? "down" : "both";
  return `${name}: ${say("card-seventeen", { card: known(card) ?? "?", side })}`;
}
