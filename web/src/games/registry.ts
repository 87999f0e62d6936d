import type { GameClient } from './game';

const GAMES: Record<string, () => Promise<{ default: GameClient }>> = {
  sacrifice_circle: () => import('./sacrifice_circle'),
  sarkophag: () => import('./sarkophag'),
  sacrifice_duel: () => import('./sacrifice_duel'),
  sacre_bleu: () => import('./sacre_bleu'),
  sacrifight: () => import('./sacrifight'),
};

/** The client side of a game, loaded when its table opens; null: this game has no table yet. */
export async function gameClient(name: string): Promise<GameClient | null> {
  const load = GAMES[name];
  return load ? (await load()).default : null;
}
