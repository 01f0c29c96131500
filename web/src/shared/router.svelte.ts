/** Where the reader is. Links are plain links; a click on one of ours changes the page without loading it again. */
import { address, read, type Route } from './routes';

let current = $state.raw<Route>({ page: 'start' });

export function route(): Route {
  return current;
}

export function go(to: Route | string, { replace = false } = {}): void {
  const path = typeof to === 'string' ? to : address(to);
  history[replace ? 'replaceState' : 'pushState'](null, '', path);
  follow();
  if (!replace && !location.hash) scrollTo(0, 0);
}

export function startRouter(): void {
  follow();
  addEventListener('popstate', follow);
  addEventListener('hashchange', follow);
  document.addEventListener('click', (event) => {
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const href = link.getAttribute('href') ?? '';
    // A download, another site, a new window and a mark on this page are the browser's business.
    if (link.target || link.hasAttribute('download') || !href.startsWith('/') || href.startsWith('/api/')) return;
    event.preventDefault();
    go(href);
  });
}

function follow(): void {
  current = read(location.pathname, location.hash);
}
