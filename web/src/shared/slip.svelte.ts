/** The rule that is looked up at the moment, if any: a slip of paper beside the game. */
let rule = $state<string | null>(null);

export function lookedUp(): string | null {
  return rule;
}

export function lookUp(id: string | null): void {
  rule = id;
}
