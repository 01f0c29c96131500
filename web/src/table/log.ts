/** The log of a table, as the page keeps it. */
import type { Step } from '../protocol';

export interface Entry extends Step {
  /** Somebody took this step back later. */
  takenBack: boolean;
}

/** The log with further steps. Each undo strikes out the last step that still stood. */
export function withSteps(log: Entry[], steps: Step[]): Entry[] {
  const longer = log.map((entry) => ({ ...entry }));
  const last = () => longer.at(-1)?.number ?? 0;
  for (const step of steps) {
    if (step.number <= last()) continue;
    if (step.undone) {
      const struck = longer.findLast((entry) => !entry.undone && !entry.takenBack);
      if (struck) struck.takenBack = true;
    }
    longer.push({ ...step, takenBack: false });
  }
  return longer;
}

/** What happened behind the last step of a seat; nothing if it has not acted yet. */
export function sinceMyMove(log: Entry[], seat: number | null): Entry[] {
  if (seat === null) return [];
  const mine = log.findLastIndex((entry) => entry.actor === seat);
  return mine < 0 ? [] : log.slice(mine + 1).filter((entry) => !entry.undone && !entry.takenBack);
}
