import { plain } from '../lib/markup';
import type { Kept } from '../lib/memory';
import type { GameInfo, Glance } from '../lib/protocol';

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

/** A table that this browser remembers, and what the server says of it. */
export interface Known {
  kept: Kept;
  glance: Glance;
}

const DAY = 86_400_000;

/** When it was begun, as people say it. */
export function begun(when: string, now: Date): string {
  const then = new Date(when);
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime();
  const days = Math.ceil((midnight - then.getTime()) / DAY);
  if (days <= 0) return 'begun today';
  if (days === 1) return 'begun yesterday';
  return days < 15 ? `begun ${days} days ago` : `begun on ${then.toLocaleDateString('en', { day: 'numeric', month: 'long' })}`;
}

/** What the plate of a table says. */
export function plateOf({ kept, glance }: Known, now: Date): { title: string; detail: string; act: string | null } {
  const { table } = glance;
  if (!table) return { title: kept.title, detail: glance.error ?? '', act: glance.gone ? null : 'Try it' };
  const { title, company, where } = table;
  const state = plain(table.words);
  if (table.over) return { title: `${title} is over`, detail: [state, company].join(' · '), act: 'See the end' };
  const told = [table.your_turn ? '' : state, where, company, begun(table.begun, now)].filter(Boolean).join(' · ');
  return { title: table.your_turn ? `Your turn in ${title}` : title, detail: told, act: 'Return' };
}

const rank = ({ glance }: Known) => (glance.table ? (glance.table.over ? 2 : glance.table.your_turn ? 0 : 1) : glance.gone ? 4 : 3);

/** Where one is asked comes first, then what runs, what is over, and what is not there; the newest first in each. */
export const inOrder = (tables: readonly Known[]): Known[] => [...tables].sort((a, b) => rank(a) - rank(b));
