import { later } from '../../lib/later.svelte';
import type { View } from '../../lib/protocol';
import type { GameClient } from '../game';
import Mark from './Mark.svelte';
import Memory from './Memory.svelte';
import Table from './Table.svelte';
import { steps } from './steps';
import { read } from './view';

function where(view: View): { short: string; long: string } {
  const { round, phase } = read(view);
  return { short: phase === 'draft' ? 'The paths' : `Round ${round}`, long: '' };
}

const game: GameClient = {
  name: 'sacrifice_circle',
  Table,
  Memory,
  scores: later(() => import('./Scores.svelte')),
  tools: [{ section: 'items', title: 'Items', icon: 'seen' }],
  Mark,
  where,
  score: () => null,
  steps,
  lookBack: () => [],
  keeps: () => false,
};

export default game;
