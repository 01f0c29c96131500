import { join } from 'node:path';
import type { Rolldown } from 'vite';

/** The chunk that index.html names. */
export const FIRST = 'first';
const MAIN = join(import.meta.dirname, '../src/main.ts');
const RULEBOOK = /\/rulebook\//;

/**
 * A request costs a phone more than a few kilobytes that it could have done without. So all that the first page needs is
 * one file, together with what several of the other parts need: each of them is then one file, too.
 */
export function codeSplitting(): Rolldown.CodeSplittingOptions {
  let first: Set<string> | null = null;
  const name = (id: string, context: Rolldown.ChunkingContext) => {
    first ??= wanted((each) => context.getModuleInfo(each));
    return first.has(id) ? FIRST : null;
  };
  return { groups: [{ name, debugName: FIRST }] };
}

function wanted(info: (id: string) => Rolldown.ModuleInfo | null): Set<string> {
  const reached = (id: string, found = new Set<string>()): Set<string> => {
    if (found.has(id)) return found;
    found.add(id);
    for (const each of info(id)?.importedIds ?? []) reached(each, found);
    return found;
  };
  const parts = new Map([[MAIN, reached(MAIN)]]);
  // While it grows: a part may fetch further ones.
  for (const part of parts.values()) {
    for (const id of part) for (const each of info(id)?.dynamicallyImportedIds ?? []) parts.set(each, parts.get(each) ?? reached(each));
  }
  const first = parts.get(MAIN)!;
  const others = [...parts.values()].filter((part) => part !== first);
  for (const id of others.flatMap((part) => [...part])) {
    if (!RULEBOOK.test(id) && others.filter((part) => part.has(id)).length > 1) first.add(id);
  }
  return first;
}
