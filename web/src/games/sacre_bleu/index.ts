import { later } from '../../lib/later.svelte';
import type { View } from '../../lib/protocol';
import type { GameClient } from '../game';
import Mark from './Mark.svelte';
import Memory from './Memory.svelte';
import Table from './Table.svelte';
import { steps } from './steps';
import { cardOf, read } from './view';

function where(view: View): { short: string; long: string } {
  const { round, rounds, final } = read(view);
  return { short: `Round ${round}`, long: ` of ${rounds}${final ? ', the last, all open' : ''}` };
}

const game: GameClient = {
  name: 'sacre_bleu',
  Table,
  Memory,
  scores: later(() => import('./Scores.svelte')),
  tools: [
    { section: 'runs', title: 'Runs', icon: 'tricks' },
    { section: 'notebook', title: 'Notebook', icon: 'notebook' },
  ],
  Mark,
  where,
  score: (view, seat) => ({ score: read(view).seats[seat]?.score ?? 0, unit: 'points' }),
  steps,
  lookBack: () => [],
  keeps: (view, chosen) => read(view).hand.includes(cardOf(chosen)),
};

export default game;
