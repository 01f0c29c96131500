/** A click on the board, or Space, ends all movement at once. */
import { isForPage } from './keys';

const PRESSABLE = 'button, a[href], summary, [role="button"], [role="option"]';

/** Whether Space means something else there. */
export function isPressable(target: EventTarget | null): boolean {
  return target instanceof Element && !!target.closest(PRESSABLE);
}

export class Skip {
  private hasSkipped = false;

  constructor(
    private readonly isMoving: () => boolean,
    private readonly finish: () => void,
  ) {}

  /** For `onclickcapture` of the board: the click does nothing else, nor does the second one of a double click. */
  click = (event: MouseEvent): void => {
    if (this.isMoving()) this.skip(event);
    else if (this.hasSkipped && event.detail > 1) consume(event);
    else this.hasSkipped = false;
  };

  /** For `onkeydowncapture` of the window. Held down it goes on saying Space, to whatever has the focus then. */
  key = (event: KeyboardEvent): void => {
    if (event.key !== ' ' || !isForPage(event)) return;
    if (event.repeat) return void (this.hasSkipped && consume(event));
    this.hasSkipped = false;
    if (!isPressable(event.target) && this.isMoving()) this.skip(event);
  };

  private skip(event: Event): void {
    this.hasSkipped = true;
    consume(event);
    this.finish();
  }
}

function consume(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** End the transitions that are on their way there. */
export function endTransitions(place: Element | undefined): void {
  for (const animation of place?.getAnimations({ subtree: true }) ?? []) {
    const ends = Number.isFinite(animation.effect?.getComputedTiming().endTime);
    if (ends) animation.finish();
  }
}
