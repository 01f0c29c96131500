/** A lesson as somebody goes through it: what the board shows, what is said, and what has been tried. */
import type { Lesson, Position, Step, Tried } from '../protocol';
import { tryOut } from '../shared/api';
import type { BoardExports, Choice } from '../shared/board';
import { complete, keepStep, stepOf } from '../shared/lessons';
import { tempo, type Moments } from '../shared/tempo.svelte';

/** After so many tries that were not meant, only what is right can be chosen; after so many, it is played. */
export const [POINT, PLAY] = [2, 3];
// In milliseconds: what was tried can be seen before it is taken back, and its reason read before it is shown better.
const [SEEN, READ] = [900, 2200];

/** What is said in the place of the step's own text. */
interface Answer {
  name: string;
  values: Record<string, unknown>;
}

export class LessonWalk {
  at = $state(0);
  shown = $state.raw<Position>() as Position;
  answer = $state.raw<Answer | null>(null);
  /** The rules refuse what was tried. */
  error = $state.raw<unknown>(null);
  /** How the step before ended: found, or shown. */
  ended = $state<'found' | 'shown' | null>(null);
  misses = $state(0);
  /** Something is asked, shown or taken back. */
  isBusy = $state(false);
  isMoving = $state(false);
  /** What happened here, for those who listen. */
  told = $state.raw<Step[]>([]);
  board: BoardExports | null = null;
  moments: Moments = {};
  /** Counts the steps gone to: what was begun in an earlier one is over. */
  private visit = 0;

  constructor(readonly lesson: Lesson) {
    this.goTo(Math.min(stepOf(lesson.game), this.last));
  }

  get last(): number {
    return this.lesson.steps.length - 1;
  }

  get step() {
    return this.lesson.steps[this.at]!;
  }

  get isAsked(): boolean {
    return this.step.right.length > 0;
  }

  /** All that is legal; at length only what is right, so that the board points at it. */
  get choices(): Choice[] {
    if (this.isBusy) return [];
    const { choices } = this.shown;
    return this.misses < POINT ? choices : choices.filter(({ action }) => this.step.right.includes(action));
  }

  // ------------------------------------------------------------ where I am

  goTo = (step: number): void => {
    if (this.isMoving) tempo.finish();
    this.close();
    this.at = Math.max(0, Math.min(step, this.last));
    [this.misses, this.answer, this.error, this.ended, this.told] = [0, null, null, null, []];
    this.shown = fresh(this.step.position);
    if (this.at === this.last) complete(this.lesson.game);
    else keepStep(this.lesson.game, this.at);
  };

  /** Nothing that is under way goes on. */
  close(): void {
    this.visit++;
    this.isBusy = this.isMoving = false;
  }

  // ------------------------------------------------------------ what I try

  choose = (action: number): void => {
    const choice = this.choices.find((each) => each.action === action);
    if (choice) void this.attempt(choice.words);
  };

  /** Something that is not offered: the rules refuse it, or it is not what is meant here. */
  whyNot = (words: string): void => void this.attempt(words);

  showIt = (): void => {
    const [action] = this.step.right;
    const { words } = this.step.position.choices.find((each) => each.action === action)!;
    void this.attempt(words, 'shown');
  };

  dropError = (): void => {
    this.error = null;
  };

  private async attempt(words: string, ends: 'found' | 'shown' = 'found'): Promise<void> {
    if (this.isBusy || !this.isAsked) return;
    const visit = this.visit;
    const isHere = () => visit === this.visit;
    this.isBusy = true;
    [this.error, this.answer] = [null, null];
    const misses = this.misses;
    try {
      const tried = await tryOut(this.lesson.game, this.at, words);
      if (isHere()) await (tried.wrong === null ? this.goOn(tried, ends, isHere) : this.takeBack(tried, words, isHere));
    } catch (refused) {
      if (isHere()) this.error = refused;
    }
    if (!isHere()) return;
    this.isBusy = false;
    if (this.misses > misses && this.misses >= PLAY) this.showIt();
  }

  private async goOn(tried: Tried, ends: 'found' | 'shown', isHere: () => boolean): Promise<void> {
    this.ended = ends;
    await this.tell(tried, isHere);
    if (!isHere()) return;
    const { told } = this;
    this.goTo(this.at + 1);
    [this.ended, this.told] = [ends, told];
  }

  private async takeBack(tried: Tried, words: string, isHere: () => boolean): Promise<void> {
    const values = this.step.position.choices.find((each) => each.words === words)?.preview ?? {};
    this.answer = { name: tried.wrong!, values };
    this.ended = null;
    await this.tell(tried, isHere);
    if (!isHere()) return;
    this.shown = { ...tried.position, choices: [] };
    await pause(SEEN);
    if (!isHere()) return;
    this.shown = fresh(this.step.position);
    this.misses++;
    if (this.misses >= PLAY) await pause(READ);
  }

  /** One action after the other, as at a table. */
  private async tell({ steps, position }: Tried, isHere: () => boolean): Promise<void> {
    this.isMoving = true;
    for (const [i, step] of steps.entries()) {
      const isLast = i === steps.length - 1;
      tempo.catchUp(steps.slice(i), this.moments);
      if (!tempo.isStill) await this.board?.tell(step.events, isLast ? position.standing : undefined);
      if (!isHere()) break;
      this.told = [...this.told, step];
    }
    tempo.rest();
    if (isHere()) this.isMoving = false;
  }
}

/** A board sets itself up anew for a position that it has not been given before. */
const fresh = (position: Position): Position => ({ ...position, view: { ...position.view } });

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
