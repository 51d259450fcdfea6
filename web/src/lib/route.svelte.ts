import { read, type Route } from "./routes.ts";

let path = $state(location.pathname);
addEventListener("popstate", () => (path = location.pathname));

export const route = {
  get now(): Route {
    return read(path);
  },
};

/** Go to another page of ours without loading it anew. */
export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  path = location.pathname;
  scrollTo(0, 0);
}

/** For `onclick` on a link: a plain click stays inside the page, all others do as ever. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(event.currentTarget.pathname);
}
