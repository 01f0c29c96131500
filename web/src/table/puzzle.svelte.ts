/** A puzzle as somebody works at it: what is tried, what is said about it, and the answer. */
import type { Choice, PuzzlePosition, PuzzleTried } from '../protocol';
import { answerOf, puzzleOf, solve, tryPuzzle } from '../shared/puzzles';

/** What was tried or shown. */
export interface Attempt {
  choice: Choice;
  tried: PuzzleTried;
  isShown: boolean;
}

export class PuzzleWalk {
  puzzle = $state.raw<PuzzlePosition | null>(null);
  attempt = $state.raw<Attempt | null>(null);
  error = $state.raw<unknown>(null);
  isBusy = $state(false);
  /** Counts the puzzles opened: what is told of an earlier one is not wanted any more. */
  private visit = 0;

  constructor(readonly game: string) {}

  /** Found, or shown. */
  get isOver(): boolean {
    return !!this.attempt && (this.attempt.isShown || this.attempt.tried.result !== 'wrong');
  }

  get choices(): Choice[] {
    return this.isOver || this.isBusy ? [] : (this.puzzle?.position.choices ?? []);
  }

  open = async (number: number): Promise<void> => {
    const visit = ++this.visit;
    [this.attempt, this.error] = [null, null];
    try {
      const puzzle = await puzzleOf(this.game, number);
      if (visit === this.visit) this.puzzle = puzzle;
    } catch (error) {
      if (visit === this.visit) [this.puzzle, this.error] = [null, error];
    }
  };

  close(): void {
    this.visit++;
  }

  tryIt = (action: number, language: string): Promise<void> => {
    const choice = this.choices.find((each) => each.action === action);
    return choice ? this.ask(choice.words, language) : Promise.resolve();
  };

  /** Something that cannot be chosen: the rules say why. */
  whyNot = (words: string, language: string): Promise<void> => this.ask(words, language);

  show = (language: string): Promise<void> =>
    this.busy(async (puzzle) => {
      const { best, tried } = await answerOf(this.game, puzzle.number, language);
      return { words: best, tried, isShown: true };
    });

  /** In another language what was said is asked for again. */
  again = (language: string): void => {
    if (this.attempt?.isShown) void this.show(language);
    else if (this.attempt) void this.ask(this.attempt.choice.words, language);
  };

  private ask = (words: string, language: string): Promise<void> =>
    this.busy(async (puzzle) => {
      const tried = await tryPuzzle(this.game, puzzle.number, words, language);
      if (tried.result !== 'wrong') solve(this.game, puzzle.number);
      return { words, tried, isShown: false };
    });

  private async busy(work: (puzzle: PuzzlePosition) => Promise<{ words: string; tried: PuzzleTried; isShown: boolean }>): Promise<void> {
    const [puzzle, visit] = [this.puzzle, this.visit];
    if (!puzzle || this.isBusy) return;
    [this.isBusy, this.error] = [true, null];
    try {
      const { words, tried, isShown } = await work(puzzle);
      const choice = puzzle.position.choices.find((each) => each.words === words);
      if (choice && visit === this.visit) this.attempt = { choice, tried, isShown };
    } catch (error) {
      if (visit === this.visit) this.error = error;
    }
    this.isBusy = false;
  }
}
