import { later } from '../../lib/later.svelte';
import type { View } from '../../lib/protocol';
import type { GameClient } from '../game';
import Line from './Line.svelte';
import Mark from './Mark.svelte';
import Memory from './LateMemory.svelte';
import Table from './Table.svelte';
import { steps } from './steps';
import { read } from './view';

function where(view: View): { short: string; long: string } {
  const { act, acts, round, scene } = read(view);
  const number = Math.min(acts, scene?.won ? act : act + 1);
  const turn = scene?.won ? `Won in round ${scene.won.round}` : round ? `Round ${round}` : 'Opening';
  return acts === 1 ? { short: turn, long: '' } : { short: `Act ${number} of ${acts}, ${turn.toLowerCase()}`, long: '' };
}

const game: GameClient = {
  name: 'sacrifight',
  Table,
  Memory,
  Line,
  scores: later(() => import('./Scores.svelte')),
  tools: [{ section: 'cards', title: 'Card lists', icon: 'piles' }],
  Mark,
  where,
  score: () => null,
  steps,
  lookBack: () => [],
  keeps: () => false,
};

export default game;
