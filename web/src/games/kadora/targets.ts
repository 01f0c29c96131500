/** What can be chosen now, read from the choices. Nothing here knows a rule. */
import type { Choice, Source } from '../../shared/board';
import { PLACES } from './cards';
import type { Lying } from './display';
import { CARD_H, CARD_W, pilePose, placeBox, type Box, type Layout } from './geometry';

/** How somebody chooses. */
export type Means = 'keys' | 'mouse' | 'finger';

export interface Target {
  /** `hand:R3d`, `place:b2`, `pile:left`. */
  id: string;
  kind: 'hand' | 'place' | 'pile';
  name: string;
  box: Box;
  /** In degrees, round the middle of the box. */
  tilt?: number;
  /** The card on top of a pile. */
  ring?: Box;
  label: string;
  chosen: boolean;
  /** What it does; a card of my hand does nothing by itself. */
  choice: Choice | null;
}

export interface Placing {
  card: string;
  place: string;
  column: number;
  row: number;
  /** Which of the two sums are high enough to give cards. */
  reaches: ('column' | 'row')[];
  /** What a block that would be full gives; null if it would not be. */
  full_block: 'alike' | 'unlike' | 'all' | null;
  takes: string[];
  value: number;
  changes: Source[];
  totals: number[];
}

export interface Gift {
  colour: string;
  receiver: number;
  value: number;
  cards: number;
  changes: Source[];
  totals: number[];
}

export const verb = (choice: Choice): string => choice.words.split(' ')[0];
export const gifts = (choices: Choice[]): Choice[] => choices.filter((choice) => verb(choice) === 'give');
export const draws = (choices: Choice[]): Choice[] => choices.filter((choice) => verb(choice) === 'draw');
export const placings = (choices: Choice[], card?: string | null): Choice[] =>
  choices.filter((choice) => verb(choice) === 'place' && (card === undefined || choice.preview.card === card));

export function handTargets(choices: Choice[], hand: Lying[], held: string | null): Target[] {
  const cards = new Set(placings(choices).map((choice) => choice.preview.card));
  return hand
    .filter(({ piece }) => cards.has(piece.card))
    .map(({ piece, x, y, scale, tilt }) => ({
      id: `hand:${piece.card}`,
      kind: 'hand',
      name: piece.card,
      box: around(x, y, CARD_W * scale, CARD_H * scale),
      tilt,
      label: '',
      chosen: piece.card === held,
      choice: null
    }));
}

export function placeTargets(choices: Choice[], table: Layout, held: string, pinned: string | null): Target[] {
  return placings(choices, held).map((choice) => ({
    id: `place:${choice.preview.place}`,
    kind: 'place',
    name: choice.preview.place,
    box: placeBox(table, choice.preview.place),
    label: '',
    chosen: choice.preview.place === pinned,
    choice
  }));
}

export function pileTargets(choices: Choice[], table: Layout, lying: Lying[]): Target[] {
  return draws(choices).map((choice) => {
    const pile: 'left' | 'right' = choice.preview.pile;
    // What is offered can be chosen, wherever its cards are just now.
    const top = lying.findLast(({ piece }) => piece.spot === pile) ?? pilePose(table, pile, 0);
    const ring = around(top.x, top.y, CARD_W * top.scale, CARD_H * top.scale);
    const { x, y } = table.piles[pile];
    return {
      id: `pile:${pile}`,
      kind: 'pile',
      name: pile,
      box: { x, y, w: ring.x + ring.w - x, h: ring.y + ring.h - y },
      ring,
      label: '',
      chosen: false,
      choice
    };
  });
}

/** Whether choosing this is a step towards a choice. */
export function isPartOf(choice: Choice, target: Target): boolean {
  return target.choice ? target.choice.action === choice.action : target.name === choice.preview.card;
}

/** Where a choice is pointed at: the card in my hand and its place, or a pile. Gifts are pointed at where they are offered. */
export function pinsOf(choice: Choice, table: Layout, lying: Lying[], held: string | null): { x: number; y: number }[] {
  const { card, place } = choice.preview;
  const inHand = lying.find(({ piece }) => piece.card === card && piece.spot.startsWith('hand'));
  const tips = {
    place: () => [
      ...(inHand && held !== card ? [tip(around(inHand.x, inHand.y, CARD_W * inHand.scale, CARD_H * inHand.scale), 0.18)] : []),
      ...(held === null || held === card ? [tip(placeBox(table, place), 0.5)] : [])
    ],
    draw: () => pileTargets([choice], table, lying).map(({ ring }) => tip(ring!, 0.18))
  }[verb(choice)];
  return tips?.() ?? [];
}

/** What lies on the table and cannot be chosen now, as the words of an action or as a place. */
export function blocked(table: Layout, hand: Lying[], targets: Target[]): { what: string; box: Box }[] {
  const ids = targets.map(({ id }) => id);
  const cards = hand.map(({ piece, x, y, scale }) => ({
    id: `hand:${piece.card}`,
    what: `place ${piece.card} ${PLACES[0]}`,
    box: around(x, y, CARD_W * scale, CARD_H * scale)
  }));
  const piles = (['left', 'right'] as const).map((pile) => ({ id: `pile:${pile}`, what: `draw ${pile}`, box: table.piles[pile] }));
  const places = PLACES.map((place) => ({ id: `place:${place}`, what: place, box: placeBox(table, place) }));
  return [...places, ...piles, ...cards].filter(({ id }) => !ids.includes(id));
}

/** In the middle of a box, so far down. */
const tip = ({ x, y, w, h }: Box, down: number) => ({ x: x + w / 2, y: y + h * down });

const around = (x: number, y: number, w: number, h: number): Box => ({ x: x - w / 2, y: y - h / 2, w, h });
