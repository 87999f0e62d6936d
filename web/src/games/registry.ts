import { router } from '../lib/router.svelte';
import type { GameClient } from './game';

const GAMES: Record<string, () => Promise<{ default: GameClient }>> = {
  sacrifice_circle: () => import('./sacrifice_circle'),
  sarkophag: () => import('./sarkophag'),
  sacrifice_duel: () => import('./sacrifice_duel'),
  sacre_bleu: () => import('./sacre_bleu'),
  sacrifight: () => import('./sacrifight'),
};

/** The client side of a game, loaded when its table opens; a game without a scene of its own gets the plain one. */
export async function gameClient(name: string): Promise<GameClient> {
  const load = router.plain ? undefined : GAMES[name];
  return load ? (await load()).default : (await import('./plain')).plainly(name);
}
