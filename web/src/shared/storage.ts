/** What this browser keeps for us. Where it keeps nothing, as some private windows do, it is known until the page is closed. */
const meanwhile = new Map<string, string>();

/** Null if there is nothing, or nothing that can be read. */
export function read(key: string): unknown {
  try {
    return JSON.parse(meanwhile.get(key) ?? localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

export function write(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(key, text);
    meanwhile.delete(key);
  } catch {
    meanwhile.set(key, text);
  }
}
