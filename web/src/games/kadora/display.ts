/** The cards as they lie on the table shown: settled to what the server says, and moved by what happens. */
import type { Event } from '../../shared/board';
import { COLOURS, colour, inOrder, isPlace, known, leads, matches, value, type View, type Worth } from './cards';
import { CARD_H, handPose, pilePose, placePose, type Layout, type Panel, type Pose } from './geometry';

/** `left`, `right`, `aside`, a place of the block, `hand0`, `loot0`. */
export type Spot = string;

export interface Piece {
  key: string;
  card: string;
  spot: Spot;
  up: boolean;
  /** The higher, the nearer to the eye; 0 for where its spot puts it. */
  raised: number;
}

export interface Lying extends Pose {
  piece: Piece;
  z: number;
}

let made = 0;
let lifts = 0;

// ------------------------------------------------------------------ as the server says

/** The same pieces, as far as they can be the same, where the view has them. */
export function settle(pieces: Piece[], view: View, worth: Worth): Piece[] {
  const wanted = list(view);
  const free = new Set(pieces);
  const found: (Piece | undefined)[] = wanted.map(() => undefined);
  const rounds: ((piece: Piece, card: string, spot: Spot) => boolean)[] = [
    (piece, card, spot) => piece.spot === spot && piece.card === card,
    (piece, card, spot) => piece.spot === spot && matches(piece.card, card),
    (piece, card) => known(card) && piece.card === card,
    (piece, card) => matches(piece.card, card)
  ];
  for (const fits of rounds) {
    wanted.forEach(({ card, spot }, i) => {
      found[i] ??= take(free, (piece) => fits(piece, card, spot));
    });
  }
  return wanted.map(({ card, spot }, i) => ({
    key: found[i]?.key ?? `card${++made}`,
    card,
    spot,
    up: faceUp(spot, card, view, worth),
    raised: 0
  }));
}

/** Piles from the bottom up. */
function list(view: View): { card: string; spot: Spot }[] {
  const all: { card: string; spot: Spot }[] = [];
  const add = (spot: Spot, cards: string[]): void => void all.push(...cards.map((card) => ({ card, spot })));
  add('left', view.left.toReversed());
  add('right', view.right.toReversed());
  add('aside', view.aside);
  Object.entries(view.block).forEach(([place, card]) => add(place, [card]));
  view.hands.forEach((cards, seat) => add(`hand${seat}`, cards));
  view.loot.forEach((cards, seat) => add(`loot${seat}`, cards));
  return all;
}

function faceUp(spot: Spot, card: string, view: View, worth: Worth): boolean {
  if (spot === 'left' || spot === 'right' || spot === 'aside') return false;
  if (spot.startsWith('hand')) return known(card);
  return !(view.phase === 'over' && spot.startsWith('loot') && leads(worth, Number(spot.slice(4)), colour(card)));
}

function take(free: Set<Piece>, fits: (piece: Piece) => boolean): Piece | undefined {
  for (const piece of free) {
    if (fits(piece)) {
      free.delete(piece);
      return piece;
    }
  }
  return undefined;
}

// ------------------------------------------------------------------ as it happens

export interface Move {
  key: string;
  card: string;
  spot: Spot;
  up: boolean;
}

/** The cards that an event moves, in order. */
export function moves(pieces: Piece[], { kind, data }: Event, drawnFrom: 'left' | 'right'): Move[] {
  const free = new Set(pieces);
  const from = (spot: Spot, card: string): Piece | undefined =>
    take(free, (piece) => piece.spot === spot && piece.card === card) ??
    take(free, (piece) => piece.spot === spot && matches(piece.card, card));
  const go = (piece: Piece | undefined, card: string, spot: Spot, up: boolean): Move[] =>
    piece ? [{ key: piece.key, card, spot, up }] : [];
  const all = (cards: string[], source: Spot, target: Spot): Move[] =>
    cards.flatMap((card) => go(from(source, card), card, target, true));

  switch (kind) {
    case 'places':
      return go(from(`hand${data.seat}`, data.card), data.card, data.place, true);
    case 'collects':
    case 'collects-unlike':
    case 'collects-all':
      return data.places.flatMap((place: string, i: number) =>
        go(from(place, data.cards[i]), data.cards[i], `loot${data.seat}`, true)
      );
    case 'gives':
      return all(data.cards, `loot${data.seat}`, `loot${data.receiver}`);
    case 'draws':
      return go(top(pieces, data.pile), data.card ?? data.colour, `hand${data.seat}`, data.card !== null);
    case 'refills':
      return go(
        top(pieces, drawnFrom) ?? top(pieces, drawnFrom === 'left' ? 'right' : 'left'),
        data.card,
        data.place,
        true
      );
    case 'shows-hand':
      return all(data.cards, `hand${data.seat}`, `loot${data.seat}`);
    case 'shows-aside':
      return all(data.cards, 'aside', `loot${data.seat}`);
    case 'majority':
      return pieces
        .filter((piece) => piece.spot === `loot${data.seat}` && colour(piece.card) === data.colour)
        .map(({ key, card, spot }) => ({ key, card, spot, up: false }));
    default:
      return [];
  }
}

