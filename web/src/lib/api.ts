import type * as wire from "./protocol.ts";

/** A request that was refused, in words of ours. */
export class Refused extends Error {
  readonly problem: wire.Problem | null;

  constructor(problem: wire.Problem | null) {
    super(problem?.sentence ?? "");
    this.problem = problem;
  }
}

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const init: RequestInit = {
    method,
    headers: { accept: "application/json", "accept-language": document.documentElement.lang },
  };
  if (body !== undefined) {
    init.body = typeof body === "string" ? body : JSON.stringify(body);
    init.headers = { ...init.headers, "content-type": "application/json" };
  }
  const answer = await fetch(path, init).catch(() => null);
  if (answer?.ok) return (await answer.json()) as Answer;
  throw new Refused(answer ? ((await answer.json().catch(() => null)) as wire.Problem | null) : null);
}

const part = encodeURIComponent;

export const api = {
  games: () => ask<wire.GameInfo[]>("GET", "/api/games"),
  me: () => ask<wire.Me>("GET", "/api/me"),
  rename: (nickname: string) => ask<wire.Me>("PUT", "/api/me", { nickname }),
  tables: () => ask<wire.TableCard[]>("GET", "/api/tables"),
  table: (id: string) => ask<wire.TableInfo>("GET", `/api/tables/${part(id)}`),
  make: (table: Partial<wire.NewTable> & { game: string; players: number }) =>
    ask<wire.Made>("POST", "/api/tables", table),
  sit: (table: string, nickname: string, seat: number | null = null) =>
    ask<wire.TableInfo>("POST", `/api/tables/${part(table)}/sit`, { nickname, seat }),
  replay: (table: string) => ask<wire.Replay>("GET", `/api/tables/${part(table)}/replay`),
  replayOf: (record: string) => ask<wire.Replay>("POST", "/api/replay", record),
  carry: () => ask<wire.Carry>("POST", "/api/carry"),
  carried: (token: string) => ask<wire.Me>("POST", `/api/carry/${part(token)}`),
  /** Where the record of a finished game can be fetched from. */
  record: (table: string) => `/api/tables/${part(table)}/record`,
};
