/** Keys that work everywhere at a table; a game's own keys are all others. */
export const TABLE_KEYS = ["?", "l", "r", "c", "h", "u", "g"] as const;

/** The key of a press that is meant for the table: not while somebody writes, nor in front of a dialog, nor with Ctrl and the like. */
export function pressed(event: KeyboardEvent): string | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (document.querySelector("dialog[open]")) return null;
  const target = event.target as HTMLElement | null;
  if (target?.closest("input:not([type=checkbox], [type=radio], [type=range]), textarea, select")) return null;
  return event.key.length === 1 ? event.key.toLowerCase() : event.key;
}
