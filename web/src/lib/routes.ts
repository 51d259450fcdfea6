/** The pages there are, by address. */
export type Route =
  | { page: "home" }
  | { page: "friends"; game: string }
  | { page: "table"; table: string }
  | { page: "join"; code: string }
  | { page: "replay"; table: string | null }
  | { page: "carry"; token: string }
  | { page: "lost" };

export function read(path: string): Route {
  try {
    return page(path.split("/").filter(Boolean).map(decodeURIComponent));
  } catch {
    return { page: "lost" }; // a % with no letter behind it
  }
}

function page([first, second, third]: readonly string[]): Route {
  if (first === undefined) return { page: "home" };
  if (third !== undefined) return { page: "lost" };
  if (first === "replay") return { page: "replay", table: second ?? null };
  if (second === undefined) return { page: "lost" };
  if (first === "new") return { page: "friends", game: second };
  if (first === "t") return { page: "table", table: second };
  if (first === "j") return { page: "join", code: second };
  if (first === "carry") return { page: "carry", token: second };
  return { page: "lost" };
}
