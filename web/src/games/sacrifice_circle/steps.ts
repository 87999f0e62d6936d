// How an update of Sacrifice Circle is seen: dice tumble, heroes walk space by space, the crystal slides, pushes follow.
import { asTitle, titled } from '../../lib/markup';
import { LOOK } from '../../lib/motion';
import type { GameEvent, View, Words } from '../../lib/protocol';
import type { Phase, Step, Tellers } from '../game';
import { RING } from './board';
import { NOTHING, read, write, type CircleView, type Hero, type Push, type Scene } from './view';
import type * as wire from './wire';

const TUMBLE = 520;
const STRIDE = 170;
const SLIDE = 100;
const PUSH = 340;
const BLOW = 1100;

/** Builds the pictures one after the other on a position that grows with the events. */
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

  /** A round begins: nobody has acted. */
  fresh(): void {
    this.set({ heroes: this.view.heroes.map((hero) => ({ ...hero, acted: false })) });
  }

  /** More is said of the same thing. */
  add(text: string): void {
    if (text) this.words = { ...this.words, detail: [this.words.detail, text].filter(Boolean).join(' ') };
  }

  set(change: Partial<CircleView>, scene: Partial<Scene> = {}): void {
    this.view = { ...this.view, ...change };
    this.scene = { ...this.scene, ...scene };
  }

  hero(name: unknown, change: Partial<Hero>): void {
    this.set({ heroes: this.view.heroes.map((hero) => (hero.hero === name ? { ...hero, ...change } : hero)) });
  }

  crystal(change: Partial<CircleView['crystal']>): void {
    this.set({ crystal: { ...this.view.crystal, ...change } });
  }

  show(ms: number, phase: Phase = 'sweep', skippable = true): void {
    this.shown.push({ view: write({ ...this.view, scene: this.scene }), words: this.words, ms, phase, skippable });
  }

  forget(): void {
    this.scene = NOTHING;
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
    const t = black ? RING : travelOf(space);
    reel.crystal({ space, t, to_black: RING - t });
    reel.set({}, trail ? { trail: route.slice(0, i + 2) } : {});
    reel.show(pace);
  });
}

const TELLERS: Tellers<Reel, wire.Event> = {
  crystal_rolled(reel, event) {
    reel.forget();
    reel.title(event.text.replace(/^[^:]*: /, ''));
    const face = event.die;
    reel.fresh();
    reel.set({ turn: null, rolled: null }, { die: d6(face, true, true), before: reel.odds });
    reel.show(TUMBLE);
    reel.set({}, { die: d6(face, true, false) });
    reel.show(TUMBLE);
  },
  crystal_moved(reel, event) {
    reel.add(event.text);
    const route = event.route;
    reel.set({ landings: [] }, { trail: route.slice(0, 1) });
    slide(reel, route, STRIDE, true);
  },
  trap_sprung(reel, event) {
    reel.add(event.text);
    reel.crystal({ health: event.health });
    reel.set({ trap: null }, { hurt: event.damage });
    reel.show(PUSH);
  },
  hero_pushed(reel, event) {
    reel.add(event.text);
    const { hero, start, space } = event;
    reel.hero(hero, { space });
    reel.set({}, { pushes: [...reel.pushes, { hero, start, space }] });
    reel.show(PUSH);
  },
  hero_rolled(reel, event) {
    reel.forget();
    reel.say(event.text);
    const face = event.die;
    reel.set({ rolled: null }, { die: { sides: 4, face, red: false, tumbles: true } });
    reel.show(TUMBLE);
    reel.set({ rolled: face }, { die: null });
  },
  hero_moved(reel, event) {
    reel.say(event.text);
    const route = event.route;
    route.slice(1).forEach((space, i) => {
      reel.hero(event.hero, { space });
      reel.set({}, { walked: route.slice(0, i + 2) });
      reel.show(STRIDE);
    });
  },
  hero_unlocked(reel, event) {
    reel.hero(event.hero, { locked: false });
  },
  item_drawn(reel, event) {
    reel.say(event.text);
    if (event.held === null) reel.hero(event.hero, { item: event.card });
    reel.set({}, { card: event.card });
    reel.show(BLOW, 'still');
  },
  item_kept(reel, event) {
    reel.say(event.text);
    reel.hero(event.hero, { item: event.card });
  },
  attacked(reel, event) {
    reel.forget();
    const face = event.die;
    reel.set({}, { die: d6(face, false, true) });
    reel.show(TUMBLE);
    reel.say(event.text);
    reel.crystal({ health: event.health });
    reel.set({}, { die: d6(face, false, false), hurt: event.damage });
    reel.show(BLOW, 'taken');
  },
  knocked_back(reel, event) {
    reel.add(event.text);
    slide(reel, event.route, SLIDE, false);
  },
  trap_set(reel, event) {
    reel.say(event.text);
    reel.hero(event.hero, { item: null });
    reel.set({ trap: event.space });
    reel.show(BLOW, 'still');
  },
  teleported(reel, event) {
    reel.forget();
    reel.say(event.text);
    const { start, space } = event;
    reel.set({}, { leap: [start, space] });
    reel.show(PUSH);
    reel.hero(event.target, { space, buff: event.buffed });
    reel.show(BLOW, 'still');
  },
};

export function steps(before: View, after: { events: readonly GameEvent[]; view: View; words: Words }): Step[] {
  const { events, view, words } = after;
  const reel = new Reel({ ...read(before), scene: undefined }, { ...words, title: '', detail: '' });
  const crystal = events.some((event) => event.kind === 'crystal_rolled');
  for (const event of events) TELLERS[event.kind as wire.Event['kind']]?.(reel, event as never);
  if (crystal) {
    reel.set({ odds: read(view).odds });
    reel.show(LOOK, 'taken');
  }
  return [...reel.shown, { view, words, ms: 0, phase: 'still' }];
}
