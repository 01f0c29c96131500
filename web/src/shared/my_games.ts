/** The tables where this browser has a seat, to go on with. The seats themselves are held by cookies. */
export interface MyGame {
  table: string;
  game: string;
  names: string[];
  over: boolean;
  when: number;
}

const KEY = 'gemhoard-games';
const MANY = 12;

export function myGames(): MyGame[] {
  try {
    const games: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(games) ? (games as MyGame[]) : [];
  } catch {
    return [];
  }
}

export function remember(game: Omit<MyGame, 'when'>): void {
  const others = myGames().filter((each) => each.table !== game.table);
  keep([{ ...game, when: Date.now() }, ...others].slice(0, MANY));
}

export function forget(table: string): void {
  keep(myGames().filter((each) => each.table !== table));
}

function keep(games: MyGame[]): void {
  localStorage.setItem(KEY, JSON.stringify(games));
}
