/** Addresses of the page, read and written in one place. */
export type Route =
  | { page: 'start' }
  | { page: 'new'; game: string | null }
  | { page: 'join' }
  | { page: 'table'; table: string; invitation: string | null }
  | { page: 'replay'; table: string; step: number; review?: true }
  | { page: 'record' }
  | { page: 'daily'; game: string; day: number | null }
  | { page: 'learn'; game: string }
  | { page: 'puzzles'; game: string; number: number | null }
  | { page: 'rules'; game: string; language: string | null; rule: string | null }
  | { page: 'missing' };

export function read(path: string, hash = ''): Route {
  const [first = '', second, third, ...rest] = path.split('/').filter(Boolean).map(decode);
  const mark = decode(hash.replace(/^#/, '')) || null;
  if (rest.length) return { page: 'missing' };
  if (first === '') return { page: 'start' };
  if (first === 'new' && !third) return { page: 'new', game: second ?? null };
  if (first === 'join' && !second) return { page: 'join' };
  if (first === 'record' && !second) return { page: 'record' };
  // The invitation is behind the #, which browsers keep to themselves: it is in no server's log.
  if (first === 'table' && second && !third) return { page: 'table', table: second, invitation: mark };
  if (first === 'replay' && second && /^\d*$/.test(third ?? '')) {
    const step = Number(third ?? 0);
    return { page: 'replay', table: second, step, ...(mark === 'review' && { review: true }) };
  }
  if (first === 'daily' && second && /^(\d{1,6})?$/.test(third ?? '')) {
    return { page: 'daily', game: second, day: third ? Number(third) : null };
  }
  if (first === 'learn' && second && !third) return { page: 'learn', game: second };
  if (first === 'puzzles' && second && /^([1-9]\d{0,3})?$/.test(third ?? '')) {
    return { page: 'puzzles', game: second, number: third ? Number(third) : null };
  }
  if (first === 'rules' && second) return { page: 'rules', game: second, language: third ?? null, rule: mark };
  return { page: 'missing' };
}

export function address(route: Route): string {
  switch (route.page) {
    case 'start':
      return '/';
    case 'new':
      return route.game ? `/new/${route.game}` : '/new';
    case 'join':
    case 'record':
      return `/${route.page}`;
    case 'table':
      return `/table/${route.table}${route.invitation ? `#${encodeURIComponent(route.invitation)}` : ''}`;
    case 'replay':
      return `/replay/${route.table}/${route.step}${route.review ? '#review' : ''}`;
    case 'daily':
      return `/daily/${route.game}${route.day === null ? '' : `/${route.day}`}`;
    case 'learn':
      return `/learn/${route.game}`;
    case 'puzzles':
      return `/puzzles/${route.game}${route.number === null ? '' : `/${route.number}`}`;
    case 'rules':
      return `/rules/${route.game}${route.language ? `/${route.language}` : ''}${route.rule ? `#${route.rule}` : ''}`;
    case 'missing':
      return '/missing';
  }
}

/** A link to share: where it is shown with a title and picture, these are in this language. English needs no word. */
export function inLanguage(link: string, language: string): string {
  const [path = '', mark] = link.split('#');
  return language === 'en' ? link : `${path}?lang=${language}${mark === undefined ? '' : `#${mark}`}`;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
