import Head from '../../art/Head.svelte';
import { later } from '../../lib/later.svelte';
import type { View } from '../../lib/protocol';
import type { GameClient } from '../game';
import Memory from './Memory.svelte';
import Table from './Table.svelte';
import { hands } from './hands';
import { lookBack, steps } from './steps';
import { TRICKS, read } from './view';

function where(view: View): ReturnType<GameClient['where']> {
  const { round, trick_number, match, limit } = read(view);
  const more = match === 'limit' ? `, round ${round}${limit === null ? '' : `, limit ${limit} heads`}` : '';
  return { short: `Trick ${Math.min(trick_number, TRICKS)}`, long: ` of ${TRICKS}${more}`, explain: 'limit aside' };
}

const game: GameClient = {
  name: 'sarkophag',
  Table,
  Memory,
  scores: later(() => import('./Scores.svelte')),
  tools: [
    { section: 'tricks', title: 'Tricks', icon: 'tricks' },
    { section: 'seen', title: 'Cards seen', icon: 'seen' },
  ],
  Mark: Head,
  where,
  score: hands.facts,
  steps,
  lookBack,
  keeps: (view, chosen) => read(view).hand.includes(Number(chosen)),
};

export default game;
