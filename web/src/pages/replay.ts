import type { GameClient, Step } from '../games/game';
import { titled } from '../lib/markup';
import type { Film } from '../lib/protocol';

/** A frame tells only what has changed in its view; here every view is whole. */
export function whole(replay: Film): Film {
  let view = {};
  return { ...replay, frames: replay.frames.map((frame) => ({ ...frame, view: (view = { ...view, ...frame.view }) })) };
}

/** The step that an address such as "#12" means. */
export const stepOf = (hash: string) => Math.max(0, Number.parseInt(hash.replace('#', ''), 10) || 0);

export const clampStep = (step: number, count: number) => Math.min(Math.max(0, step), Math.max(0, count - 1));

/** The picture that tells most about a step: where a trick was taken, the whole trick with its taker. */
export function pictureAt(replay: Film, game: GameClient, at: number): Step | null {
  const frame = replay.frames[at];
  if (!frame) return null;
  const before = replay.frames[at - 1] ?? frame;
  const steps = game.steps(before.view, frame);
  const taken = steps.find((step) => step.phase === 'taken');
  const shown = taken ?? steps.at(-1) ?? null;
  const played = frame.events.findLast((event) => event.text !== '');
  if (!shown || taken || !played) return shown;
  const { title, detail } = titled(played.text);
  return { ...shown, words: { ...shown.words, title, detail: detail || shown.words.title } };
}
