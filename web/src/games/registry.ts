import { later } from '../lib/later.svelte';
import { router } from '../lib/router.svelte';
import type { GameClient } from './game';

const GAMES: Record<string, () => Promise<{ default: GameClient }>> = {
  sacrifice_circle: later(() => import('./sacrifice_circle')),
  sarkophag: later(() => import('./sarkophag')),
  sacrifice_duel: later(() => import('./sacrifice_duel')),
  sacre_bleu: later(() => import('./sacre_bleu')),
  sacrifight: later(() => import('./sacrifight')),
};

const plain = later(() => import('./plain'));

/** The client side of a game, loaded when its table opens; a game without a scene of its own gets the plain one. */
export async function gameClient(name: string): Promise<GameClient> {
  const load = router.plain ? undefined : GAMES[name];
  return load ? (await load()).default : (await plain()).plainly(name);
}
