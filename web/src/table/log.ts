/** The log of a table, as the page keeps it. */
import type { Step } from '../protocol';

export interface Entry extends Step {
  /** Somebody took this step back later. */
  takenBack: boolean;
}

/**
 * The log with further steps, or with more of its last one. Each undo strikes out the last step of that player that
 * still stood, and what the others did behind it.
 */
export function withSteps(log: Entry[], steps: Step[]): Entry[] {
  let longer = log.map((entry) => ({ ...entry }));
  for (const step of steps) {
    const last = longer.at(-1)?.number ?? 0;
    if (step.number < last || (step.number === last && step.undone)) continue;
    if (step.number === last) longer.pop();
    if (step.undone) longer = strike(longer, step.actor);
    longer.push({ ...step, takenBack: false });
  }
  return longer;
}

function strike(log: Entry[], actor: Step['actor']): Entry[] {
  const first = log.findLastIndex((entry) => entry.actor === actor && !entry.undone && !entry.takenBack);
  return log.map((entry, i) => (first >= 0 && i >= first && !entry.undone ? { ...entry, takenBack: true } : entry));
}

/** What happened behind the last step of a seat; nothing if it has not acted yet. */
export function sinceMyMove(log: Entry[], seat: number | null): Entry[] {
  if (seat === null) return [];
  const mine = log.findLastIndex((entry) => entry.actor === seat);
  return mine < 0 ? [] : log.slice(mine + 1).filter((entry) => !entry.undone && !entry.takenBack);
}
