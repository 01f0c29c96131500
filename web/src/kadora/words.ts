/** The table in words, for the note beside the hand and for those who listen. */
import type { Choice, Event, Say } from '../shared/board';
import { COLOURS, GOAL, colour, cost, cut, known, lead, value } from './cards';
import { verb, type Gift, type Placing } from './targets';

export interface Speaker {
  t: Say;
  /** A seat's name, as in "for Ada". */
  who: (seat: number) => string;
  me: number;
  block: Record<string, string>;
  loots: number[][];
}

export const colourWords = (t: Say, letter: string): string => t('kadora-colour', { value: letter });

export function cardWords(t: Say, card: string): string {
  if (!known(card)) return t('kadora-board-back', { colour: colourWords(t, card) });
  return t('kadora-board-card', { colour: colourWords(t, colour(card)), value: value(card), cut: cut(card) });
}

/** What a placement would do, a line each. */
export function placingWords(speaker: Speaker, placing: Placing): string[] {
  const { t, block } = speaker;
  const taken = placing.takes.map((place) => block[place]);
  const worth = taken.reduce((sum, card) => sum + value(card), 0);
  const lines = [t('kadora-board-sums', { column: placing.column, row: placing.row })];
  if (placing.fills_block) lines.push(t(fullBlock(placing, taken)));
  lines.push(
    taken.length
      ? t('kadora-board-takes', { cards: taken.length, value: worth })
      : t('kadora-board-takes-nothing')
  );
  const after = speaker.loots.map((loot, seat) => (seat === speaker.me ? placing.loot : loot));
  return [...lines, ...leadWords(speaker, after), ...costWords(speaker, after)];
}

/** Which of its ends a block that is full comes to, seen from what would be taken. */
function fullBlock(placing: Placing, taken: string[]): string {
  const alike = taken.some((card) => colour(card) === colour(placing.card) || cut(card) === cut(placing.card));
  if (taken.length && !alike) return 'kadora-board-full-unlike';
  if (taken.length === 6 && placing.column < GOAL && placing.row < GOAL) return 'kadora-board-full-all';
  return 'kadora-board-full';
}

export function giftWords(speaker: Speaker, gift: Gift): string {
  return speaker.t('kadora-board-gift', {
    cards: gift.cards,
    colour: colourWords(speaker.t, gift.colour),
    value: gift.value,
    whom: speaker.who(gift.receiver)
  });
}

/** The loots after a gift. */
export function afterGift(loots: number[][], me: number, gift: Gift): number[][] {
  const index = COLOURS.findIndex((letter) => letter === gift.colour);
  return loots.map((loot, seat) =>
    loot.map((each, i) => {
      if (i !== index) return each;
      return each + (seat === gift.receiver ? gift.value : 0) - (seat === me ? gift.value : 0);
    })
  );
}

/** Where my lead changes. */
function leadWords({ t, me, loots }: Speaker, after: number[][]): string[] {
  return COLOURS.flatMap((letter, i) => {
    const [was, is] = [lead(loots, me, i), lead(after, me, i)];
    if (was === is || is === 'none') return [];
    return [t('kadora-board-lead', { colour: colourWords(t, letter), lead: is })];
  });
}

function costWords({ t, me, loots }: Speaker, after: number[][]): string[] {
  const [before, now] = [cost(loots, me), cost(after, me)];
  return before === now ? [] : [t('kadora-board-cost-change', { before, after: now })];
}

/** One choice, whole. */
export function choiceWords(speaker: Speaker, choice: Choice): string {
  const { t } = speaker;
  if (verb(choice) === 'give') return giftWords(speaker, choice.preview as unknown as Gift);
  if (verb(choice) === 'draw') return t('kadora-do-draw', { pile: t('kadora-pile', { value: choice.preview.pile }) });
  const placing = choice.preview as unknown as Placing;
  const what = t('kadora-do-place', { card: cardWords(t, placing.card), place: placing.place });
  return `${what}. ${placingWords(speaker, placing).join(' ')}`;
}

/** The card on top of a pile, and how many there are. */
export function pileWords(t: Say, pile: string, cards: string[]): string {
  const name = t('kadora-pile', { value: pile });
  if (!cards.length) return t('kadora-board-pile-empty', { pile: name });
  return t('kadora-board-pile', { pile: name, count: cards.length, colour: colourWords(t, colour(cards[0])) });
}


/** What happened, as the log says it. */
export function eventWords({ t, who }: Pick<Speaker, 't' | 'who'>, { kind, data }: Event): string {
  const words: Record<string, unknown> = { ...data };
  if ('seat' in data) words.who = who(data.seat);
  if ('receiver' in data) words.whom = who(data.receiver);
  if (data.colour) words.colour = colourWords(t, data.colour);
  if (data.line) words.line = t('kadora-line', { value: data.line });
  if (data.pile) words.pile = t('kadora-pile', { value: data.pile });
  if ('card' in data) words.card = data.card ? cardWords(t, data.card) : 'hidden';
  if (Array.isArray(data.cards)) words.cards = data.cards.map((card: string) => cardWords(t, card)).join(', ');
  if ('can_win' in data) words.can_win = data.can_win ? 'yes' : 'no';
  const plain = Object.entries(words).filter(([, each]) => ['string', 'number'].includes(typeof each));
  return t(`kadora-${kind}`, Object.fromEntries(plain));
}
