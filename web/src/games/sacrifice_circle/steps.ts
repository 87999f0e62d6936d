// How an update of Sacrifice Circle is seen: dice tumble, heroes walk space by space, the crystal slides, pushes follow.
import { asTitle, titled } from '../../lib/markup';
import { LOOK } from '../../lib/motion';
import type { Unfolded } from '../../lib/changes';
import type { View, Words } from '../../lib/protocol';
import type { Phase, Step, Tellers } from '../game';
import { RING } from './board';
import { NOTHING, read, write, type CircleView, type HeroName, type Push, type Scene } from './view';
import type * as wire from './wire';

const TUMBLE = 520;
const STRIDE = 170;
const SLIDE = 100;
const PUSH = 340;
const BLOW = 1100;

/** Makes the pictures one after the other: what was told, and what is seen while it happens. */
class Reel {
  readonly shown: Step[] = [];
  private scene: Scene = NOTHING;
  private words: Words;

  constructor(
    private view: CircleView,
    words: Words,
  ) {
    this.words = words;
  }

  say(text: string): void {
    if (text) this.words = { ...titled(text), notes: this.words.notes };
  }

  title(text: string): void {
    const title = asTitle(text);
    this.words = { ...this.words, title: title.charAt(0).toUpperCase() + title.slice(1), detail: '' };
  }

  /** More is said of the same thing. */
  add(text: string): void {
    if (text) this.words = { ...this.words, detail: [this.words.detail, text].filter(Boolean).join(' ') };
  }

  /** What is to be seen now. */
  at(event: { view: View }): void {
    this.view = read(event.view);
  }

  stage(change: Partial<Scene>): void {
    this.scene = { ...this.scene, ...change };
  }

  /** A picture; what is on its way is drawn where it is just now. */
  show(ms: number, phase: Phase = 'sweep', under: Partial<CircleView> = {}): void {
    this.shown.push({ view: write({ ...this.view, ...under, scene: this.scene }), words: this.words, ms, phase, skippable: true });
  }

  forget(): void {
    this.scene = NOTHING;
  }

  /** The crystal is on its way. */
  crystalOn(space: string, t: number): Partial<CircleView> {
    return { crystal: { ...this.view.crystal, space, t, to_black: RING - t } };
  }

  /** A hero is on its way. */
  heroOn(name: HeroName, space: string): Partial<CircleView> {
    return { heroes: this.view.heroes.map((hero) => (hero.hero === name ? { ...hero, space } : hero)) };
  }

  get odds(): readonly number[] {
    return this.view.odds.now;
  }

  get pushes(): readonly Push[] {
    return this.scene.pushes;
  }
}

const d6 = (face: number, red: boolean, tumbles: boolean) => ({ sides: 6 as const, face, red, tumbles });
const travelOf = (space: string) => Number(space.slice(1));

function slide(reel: Reel, route: readonly string[], pace: number, trail: boolean) {
  route.slice(1).forEach((space, i) => {
    const black = space === 'N0' && travelOf(route[i] as string) === RING - 1;
    if (trail) reel.stage({ trail: route.slice(0, i + 2) });
    reel.show(pace, 'sweep', reel.crystalOn(space, black ? RING : travelOf(space)));
  });
}

const TELLERS: Tellers<Reel, wire.Event> = {
  crystal_rolled(reel, event) {
    reel.forget();
    reel.title(event.text.replace(/^[^:]*: /, ''));
    reel.stage({ die: d6(event.die, true, true), before: reel.odds });
    reel.at(event);
    reel.show(TUMBLE, 'sweep', { turn: null, rolled: null });
    reel.stage({ die: d6(event.die, true, false) });
    reel.show(TUMBLE, 'sweep', { turn: null, rolled: null });
  },
  crystal_moved(reel, event) {
    reel.add(event.text);
    reel.at(event);
    slide(reel, event.route, STRIDE, true);
  },
  trap_sprung(reel, event) {
    reel.add(event.text);
    reel.at(event);
    reel.stage({ hurt: event.damage });
    reel.show(PUSH);
  },
  hero_pushed(reel, event) {
    reel.add(event.text);
    reel.at(event);
    const { hero, start, space } = event;
    reel.stage({ pushes: [...reel.pushes, { hero, start, space }] });
    reel.show(PUSH);
  },
  hero_rolled(reel, event) {
    reel.forget();
    reel.say(event.text);
    reel.at(event);
    reel.stage({ die: { sides: 4, face: event.die, red: false, tumbles: true } });
    reel.show(TUMBLE, 'sweep', { rolled: null });
    reel.stage({ die: null });
  },
  hero_moved(reel, event) {
    reel.say(event.text);
    reel.at(event);
    const { hero, route } = event;
    route.slice(1).forEach((space, i) => {
      reel.stage({ walked: route.slice(0, i + 2) });
      reel.show(STRIDE, 'sweep', reel.heroOn(hero, space));
    });
  },
  hero_unlocked(reel, event) {
    reel.at(event);
  },
  item_drawn(reel, event) {
    reel.say(event.text);
    reel.at(event);
    reel.stage({ card: event.card });
    reel.show(BLOW, 'still');
  },
  item_kept(reel, event) {
    reel.say(event.text);
    reel.at(event);
  },
  attacked(reel, event) {
    reel.forget();
    reel.stage({ die: d6(event.die, false, true) });
    reel.show(TUMBLE);
    reel.say(event.text);
    reel.at(event);
    reel.stage({ die: d6(event.die, false, false), hurt: event.damage });
    reel.show(BLOW, 'taken');
  },
  knocked_back(reel, event) {
    reel.add(event.text);
    reel.at(event);
    slide(reel, event.route, SLIDE, false);
  },
  trap_set(reel, event) {
    reel.say(event.text);
    reel.at(event);
    reel.show(BLOW, 'still');
  },
  teleported(reel, event) {
    reel.forget();
    reel.say(event.text);
    reel.stage({ leap: [event.start, event.space] });
    reel.show(PUSH);
    reel.at(event);
    reel.show(BLOW, 'still');
  },
};

export function steps(before: View, after: Unfolded): Step[] {
  const { events, view, words } = after;
  const reel = new Reel(read(before), { ...words, title: '', detail: '' });
  const crystal = events.some((event) => event.kind === 'crystal_rolled');
  for (const event of events) TELLERS[event.kind as wire.Event['kind']]?.(reel, event as never);
  if (crystal) reel.show(LOOK, 'taken', { turn: null });
  return [...reel.shown, { view, words, ms: 0, phase: 'still' }];
}
