/** What is asked of the server outside a table's socket. */
import type {
  Daily,
  DailyToday,
  DailyWish,
  ErrorMessage,
  GameInfo,
  Hint,
  HintWish,
  JoinTable,
  Judged,
  Lesson,
  MyTable,
  NetworkInfo,
  NewTable,
  PlayAgain,
  PlayOn,
  Position,
  Replay,
  ReviewAnswer,
  TableMade,
  Tried,
} from '../protocol';

/** Something was refused. `reason` is a Fluent message. */
export class Refusal extends Error {
  constructor(
    readonly reason: string,
    readonly rule = '',
    readonly values: Record<string, unknown> = {},
    readonly cause: ErrorMessage | null = null,
  ) {
    super(reason);
  }
}

async function fetched(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Refusal('page-no-network');
  }
  if (response.ok) return response;
  throw await refusal(response);
}

export async function ask<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  return (await (await fetched(path, init)).json()) as Answer;
}

async function refusal(response: Response): Promise<Refusal> {
  const told: unknown = await response.json().catch(() => null);
  if (told && typeof told === 'object' && 'reason' in told) {
    const { reason, rule, values, cause } = told as ErrorMessage;
    return new Refusal(reason, rule, values, cause);
  }
  return new Refusal(response.status === 404 ? 'page-not-found' : 'page-failed', '', { status: response.status });
}

function post<Answer>(path: string, body: unknown): Promise<Answer> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: text });
}

let known: Promise<GameInfo[]> | null = null;

/** What can be played. Asked once. */
export function games(): Promise<GameInfo[]> {
  known ??= ask<GameInfo[]>('/api/games').catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

/** The Fluent messages of a game that are not built into the page; none where they do not come. */
export const textsOf = (game: string, language: string) =>
  fetched(`/api/games/${game}/texts/${language}`).then((response) => response.text(), () => '');
/** A rulebook that is not built into the page, in Markdown. */
export const rulebookText = async (game: string, language: string) =>
  (await fetched(`/api/games/${game}/rulebook/${language}`)).text();
export const lessonOf = (game: string) => ask<Lesson>(`/api/games/${game}/lesson`);
/** What an action leads to in a step of a lesson; refused, where the rules refuse it. */
export const tryOut = (game: string, step: number, words: string) =>
  ask<Tried>(`/api/games/${game}/lesson/${step}?words=${encodeURIComponent(words)}`);
export const network = () => ask<NetworkInfo>('/api/network');
export const newTable = (wish: NewTable) => post<TableMade>('/api/tables', wish);
export const myTables = (tables: string[]) => ask<MyTable[]>(`/api/mine?tables=${tables.join()}`);
/** Where it is told that one of them has changed. */
export const myTablesSocket = (tables: string) => `/api/mine/socket?tables=${tables}`;
export const dailyToday = () => ask<DailyToday[]>('/api/daily');
export const lookAtDaily = (game: string, day: number | null) => ask<Daily>(`/api/daily/${game}${day === null ? '' : `?day=${day}`}`);
export const beginDaily = (game: string, wish: DailyWish) => post<TableMade>(`/api/daily/${game}`, wish);
export const findCode = (code: string) => ask<TableMade>(`/api/codes/${encodeURIComponent(code)}`);
export const joinTable = (table: string, wish: JoinTable) => post<unknown>(`/api/tables/${table}/join`, wish);
/** After the end: go along to the next table, made now if nobody has asked yet, or say no. */
export const playAgain = (table: string, wish: PlayAgain) => post<TableMade>(`/api/tables/${table}/again`, wish);
/** What to do in a state of the game, for whoever decides there. */
export const askHint = (table: string, wish: HintWish) => post<Hint>(`/api/tables/${table}/hint`, wish);
export const replayOf = (table: string) => ask<Replay>(`/api/tables/${table}/replay`);
/** The review, or how far it has come. */
export const reviewOf = (table: string, language: string) => ask<ReviewAnswer>(`/api/tables/${table}/review?language=${language}`);
/** A choice after so many steps, as its seat stood before it. */
export const lookAgain = (table: string, step: number) => ask<Position>(`/api/tables/${table}/review/${step}`);
/** What another action would have cost there. */
export const tryInstead = (table: string, step: number, words: string) =>
  ask<Judged>(`/api/tables/${table}/review/${step}/instead?words=${encodeURIComponent(words)}`);
/** From there on, against bots. */
export const playOnFrom = (table: string, wish: PlayOn) => post<TableMade>(`/api/tables/${table}/play-on`, wish);
export const sendRecord = (text: string) => post<TableMade>('/api/records', text);
export const recordAddress = (table: string, { names }: { names: boolean }) =>
  `/api/tables/${table}/record.json${names ? '?names=true' : ''}`;
