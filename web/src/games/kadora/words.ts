/** The table in words, for the note beside the hand and for those who listen. */
import type { Choice, Event, Say } from '../../shared/board';
import { colour, cut, known, value, type Worth } from './cards';
import { verb, type Gift, type Placing } from './targets';

export interface Speaker {
  t: Say;
  /** A seat's name, as in "for Ada". */
  who: (seat: number) => string;
  me: number;
  worth: Worth;
}

export const colourWords = (t: Say, letter: string): string => t('kadora-colour', { value: letter });

export function cardWords(t: Say, card: string): string {
  if (!known(card)) return t('kadora-board-back', { colour: colourWords(t, card) });
  return t('kadora-board-card', { colour: colourWords(t, colour(card)), value: value(card), cut: cut(card) });
}

/** What a placement would lead to, a line each: first what it gives. */
export function outcomeWords(speaker: Speaker, placing: Placing, withSums: boolean): string[] {
  const { t } = speaker;
  const { column, row, full_block, takes, value } = placing;
  const lines = [takes.length ? t('kadora-board-takes', { cards: takes.length, value }) : t('kadora-board-takes-nothing')];
  lines.push(...leadWords(speaker, placing), ...costWords(speaker, placing));
  if (full_block) lines.push(t(full_block === 'alike' ? 'kadora-board-full' : `kadora-board-full-${full_block}`));
  return withSums ? [...lines, t('kadora-board-sums', { column, row })] : lines;
}

export const placingWords = (speaker: Speaker, placing: Placing): string[] => outcomeWords(speaker, placing, true);

export function giftWords(speaker: Speaker, gift: Gift): string {
  return speaker.t('kadora-board-gift', {
    cards: gift.cards,
    colour: colourWords(speaker.t, gift.colour),
    colour_id: gift.colour,
    value: gift.value,
    whom: speaker.who(gift.receiver)
  });
}

/** Where my lead changes. */
function leadWords({ t, me, worth }: Speaker, { changes }: Placing): string[] {
  return changes.flatMap(({ kind, leads }) => {
    const was = worth.sources.find((source) => source.kind === kind)?.leads[me];
    const lead = leads[me];
    if (was === lead || lead === 'none') return [];
    return [t('kadora-board-lead', { colour: colourWords(t, kind), colour_id: kind, lead })];
  });
}

function costWords({ t, me, worth }: Speaker, { totals }: Placing): string[] {
  const [before, after] = [worth.totals[me], totals[me]];
  return before === after ? [] : [t('kadora-board-cost-change', { before, after })];
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
  if (!cards.length) return t('kadora-board-pile-empty', { pile });
  return t('kadora-board-pile', { pile, count: cards.length, colour: colourWords(t, colour(cards[0])) });
}


/** What happened, as the log says it. */
export function eventWords({ t, who }: Pick<Speaker, 't' | 'who'>, { kind, data }: Event): string {
  const words: Record<string, unknown> = { ...data };
  if ('seat' in data) words.who = who(data.seat);
  if ('receiver' in data) words.whom = who(data.receiver);
  if (data.colour) [words.colour, words.colour_id] = [colourWords(t, data.colour), data.colour];
  if (data.line) [words.line, words.line_id] = [t('kadora-line', { value: data.line }), data.line];
  if (data.pile) words.pile = t('kadora-pile', { value: data.pile });
  if ('card' in data) words.card = data.card ? cardWords(t, data.card) : 'hidden';
  if (Array.isArray(data.cards)) words.cards = data.cards.map((card: string) => cardWords(t, card)).join(', ');
  if ('can_win' in data) words.can_win = data.can_win ? 'yes' : 'no';
  const plain = Object.entries(words).filter(([, each]) => ['string', 'number'].includes(typeof each));
  return t(`kadora-${kind}`, Object.fromEntries(plain));
}
