/** The service worker in a browser of our own making: what it keeps, and what it leaves to the network. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCE = readFileSync(join(import.meta.dirname, '../build/worker.js'), 'utf8');
const ORIGIN = 'http://here';
const path = (wanted: string | { url: string }) => new URL(typeof wanted === 'string' ? wanted : wanted.url, ORIGIN).pathname;

class Kept extends Map<string, string> {
  match = async (wanted: string | { url: string }) => this.get(path(wanted));
  add = async (wanted: string | { url: string }) => void this.set(path(wanted), `fetched ${path(wanted)}`);
  addAll = async (all: (string | { url: string })[]) => void (await Promise.all(all.map(this.add)));
  put = async (wanted: string, answer: string) => void this.set(path(wanted), answer);
  remove = async ({ url }: { url: string }) => super.delete(path(url));
}

/** A worker with these files, among what an older one has kept. */
function start(files: string[], kept: Kept, isOnline = true) {
  const listeners: Record<string, (event: object) => void> = {};
  const cache = { match: kept.match, addAll: kept.addAll, put: kept.put, delete: kept.remove, keys: async () => [...kept.keys()].map((each) => ({ url: ORIGIN + each })) };
  const asked: string[] = [];
  const surroundings = {
    FILES: files,
    FIRST: files.slice(0, 1),
    location: { origin: ORIGIN },
    caches: { open: async () => cache, match: kept.match },
    clients: { claim: async () => {} },
    skipWaiting: () => {},
    addEventListener: (kind: string, listener: (event: object) => void) => (listeners[kind] = listener),
    Request: class {
      url: string;
      constructor(wanted: string) {
        this.url = ORIGIN + wanted;
      }
    },
    fetch: async ({ url }: { url: string }) => {
      asked.push(path(url));
      if (!isOnline) throw new TypeError('no network');
      return { status: 200, clone: () => `kept ${path(url)}` };
    },
  };
  new Function(...Object.keys(surroundings), SOURCE)(...Object.values(surroundings));
  const run = async (kind: string) => {
    const work: Promise<unknown>[] = [];
    listeners[kind]!({ waitUntil: (each: Promise<unknown>) => work.push(each) });
    await Promise.all(work);
  };
  /** The answer of the worker, or undefined where it leaves the request to the browser. */
  const fetched = (wanted: string, mode = 'cors', method = 'GET') => {
    let answer: Promise<unknown> | undefined;
    const request = { url: wanted.startsWith('/') ? ORIGIN + wanted : wanted, mode, method };
    listeners.fetch!({ request, respondWith: (each: Promise<unknown>) => (answer = each) });
    return answer;
  };
  return { run, fetched, asked };
}

describe('the service worker', () => {
  it('keeps what the first page needs, and forgets what older pages needed', async () => {
    const kept = new Kept([['/assets/old-1.js', 'old'], ['/', 'old page'], ['/assets/b.js', 'b']]);
    const worker = start(['/assets/a.js', '/assets/b.js'], kept);
    await worker.run('install');
    await worker.run('activate');
    expect(Object.fromEntries(kept)).toEqual({
      '/': 'fetched /',
      '/logo.svg': 'fetched /logo.svg',
      '/assets/a.js': 'fetched /assets/a.js',
      '/assets/b.js': 'b',
    });
  });

  it('asks the server for the page itself, and has one to show where it does not answer', async () => {
    const kept = new Kept([['/', 'page']]);
    const online = start([], kept);
    expect(await online.fetched('/table/abc', 'navigate')).toMatchObject({ status: 200 });
    expect(online.asked).toEqual(['/table/abc']);
    expect(await start([], kept, false).fetched('/table/abc', 'navigate')).toBe('page');
    expect([...kept.keys()]).toEqual(['/']);
  });

  it('fetches a file once', async () => {
    const worker = start(['/assets/a.js'], new Kept());
    expect(await worker.fetched('/assets/a.js')).toMatchObject({ status: 200 });
    expect(await worker.fetched('/assets/a.js')).toBe('kept /assets/a.js');
    expect(worker.asked).toEqual(['/assets/a.js']);
  });

  it('hands on a file for which there is no room', async () => {
    const kept = new Kept();
    kept.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    expect(await start(['/assets/a.js'], kept).fetched('/assets/a.js')).toMatchObject({ status: 200 });
  });

  it.each(['/api/games', '/api/tables/abc/record.json', '/health', '/assets/unknown.js', 'http://elsewhere/assets/a.js'])(
    'leaves %s alone',
    (wanted) => expect(start(['/assets/a.js'], new Kept()).fetched(wanted)).toBeUndefined(),
  );

  it('leaves alone what is sent', () => {
    expect(start([], new Kept()).fetched('/api/tables', 'cors', 'POST')).toBeUndefined();
  });
});