function top(pieces: Piece[], pile: 'left' | 'right'): Piece | undefined {
  return pieces.findLast((piece) => piece.spot === pile);
}

/** Nearer to the eye, so that nothing hides them on their way. */
export function raise(pieces: Piece[], keys: string[]): Piece[] {
  return pieces.map((piece) => (keys.includes(piece.key) ? { ...piece, raised: ++lifts } : piece));
}

export function carry(pieces: Piece[], { key, card, spot, up }: Move): Piece[] {
  return pieces.map((piece) => (piece.key === key ? { ...piece, card, spot, up } : piece));
}

export function cardsAt(pieces: Piece[], spot: Spot): string[] {
  return pieces.filter((piece) => piece.spot === spot).map((piece) => piece.card);
}

export function blockOf(pieces: Piece[]): Record<string, string> {
  return Object.fromEntries(pieces.filter(({ spot }) => isPlace(spot)).map(({ spot, card }) => [spot, card]));
}

// ------------------------------------------------------------------ where that is

/** Every piece with where it lies, in an order that never changes for one piece. */
export function lie(pieces: Piece[], table: Layout, bottom: number): Lying[] {
  const groups = new Map<Spot, Piece[]>();
  pieces.forEach((piece) => groups.set(piece.spot, [...(groups.get(piece.spot) ?? []), piece]));
  const tallest = Math.max(16, ...stacks(groups));
  const lying: Lying[] = [];
  for (const [spot, group] of groups) {
    const add = (piece: Piece, pose: Pose, z: number): void =>
      void lying.push({ ...pose, piece, z: piece.raised ? 1000 + piece.raised : z });
    if (spot === 'left' || spot === 'right') {
      group.forEach((piece, i) => add(piece, pilePose(table, spot, i), 100 + i));
    } else if (isPlace(spot)) {
      group.forEach((piece) => add(piece, placePose(table, spot), 200));
    } else if (spot === `hand${bottom}`) {
      const hand = group.toSorted((a, b) => inOrder(a.card, b.card));
      hand.forEach((piece, i) => add(piece, handPose(table, i, hand.length), 300 + i));
    } else if (spot.startsWith('hand')) {
      const { hand } = table.panels[Number(spot.slice(4))];
      group
        .toSorted((a, b) => inOrder(a.card, b.card))
        .forEach((piece, i) =>
          add(piece, { x: hand.x + i * hand.step, y: hand.y, scale: hand.scale, tilt: 0 }, 300 + i)
        );
    } else {
      const panel = spot === 'aside' ? table.aside! : table.panels[Number(spot.slice(4))];
      stack(group, panel, spot === 'aside' ? 36 : tallest, add);
    }
  }
  return lying.sort((a, b) => a.z - b.z);
}

function stacks(groups: Map<Spot, Piece[]>): number[] {
  return [...groups].flatMap(([spot, group]) =>
    spot.startsWith('loot')
      ? COLOURS.map((letter) =>
          group.filter(({ card }) => colour(card) === letter).reduce((sum, { card }) => sum + value(card), 0)
        )
      : []
  );
}

/** Cards of one colour overlap; each shows as much of itself as it is worth. */
function stack(
  group: Piece[],
  panel: Panel,
  tallest: number,
  add: (piece: Piece, pose: Pose, z: number) => void
): void {
  // No gaps between them, however much room there is.
  const unit = Math.min(panel.reach / tallest, (CARD_H * panel.scale) / 5);
  COLOURS.forEach((letter, c) => {
    let shift = 0;
    group
      .filter(({ card }) => colour(card) === letter)
      .toSorted((a, b) => inOrder(b.card, a.card))
      .forEach((piece, i) => {
        if (i) shift += value(piece.card) || 3;
        const { x, y } = panel.feet[c];
        add(
          piece,
          { x, y: y - Math.min(panel.reach, shift * unit), scale: panel.scale, tilt: 0 },
          90 - i
        );
      });
  });
}
