// Which slots are lit, and what a press on them would do.
import type { MoveInfo, Notation } from '../../lib/protocol';
import type { Choices, FightView, HeroNumber, Play } from './view';

export type Glow =
  /** free, and the card may go there */
  | 'may'
  /** a card that may be given up for it */
  | 'can'
  /** chosen */
  | 'gone'
  /** not for this card */
  | 'shade'
  /** can be aimed at */
  | 'aim'
  | 'none';

export interface Light {
  glow: Glow;
  info: MoveInfo | null;
  /** A word at the slot. */
  tag: string;
  hinted: boolean;
}

const DARK: Light = { glow: 'none', info: null, tag: '', hinted: false };

function ofPlay(play: Play | undefined, taken: boolean, chosen: Notation | null, name: string, caller: (hero: HeroNumber) => string): Light {
  if (!play) return taken ? { ...DARK, glow: 'shade' } : DARK;
  const gone = play.info.move === chosen;
  const ask = play.consent && play.holder !== null ? `Ask ${caller(play.holder)}` : 'May go';
  const tag = gone ? (taken ? 'Given up' : `${name} here`) : taken ? ask : '';
  return { glow: gone ? 'gone' : taken ? 'can' : 'may', info: play.info, tag, hinted: false };
}

interface Hand {
  /** The card in one's fingers, by its place in the hand. */
  held: number | null;
  chosen: Notation | null;
  hint: Notation | null;
  caller: (hero: HeroNumber) => string;
  /** The name of the card in one's fingers. */
  name: string;
}

/** The light of every slot. */
export function lightsOf(view: FightView, choices: Choices, hand: Hand): Map<string, Light> {
  const { held, chosen, hint, caller, name } = hand;
  const lights = new Map<string, Light>();
  for (const slot of view.slots) {
    const taken = slot.card !== null;
    let light = DARK;
    const side = choices.sides.get(slot.side);
    const aim = choices.targets.get(slot.slot);
    if (held !== null && choices.plays.length)
      light = ofPlay(choices.plays.find((play) => play.place === held && play.slot === slot.slot), taken, chosen, name, caller);
    else if (aim) light = { glow: aim.move === chosen ? 'gone' : 'aim', info: aim, tag: aim.move === chosen ? 'Target' : '', hinted: false };
    else if (side) light = { glow: side.move === chosen ? 'gone' : 'may', info: side, tag: '', hinted: false };
    const save = choices.saves.get(slot.slot);
    if (held === null && save && save.move === chosen) light = { glow: 'gone', info: save, tag: 'Into the backpack', hinted: false };
    lights.set(slot.slot, { ...light, hinted: hint !== null && light.info?.move === hint });
  }
  return lights;
}
