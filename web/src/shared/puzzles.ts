/** What is asked of the server about puzzles; which ones I have solved, and how hard I want them, kept in this browser. */
import type { PuzzleAnswer, PuzzleList, PuzzlePosition, PuzzleTried } from '../protocol';
import { ask } from './api';
import { read, write } from './storage';

// The first page does without them: they are not beside the others.
/** How many puzzles a game has, by their grades. */
export const puzzlesOf = (game: string) => ask<PuzzleList>(`/api/puzzles/${game}`);
export const puzzleOf = (game: string, number: number) => ask<PuzzlePosition>(`/api/puzzles/${game}/${number}`);
/** How good an action is there; refused, where the rules refuse it. */
export const tryPuzzle = (game: string, number: number, words: string, language: string) =>
  ask<PuzzleTried>(`/api/puzzles/${game}/${number}/try?words=${encodeURIComponent(words)}&language=${language}`);
export const answerOf = (game: string, number: number, language: string) =>
  ask<PuzzleAnswer>(`/api/puzzles/${game}/${number}/answer?language=${language}`);

const KEY = 'gemhoard-puzzles';

interface Kept {
  solved: number[];
  /** Null: any. */
  grade: number | null;
}

export const solvedOf = (game: string): number[] => kept(game).solved;

export function solve(game: string, number: number): void {
  const { solved, grade } = kept(game);
  if (!solved.includes(number)) keep(game, { solved: [...solved, number], grade });
}

export const gradeOf = (game: string): number | null => kept(game).grade;

export const keepGrade = (game: string, grade: number | null): void => keep(game, { ...kept(game), grade });

/** The puzzles of a grade, by number; all of them from the easiest on, where none is wished for. */
export function puzzlesOfGrade(grades: number[], grade: number | null): number[] {
  const numbers = grades.flatMap((each, i) => (grade === null || each === grade ? [i + 1] : []));
  return numbers.sort((a, b) => grades[a - 1]! - grades[b - 1]! || a - b);
}

/** The first behind a puzzle that is not solved, round and round; where all are, simply the next. Null: there is none. */
export function nextPuzzle(numbers: number[], solved: number[], behind: number): number | null {
  const place = numbers.indexOf(behind) + 1;
  const later = [...numbers.slice(place), ...numbers.slice(0, place)];
  return later.find((number) => number !== behind && !solved.includes(number)) ?? later[0] ?? null;
}

function kept(game: string): Kept {
  const found = all()[game];
  const solved = Array.isArray(found?.solved) ? found.solved.filter(Number.isInteger) : [];
  return { solved, grade: Number.isInteger(found?.grade) ? found!.grade! : null };
}

const keep = (game: string, what: Kept): void => write(KEY, { ...all(), [game]: what });

function all(): Record<string, Partial<Kept> | undefined> {
  const found = read(KEY);
  return found && typeof found === 'object' ? (found as Record<string, Partial<Kept>>) : {};
}
