/** The page as a browser keeps it: a service worker, and what happens when the server has a newer page. */

/** After everything else: it helps with the next start, not with this one. */
export function installWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => navigator.serviceWorker.register('/service-worker.js').catch(() => {});
  if (document.readyState === 'complete') void register();
  else addEventListener('load', register, { once: true });
}

const KEY = 'gemhoard-reloaded';
const SECONDS = 30;

/** Parts of this page are gone from the server, since it has a newer one: start that. */
export function reloadWhenReplaced(): void {
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    // Once: where it is the network that fails, the page says so.
    if (!navigator.onLine || Date.now() - last < SECONDS * 1000) return;
    event.preventDefault();
    sessionStorage.setItem(KEY, `${Date.now()}`);
    location.reload();
  });
}
