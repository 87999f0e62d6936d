import { plain } from '../lib/markup';
import type { GameInfo, Summary } from '../lib/protocol';

/** "3 to 6 seats", "1 or 2 seats", "5 seats". */
export function seatsInWords(seats: readonly number[]): string {
  const [least, most] = [Math.min(...seats), Math.max(...seats)];
  if (least === most) return `${least} seats`;
  return most - least === 1 ? `${least} or ${most} seats` : `${least} to ${most} seats`;
}

const NUMBERS = ['One game', 'Two games', 'Three games', 'Four games', 'Five games', 'Six games', 'Seven games', 'Eight games'];

/** How many games there are; until that is known, those of the house. */
export const gamesInWords = (count: number) => NUMBERS[(count || 5) - 1] ?? `${count} games`;

export const metaOf = (game: GameInfo) =>
  [seatsInWords(game.seats), game.together ? 'together' : '', `${game.minutes} minutes`].filter(Boolean).join(', ');

/** What the plate of an open table says. */
export function plateOf(table: Summary): { title: string; detail: string } {
  return { title: table.your_turn ? `Your turn in ${table.title}` : table.title, detail: plain(table.words) };
}
