/** A review as somebody goes through it: what has been found so far, which answers were looked at, what is tried again. */
import type { Choice, Judged, Position, Review } from '../protocol';
import { lookAgain, reviewOf, tryInstead } from '../shared/api';
import { isMarked, resultOf, type Result } from './figures';

/** In milliseconds: how often it is asked how far the review is. */
const PATIENCE = 500;

interface Tried {
  words: string;
  judged: Judged;
  result: Result;
}

export class ReviewWalk {
  share = $state(0);
  review = $state.raw<Review | null>(null);
  error = $state.raw<unknown>(null);
  /** A choice as its seat stood before it, to be tried again. */
  trying = $state.raw<Position | null>(null);
  tried = $state.raw<Tried | null>(null);
  isBusy = $state(false);
  /** By step, the better choices that were asked for. */
  private answers = $state.raw<ReadonlyMap<number, Choice>>(new Map());
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;
  /** Counts the languages asked in: what comes in an earlier one is not wanted any more. */
  private wish = 0;

  constructor(readonly table: string) {}

  /** Ask for it, until it is there. */
  ask = async (language: string): Promise<void> => {
    const wish = ++this.wish;
    clearTimeout(this.timer);
    this.error = null;
    try {
      const { share, review } = await reviewOf(this.table, language);
      if (wish !== this.wish || this.isClosed) return;
      this.share = share;
      if (review) this.review = review;
      else this.timer = setTimeout(() => void this.ask(language), PATIENCE);
    } catch (error) {
      if (wish === this.wish) this.error = error;
    }
  };

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
  }

  // ------------------------------------------------------------ the better choice

  /** What was chosen after so many steps, if that was judged. */
  judged(step: number): Judged | null {
    return this.review?.moments[step]?.judged ?? null;
  }

  /** Whether there is something to be found. */
  isAsked(step: number): boolean {
    return isMarked(this.judged(step));
  }

  /** The better choice, once it was asked for. */
  answer(step: number): Choice | null {
    return this.answers.get(step) ?? null;
  }

  show = (step: number): Promise<void> =>
    this.busy(async () => {
      const position = this.trying?.number === step ? this.trying : await lookAgain(this.table, step);
      const best = position.choices.find(({ words }) => words === this.judged(step)?.best);
      if (best) this.answers = new Map([...this.answers, [step, best]]);
      this.stop();
    });

  // ------------------------------------------------------------ another try

  begin = (step: number): Promise<void> =>
    this.busy(async () => {
      this.tried = null;
      this.trying = await lookAgain(this.table, step);
    });

  /** Leave it at that. */
  stop = (): void => {
    this.trying = this.tried = null;
  };

  choose = (action: number): void => {
    const position = this.trying;
    const choice = position?.choices.find((each) => each.action === action);
    if (choice && !this.isBusy) void this.attempt(position!, choice.words);
  };

  private attempt = (position: Position, words: string): Promise<void> =>
    this.busy(async () => {
      const step = position.number;
      const judged = await tryInstead(this.table, step, words);
      if (this.trying !== position) return;
      this.tried = { words, judged, result: resultOf(words, judged, this.judged(step)!) };
    });

  private async busy(work: () => Promise<void>): Promise<void> {
    this.isBusy = true;
    this.error = null;
    try {
      await work();
    } catch (error) {
      this.error = error;
    }
    this.isBusy = false;
  }
}
