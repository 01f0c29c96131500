/** What a review says, as numbers and lines to be drawn. */
import type { Judged, Review, ReviewMoment } from '../protocol';

export type Verdict = Judged['verdict'];
/** With every choice that is judged. */
export type Choice = ReviewMoment & { judged: Judged };

export const COSTLIEST = 3;
export const LUCKIEST = 2;
const MARKED: readonly Verdict[] = ['small', 'costly', 'turning-point'];

export const isMarked = (judged: Judged | null | undefined): boolean => !!judged && MARKED.includes(judged.verdict);

const isChoice = (moment: ReviewMoment): moment is Choice => !!moment.judged;

/** Every choice that was no matter of course; of one player, or of all. */
export function choices(review: Review, seat: number | null): Choice[] {
  return review.moments.filter(isChoice).filter((moment) => moment.judged.verdict !== 'forced' && (seat === null || moment.seat === seat));
}

/** The marked choices that cost most. */
export function costliest(review: Review, seat: number | null): Choice[] {
  const marked = choices(review, seat).filter(({ judged }) => isMarked(judged));
  return marked.sort((a, b) => b.judged.cost - a.judged.cost).slice(0, COSTLIEST);
}

/** Something that turned up. */
export type Stroke = ReviewMoment & { luck: number[] };

/** Where luck changed most. */
export function luckiest(review: Review): Stroke[] {
  const strokes = review.moments.filter((moment): moment is Stroke => !!moment.luck?.some(Boolean));
  const size = (stroke: Stroke) => Math.abs(stroke.luck[mostChanged(stroke)]!);
  return strokes.sort((a, b) => size(b) - size(a)).slice(0, LUCKIEST);
}

/** Whose chances it changed most: not always of who rolled. */
export function mostChanged({ luck }: Stroke): number {
  const sizes = luck.map(Math.abs);
  return sizes.indexOf(Math.max(...sizes));
}

/** Everybody's chances after so many steps. */
export function chancesAt(review: Review, step: number): number[] {
  return step ? review.moments[Math.min(step, review.moments.length) - 1]!.chances : review.start;
}

/** Whole numbers: more would claim what nobody has measured. */
export function percent(share: number, signed = false): string {
  const number = Math.round(100 * share);
  if (!number) return '0';
  return (number > 0 ? (signed ? '+' : '') : '−') + Math.abs(number);
}

/** With a decimal, so that one sees how they add up. */
export function tenths(share: number, signed: boolean, language: string): string {
  const form = { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: signed ? 'exceptZero' : 'negative' } as const;
  return (100 * share).toLocaleString(language, form).replace('-', '−');
}

/** A player's line, in a picture of that size. */
export function line(review: Review, seat: number, width: number, height: number): string {
  const last = review.moments.length;
  const points = Array.from({ length: last + 1 }, (_, step) => {
    const y = height * (1 - chancesAt(review, step)[seat]!);
    return `${round((width * step) / Math.max(last, 1))} ${round(y)}`;
  });
  return `M${points.join('L')}`;
}

/** Which step somebody points at, so far across the picture. */
export function stepAt(share: number, last: number): number {
  return Math.max(0, Math.min(last, Math.round(share * last)));
}

const round = (value: number) => Math.round(10 * value) / 10;

/** What came of another try: measured against the best choice, and against the one that was made. */
export type Result = 'best' | 'equal' | 'better' | 'worse';

export function resultOf(words: string, tried: Judged, chosen: Judged): Result {
  if (words === tried.best) return 'best';
  if (!isMarked(tried)) return 'equal';
  return tried.cost < chosen.cost ? 'better' : 'worse';
}
