/** A hint as somebody goes through it: each press tells more, and nothing before it is asked for. */
import type { Hint, HintWish } from '../protocol';
import { askHint } from '../shared/api';

/** How much depends on it, what to look at, which action, and why. */
export type Stage = 'moment' | 'look' | 'best' | 'why';
const STAGES: Stage[] = ['moment', 'look', 'best', 'why'];

export class HintWalk {
  isOpen = $state(false);
  hint = $state.raw<Hint | null>(null);
  error = $state.raw<unknown>(null);
  stage = $state<Stage>('moment');
  /** The state that the hint is for. */
  private number = -1;
  /** Counts the questions: what answers an earlier one is not wanted any more. */
  private wish = 0;

  constructor(readonly table: string) {}

  get isLast(): boolean {
    return this.stage === STAGES.at(-1);
  }

  /** The action that is told by now. */
  get best(): string | null {
    return this.isOpen && this.hint && (this.stage === 'best' || this.stage === 'why') ? this.hint.best : null;
  }

  /** A hint for this state, or the next step of it. */
  next = (number: number, language: string): void => {
    if (!this.isOpen || number !== this.number) {
      this.close();
      [this.isOpen, this.number, this.stage] = [true, number, 'moment'];
      void this.ask({ number, language });
    } else if (this.error) void this.ask({ number, language });
    else if (this.hint && !this.isLast) this.stage = this.after(this.hint);
  };

  /** Where there is nothing to look at in particular, nothing is said of it. */
  private after({ look_at }: Hint): Stage {
    const next = STAGES[STAGES.indexOf(this.stage) + 1]!;
    return next === 'look' && !look_at ? 'best' : next;
  }

  /** Why not another action? */
  whyNot = (words: string, language: string): void => {
    void this.ask({ number: this.number, language, why_not: words });
  };

  close = (): void => {
    this.wish += 1;
    this.isOpen = false;
    this.hint = this.error = null;
  };

  private async ask(question: HintWish): Promise<void> {
    const wish = ++this.wish;
    this.error = null;
    try {
      const hint = await askHint(this.table, question);
      if (wish === this.wish) this.hint = hint;
    } catch (error) {
      if (wish === this.wish) this.error = error;
    }
  }
}
