import type { GameClient, Step } from '../games/game';
import { unfold, type Unfolded } from '../lib/changes';
import { titled } from '../lib/markup';
import type { Film, Frame, View } from '../lib/protocol';

/** A film whose views are whole. */
export type WholeFilm = Omit<Film, 'frames'> & { frames: readonly (Frame & Unfolded)[] };

/** A frame tells only what has changed; here every view is whole. */
export function whole(replay: Film): WholeFilm {
  let view: View = {};
  const frames = replay.frames.map((frame) => {
    const shown = unfold(view, frame);
    ({ view } = shown);
    return shown;
  });
  return { ...replay, frames };
}

/** The step that an address such as "#12" means. */
export const stepOf = (hash: string) => Math.max(0, Number.parseInt(hash.replace('#', ''), 10) || 0);

export const clampStep = (step: number, count: number) => Math.min(Math.max(0, step), Math.max(0, count - 1));

/** The picture that tells most about a step: where a trick was taken, the whole trick with its taker. */
export function pictureAt(replay: WholeFilm, game: GameClient, at: number): Step | null {
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
