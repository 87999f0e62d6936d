import { later } from '../../lib/later.svelte';
import type { View } from '../../lib/protocol';
import type { GameClient } from '../game';
import Memory from './Memory.svelte';
import Sign from './Sign.svelte';
import Table from './Table.svelte';
import { lookBack, steps } from './steps';
import { isBuying, isTrick, read, type DuelView } from './view';

function moment(view: DuelView): string {
  if (isBuying(view)) return ', buying';
  if (view.phase === 'sacrifice') return ', hand won';
  if (view.sudden > 0) return `, sudden death, step ${view.sudden}`;
  return isTrick(view) ? `, trick ${Math.min(view.trick_number, view.tricks)} of ${view.tricks}` : '';
}

function where(view: View): { short: string; long: string } {
  const now = read(view);
  return { short: `Round ${now.round}`, long: ` of ${now.rounds}${moment(now)}` };
}

const game: GameClient = {
  name: 'sacrifice_duel',
  Table,
  Memory,
  scores: later(() => import('./Scores.svelte')),
  tools: [
    { section: 'trophies', title: 'Trophies to come', icon: 'crown' },
    { section: 'piles', title: 'Piles', icon: 'piles' },
  ],
  Mark: Sign,
  where,
  score: () => null, // both seats stand on the table with all they have, on small screens too
  steps,
  lookBack,
  keeps: (view, chosen) => {
    const { seat, sides } = read(view);
    return seat !== null && (sides[seat === 1 ? 1 : 0].hand ?? []).includes(chosen.replace('play ', ''));
  },
};

export default game;
