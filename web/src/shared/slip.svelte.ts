/** The rule that is looked up at the moment, if any: a slip of paper beside the game. */
interface LookedUp {
  game: string;
  rule: string;
}

let shown = $state.raw<LookedUp | null>(null);

export function lookedUp(): LookedUp | null {
  return shown;
}

export function lookUp(rule: LookedUp | null): void {
  shown = rule;
}
