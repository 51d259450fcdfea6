/** Arrow keys walk through the things of a group (`data-walk`), in the order of `data-at`, then of the document.
 * A list (`data-list`) is walked up and down only. */
export function walk(node: HTMLElement): { destroy(): void } {
  const onkeydown = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, Home: -Infinity, End: Infinity }[
      event.key
    ];
    const here = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>("[data-walk]") : null;
    if (
      step === undefined ||
      here === null ||
      (here.dataset.list !== undefined && /Left|Right|Home|End/.test(event.key)) ||
      event.altKey ||
      event.ctrlKey ||
      event.metaKey
    )
      return;
    const group = [
      ...node.querySelectorAll<HTMLElement>(`[data-walk="${CSS.escape(here.dataset.walk ?? "")}"]`),
    ].sort((a, b) => Number(a.dataset.at ?? 0) - Number(b.dataset.at ?? 0));
    const to = Math.max(0, Math.min(group.length - 1, group.indexOf(here) + step));
    group[to]?.focus();
    event.preventDefault();
    event.stopPropagation();
  };
  node.addEventListener("keydown", onkeydown);
  return { destroy: () => node.removeEventListener("keydown", onkeydown) };
}
