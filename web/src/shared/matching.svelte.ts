/**
 * The opponent that matches me. From my games against bots comes a rating of mine for each game, on the scale of the levels'.
 * It is kept in this browser, and changes only when a game is over: a level is chosen once for each table.
 */
import type { GameInfo, MyTable } from '../protocol';
import { read, write } from './storage';

interface Mine {
  rating: number;
  /** How many games it comes from. */
  games: number;
}
interface Kept {
  games: Record<string, Mine>;
  /** The tables that have been counted, the latest first. */
  counted: string[];
}
type Levels = Pick<GameInfo, 'name' | 'levels' | 'ratings' | 'first_level'>;
type Seated = Pick<MyTable, 'seats' | 'mine'>;
type Finished = Seated & Pick<MyTable, 'table' | 'winners'>;

const KEY = 'gemhoard-matching';
/** So many tables are known to have been counted. Nobody comes back to older ones. */
const MANY = 500;
/** How far one game can move the rating: of somebody new little is known. */
const [NEW_STEP, STEP, NEW_GAMES] = [160, 80, 5];
/** On the scale of Elo so many points are odds of ten to one. */
const SCALE = 400;

/** Whether there is anything to choose from. */
export function canMatch({ ratings }: Pick<GameInfo, 'ratings'>): boolean {
  return Object.keys(ratings).length > 1;
}

/** The level that comes closest to my rating; before my first game, the one that new players meet. */
export function matchingLevel({ name, levels, ratings, first_level }: Levels): string {
  const mine = kept().games[name];
  const rated = levels.filter((level) => level in ratings);
  if (!mine || !rated.length) return first_level;
  const distance = (level: string) => Math.abs(ratings[level]! - mine.rating);
  return rated.reduce((best, level) => (distance(level) < distance(best) ? level : best));
}

/** Whether my next opponent is stronger or weaker than a level. */
export function changeFrom(level: string, info: Levels): 'up' | 'down' | 'same' {
  const change = info.levels.indexOf(matchingLevel(info)) - info.levels.indexOf(level);
  return change > 0 ? 'up' : change < 0 ? 'down' : 'same';
}

/** The level of the bots at a table that match me, or null. With several people it is not for one of them to adapt to. */
export function levelMatchingMe(table: Seated): string | null {
  return (isAlone(table) && table.seats.find(({ adapts }) => adapts)?.level) || null;
}

/** A game is over: take it into account, once, if it tells how strong I am. */
export function count(info: Levels, game: Finished): void {
  const before = kept();
  if (before.counted.includes(game.table) || !counts(info, game)) return;
  const { rating, games } = before.games[info.name] ?? { rating: info.ratings[info.first_level]!, games: 0 };
  const surprise = won(game) - expected(rating, bots(game).map(({ level }) => info.ratings[level!]!));
  const moved = rating + (games < NEW_GAMES ? NEW_STEP : STEP) * surprise;
  const all = Object.values(info.ratings);
  keep({
    games: { ...before.games, [info.name]: { rating: Math.min(Math.max(moved, Math.min(...all)), Math.max(...all)), games: games + 1 } },
    counted: [game.table, ...before.counted].slice(0, MANY),
  });
}

/** I have played it to the end, without hints, against rated bots alone, and one of us has won: a virtual player is nobody's opponent. */
function counts({ ratings, first_level }: Levels, game: Finished): boolean {
  const { seats, mine, winners } = game;
  const me = seats[mine[0]!];
  const isMyOwn = isAlone(game) && !me!.substitute && !me!.hinted;
  const areRated = first_level in ratings && bots(game).every(({ level }) => level !== null && level in ratings);
  return isMyOwn && areRated && !!winners?.some((seat) => seat < seats.length);
}

/** Everybody else is a bot. */
function isAlone({ seats, mine }: Seated): boolean {
  return mine.length === 1 && seats.every(({ seat, kind }) => seat === mine[0] || kind === 'bot');
}

const bots = ({ seats, mine }: Seated) => seats.filter(({ seat }) => seat !== mine[0]);

/** A shared win counts in parts. */
function won({ mine, winners }: Finished): number {
  return winners!.includes(mine[0]!) ? 1 / winners!.length : 0;
}

/** Everybody wins in proportion to their strength (Bradley-Terry): of three equals, each a third. */
function expected(rating: number, others: number[]): number {
  const strengths = [rating, ...others].map((each) => 10 ** ((each - rating) / SCALE));
  return 1 / strengths.reduce((sum, each) => sum + each);
}

// ------------------------------------------------------------------ what is kept

/** The storage does not tell what shows it when it changes; this does. */
let changes = $state(0);

function kept(): Kept {
  void changes;
  const { games, counted } = (read(KEY) ?? {}) as Partial<Kept>;
  const known = Object.entries(games ?? {}).filter(([, mine]) => Number.isFinite(mine?.rating) && Number.isFinite(mine?.games));
  return { games: Object.fromEntries(known), counted: Array.isArray(counted) ? counted : [] };
}

function keep(told: Kept): void {
  write(KEY, told);
  changes += 1;
}
