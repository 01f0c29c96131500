/** The same again: the same seats, kinds and options. Who starts is drawn. */
import type { NewTable, SeatWish, TableMessage } from '../protocol';

export function rematch(table: TableMessage): NewTable {
  const seats = table.seats.map((seat): SeatWish => {
    if (seat.kind === 'bot') return { kind: 'bot', name: seat.name || null, level: seat.level };
    if (!table.mine.includes(seat.seat)) return { kind: 'friend' };
    return { kind: seat.seat === table.mine[0] ? 'me' : 'here', name: seat.name || null };
  });
  return { game: table.game, seats, options: table.options, first: null };
}
