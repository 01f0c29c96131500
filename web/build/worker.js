/*
 * The service worker: the page starts from what is kept, and without a network it can say so. The build puts before it
 * `FILES`, whose names change with what is in them, and of these `FIRST`, which the first page needs.
 */
const KEPT = 'gemhoard';
const SHELL = ['/', '/logo.svg'];

// Whatever the old one did, this one knows the files of the page that is served now.
addEventListener('install', (event) => {
  skipWaiting();
  event.waitUntil(install());
});
addEventListener('activate', (event) => event.waitUntil(activate()));
addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  // The page itself comes from the server whenever that answers, so that nobody is kept on an old one. What the server
  // knows of games and people, behind /api, is nobody's to keep.
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => shell()));
  else if (FILES.includes(pathname) || SHELL.includes(pathname)) event.respondWith(fromKept(request));
});
addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(showTable(`/table/${event.notification.tag}`));
});

async function install() {
  const kept = await caches.open(KEPT);
  await kept.addAll(SHELL.map((path) => new Request(path, { cache: 'reload', credentials: 'omit' })));
  const missing = await Promise.all(FIRST.map(async (path) => ((await kept.match(path)) ? [] : [path])));
  await kept.addAll(missing.flat());
}

/** Forget what belongs to older pages. */
async function activate() {
  const kept = await caches.open(KEPT);
  const old = (await kept.keys()).filter(({ url }) => ![...SHELL, ...FILES].includes(new URL(url).pathname));
  await Promise.all(old.map((request) => kept.delete(request)));
  await clients.claim();
}

async function shell() {
  return (await caches.match(SHELL[0])) ?? Response.error();
}

/** What is kept is right: another page has other files, and brings another service worker. */
async function fromKept(request) {
  const kept = await caches.open(KEPT);
  const found = await kept.match(request.url);
  if (found) return found;
  const answer = await fetch(request);
  // Where there is no room, the next page fetches it again.
  if (answer.status === 200) await kept.put(request.url, answer.clone()).catch(() => {});
  return answer;
}

async function showTable(path) {
  const open = await clients.matchAll({ type: 'window' });
  const found = open.find(({ url }) => new URL(url).pathname === path);
  return found ? found.focus() : clients.openWindow(path);
}
