// Requests to the server. Every fault becomes an ApiError with the server's code and words.

import type {
  BoardData,
  Content,
  Debrief,
  Frame,
  Hint,
  LessonShown,
  Link,
  Message,
  MessageList,
  NewLesson,
  NewTable,
  NewTableAnswer,
  PlayOn,
  ProgramToken,
  Reach,
  ReplayId,
  ReplayInfo,
  SeatAnswer,
  SeatChange,
  State,
  TableAnswer,
  TableId,
  TableList,
  TitleData,
} from "./types";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly detail: Record<string, unknown> = {},
  ) {
    super(message);
  }
}

interface Fault {
  error?: { code?: string; message?: string; detail?: Record<string, unknown> };
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: method === "GET" ? {} : { "Content-Type": "application/json", "X-Airlock": "1" },
      body: body === undefined ? null : JSON.stringify(body),
      credentials: "same-origin",
    });
  } catch {
    throw new ApiError(0, "offline", "");
  }
  const text = await answer.text();
  let data: unknown;
  try {
    data = text ? JSON.parse(text) : {};
  } catch {
    throw new ApiError(answer.status, "broken", text.slice(0, 200));
  }
  if (!answer.ok) {
    const { error } = data as Fault;
    throw new ApiError(answer.status, error?.code ?? String(answer.status), error?.message ?? "", error?.detail ?? {});
  }
  return data as T;
}

const get = <T>(path: string) => request<T>("GET", path);
const post = <T>(path: string, body: unknown = {}) => request<T>("POST", path, body);

const kept = new Map<string, Promise<unknown>>();
/** What never changes is asked for once. */
function once<T>(path: string): Promise<T> {
  let found = kept.get(path) as Promise<T> | undefined;
  if (!found) {
    found = get<T>(path);
    kept.set(path, found);
    found.catch(() => kept.delete(path));
  }
  return found;
}

export interface Clause {
  id: string;
  kind: string;
  text: Record<string, string>;
  ruling?: Record<string, string> | null;
  see?: string[];
}

export interface Section {
  id: string;
  name: Record<string, string>;
  clauses: Clause[];
}

const of = (table: string, rest = "") => `/api/tables/${encodeURIComponent(table)}${rest}`;

export const api = {
  reach: () => once<Reach>("/api/reach"),
  titles: () => once<TitleData[]>("/api/titles"),
  board: (title: string, board: string) => once<BoardData>(`/api/titles/${title}/board/${board}`),
  content: (title: string, options: Record<string, string>) =>
    once<Content>(`/api/titles/${title}/content?${new URLSearchParams(options).toString()}`),
  rules: (title: string) => once<{ sections: Section[] }>(`/api/rules/${title}`),

  lesson: (title: string) => once<LessonShown>(`/api/lessons/${title}`),
  teach: (lesson: NewLesson) => post<TableAnswer>("/api/lessons", lesson),

  create: (table: NewTable) => post<NewTableAnswer>("/api/tables", table),
  mine: () => get<TableList>("/api/tables/mine").then((a) => a.tables),
  open: () => get<TableList>("/api/tables/public").then((a) => a.tables),
  table: (id: string) => get<TableAnswer>(of(id)).then((a) => a.table),
  code: (code: string) => get<TableId>(`/api/codes/${encodeURIComponent(code)}`),
  join: (id: string, join: { invite?: string; code?: string; name: string }) => post<SeatAnswer>(of(id, "/join"), join),
  recovery: (id: string, seat: number) => post<Link>(of(id, "/recovery"), { seat }),
  recover: (id: string, secret: string) => post<SeatAnswer>(of(id, "/recover"), { secret }),
  start: (id: string, fill = "") => post<unknown>(of(id, "/start"), { fill }),
  pause: (id: string) => post<unknown>(of(id, "/pause")),
  resume: (id: string) => post<unknown>(of(id, "/resume")),
  playOn: (id: string, how: PlayOn = {}) => post<NewTableAnswer>(of(id, "/sequel"), how),
  rematch: (id: string) => post<TableAnswer>(of(id, "/rematch")),
  change: (id: string, seat: number, change: SeatChange) => request<unknown>("PATCH", of(id, `/seats/${seat}`), change),
  renew: (id: string, seat: number) => post<unknown>(of(id, `/seats/${seat}/invite`)),
  token: (id: string, seat: number) => post<ProgramToken>(of(id, `/seats/${seat}/token`)),
  takeover: (id: string, seat: number, bot: string) => post<unknown>(of(id, `/seats/${seat}/takeover`), { bot }),
  handback: (id: string, seat: number) => post<unknown>(of(id, `/seats/${seat}/handback`)),

  state: (id: string, seat: number, since: number) => get<State>(of(id, `/state?seat=${seat}&since=${since}`)),
  answer: (id: string, seat: number, seq: number, key: string, since: number) =>
    post<State>(of(id, "/answers"), { seat, seq, key, since }),
  hint: (id: string, seat: number) => post<Hint>(of(id, "/hint"), { seat }),
  undo: (id: string, seat: number) => post<State>(of(id, "/undo"), { seat }),
  undoAsk: (id: string, seat: number) => post<unknown>(of(id, "/undo/ask"), { seat }),
  undoConsent: (id: string, seat: number, agree: boolean) => post<unknown>(of(id, "/undo/consent"), { seat, agree }),
  goOn: (id: string, seat: number) => post<unknown>(of(id, "/changed/agree"), { seat }),
  messages: (id: string, seat: number) =>
    get<MessageList>(of(id, `/messages?seat=${seat}&since=0`)).then((a) => a.messages),
  speak: (id: string, seat: number, kind: Message["kind"], to: number[], text: string, what: Record<string, string>) =>
    post<unknown>(of(id, "/messages"), { seat, kind, to, text, what }),
  report: (id: string, seat: number, text: string) => post<unknown>(of(id, "/report"), { seat, text }),
  saveLink: (id: string) => of(id, "/save"),

  upload: (save: string) => post<ReplayId>("/api/replays", { save }),
  replay: (base: string) => get<ReplayInfo>(base),
  debrief: (base: string, seat: number) => get<Debrief>(`${base}/debrief?seat=${seat}`),
  frame: (base: string, at: number, seat: number | "open") => get<Frame>(`${base}/frame?at=${at}&seat=${seat}`),
};
