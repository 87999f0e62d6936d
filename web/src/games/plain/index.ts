import { later } from '../../lib/later.svelte';
import { SEEN } from '../../lib/motion';
import type { View } from '../../lib/protocol';
import type { GameClient, Step } from '../game';
import Mark from './Mark.svelte';
import Memory from './Memory.svelte';
import Table from './Table.svelte';

function where({ round, rounds }: View): { short: string; long: string } {
  if (typeof round !== 'number') return { short: '', long: '' };
  return { short: `Round ${round}`, long: typeof rounds === 'number' ? ` of ${rounds}` : '' };
}

/** A table for any game: drawn from what its view says, from the server's words and from the offered moves. */
export const plainly = (name: string): GameClient => ({
  name,
  Table,
  Memory,
  scores: later(() => import('./Scores.svelte')),
  tools: [{ section: 'known', title: 'All that is known', icon: 'seen' }],
  Mark,
  where,
  score: () => null,
  steps: (_, { view, words, events }): Step[] => [{ view, words, phase: 'still', ms: events.some(({ text }) => text !== '') ? SEEN : 0 }],
  lookBack: () => [],
  keeps: () => false,
});
