/** Each seat has a crest, the same as on the board of its game, so that nobody needs to tell colours apart. */
export interface CrestStyle {
  fill: string;
  ink: string;
  /** In a square of 20 round the middle. */
  charge: string;
  isLine?: boolean;
}

// Emerald's knights: crown, waves, leaf, sun, moon.
const KNIGHTS: CrestStyle[] = [
  { fill: '#b3262e', ink: '#fff3dd', charge: 'M-8 6V-5l4.500 4.500L0-8l3.500 7.500L8-5V6z' },
  { fill: '#1f58a8', ink: '#eef6ff', charge: 'M-8-5q4-4 8 0t8 0M-8 .500q4-4 8 0t8 0M-8 6q4-4 8 0t8 0', isLine: true },
  { fill: '#1d7044', ink: '#f1fbe6', charge: 'M0-9c7 4 8 10 2 14h-1.200V9h-1.600V5H-2C-8 1-7-5 0-9z' },
  {
    fill: '#e3ae1c',
    ink: '#4a3000',
    charge: 'M-3.500 0a3.500 3.500 0 1 0 7 0 3.500 3.500 0 1 0-7 0M0-9v2.500M0 6.500V9M-9 0h2.500M6.500 0H9M-6.300-6.300l1.700 1.700M4.600 4.600l1.700 1.700M6.300-6.300 4.600-4.600M-4.600 4.600l-1.700 1.700',
    isLine: true,
  },
  { fill: '#2d2a33', ink: '#f4efe6', charge: 'M3-8.500A8.500 8.500 0 1 0 8 5 7 7 0 0 1 3-8.500z' },
];

// Kadora's pirates: anchor, star, fish, wheel, moon; a chest for the virtual player.
const PIRATES: CrestStyle[] = [
  'M0-9V9M-4-5H4M-8 2Q-7 9 0 9 7 9 8 2M0-9a2 2 0 1 0 .1 0',
  'M0-9 2.5-3 9-2.5 4 2 5.5 8.5 0 5-5.5 8.5-4 2-9-2.5-2.5-3Z',
  'M-9 0Q-2-8 5 0 L9-4V4L5 0Q-2 8-9 0ZM-4-1h.1',
  'M0-9V9M-9 0H9M-6.400-6.400 6.400 6.400M6.400-6.400-6.400 6.400M-6 0a6 6 0 1 0 12 0 6 6 0 1 0-12 0',
  'M4-8A8.500 8.500 0 1 0 8 4 7 7 0 1 1 4-8Z',
  'M-9-2Q-9-8-4-8H4Q9-8 9-2V7H-9ZM-9-1H9M-2-3H2V2H-2Z',
].map((charge) => ({ fill: '#3d2413', ink: '#f6e2ae', charge, isLine: true }));

export function crestOf(game: string, seat: number): CrestStyle {
  const crests = game === 'kadora' ? PIRATES : KNIGHTS;
  return crests[seat % crests.length]!;
}
