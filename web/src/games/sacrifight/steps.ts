// How an update of Sacrifight is seen: cards land, what is given up burns, the coin falls, the boss acts step by step.
import { asTitle, titled } from '../../lib/markup';
import type { Seen, Unfolded } from '../../lib/changes';
import type { View, Words } from '../../lib/protocol';
import type { Phase, Step, Tellers } from '../game';
import { NOTHING, faceOf, isMinion, read, write, type FightView, type Hit, type Scene } from './view';
import type * as wire from './wire';

const LAND = 420;
const BURN = 520;
const BLOW = 560;
const FALL = 1500;
const ROLL = 1100;
const WILD = 2400;
/** How long a boss card lies open unless somebody goes on. */
export const STRIKE = 5200;
/** What was found waits for a press. */
const LOOT = 600_000;

/** Makes the pictures one after the other: what was told, and what is seen while it happens. */
type Told = Pick<Seen, 'text' | 'view'>;

class Reel {
  readonly shown: Step[] = [];
  scene: Scene = NOTHING;
  /** The boss acts. */
  boss = false;
  private words: Words;

  constructor(
    public view: FightView,
    words: Words,
  ) {
    this.words = words;
  }

  say(text: string): void {
    if (text) this.words = { ...titled(text), notes: this.words.notes };
  }
  explain(detail: string): void {
    this.words = { ...this.words, detail };
  }
  /** What is to be seen now; faces of cards that were seen stay known. */
  at(event: { view: View }): void {
    const view = read(event.view);
    this.view = { ...view, cards: { ...this.view.cards, ...view.cards } };
  }
  stage(change: Partial<Scene>): void {
    this.scene = { ...this.scene, ...change };
  }
  show(ms: number, phase: Phase = 'sweep'): void {
    this.shown.push({ view: write({ ...this.view, scene: this.scene }), words: this.words, ms, phase, skippable: true });
  }
  /** A small thing happened: it is said, and seen for a moment. While a boss card lies open, it is told beside it. */
  tell(event: Told, struck: string | null, ms = BLOW): void {
    if (this.scene.card) {
      if (event.text) this.stage({ said: [...this.scene.said, event.text] });
      return;
    }
    if (this.boss && event.text) this.result(asTitle(event.text));
    this.say(event.text);
    this.stage({ struck });
    this.show(ms);
    this.stage({ struck: null });
  }
  /** A die or a coin of the boss falls. The words about an open boss card come back afterwards. */
  luck(event: Told, fallen: Partial<Scene>, ms: number): void {
    const { words, scene } = this;
    this.at(event);
    if (scene.card) this.stage({ said: [...scene.said, event.text] });
    else this.result(asTitle(event.text));
    this.say(event.text);
    this.stage(fallen);
    this.show(ms, 'still');
    this.stage({ die: null, coin: null });
    if (scene.card) this.words = words;
  }
  rail(step: string): void {
    if (this.boss) this.stage({ rail: step });
  }
  result(words: string): void {
    if (this.scene.rail) this.stage({ results: { ...this.scene.results, [this.scene.rail]: words } });
  }
  /** The boss card has done its work, and is looked at. */
  strike(): void {
    if (!this.scene.card) return;
    this.show(STRIKE, 'taken');
    this.stage({ card: null, hits: [], said: [], struck: null });
  }
}

function hit(reel: Reel, event: wire.HeroHurt): void {
  const old = reel.scene.hits.find((one) => one.hero === event.hero) ?? { hero: event.hero, absorbed: 0, lost: 0, hp: 0 };
  const now: Hit = { hero: event.hero, absorbed: old.absorbed + event.absorbed, lost: old.lost + event.amount - event.absorbed, hp: event.hp };
  reel.stage({ hits: [...reel.scene.hits.filter((one) => one.hero !== event.hero), now].sort((a, b) => a.hero - b.hero) });
}

/** Before the draw the boss's own ability strikes, and what lies on the board. */
function stepOf(reel: Reel, event: wire.HeroHurt): string {
  if (reel.scene.card) return 'B6';
  return reel.view.slots.some((slot) => isMinion(slot) && slot.card === event.card) ? 'B1' : 'B2';
}

/** The step of the boss turn in which a die falls; those of boss cards, and of members of the Hunt, when they strike. */
const ROLLED_AT: Record<string, string> = { face: 'B0', ability: 'B2', head: 'B2', hold: 'B3', trap: 'B5' };

/** Said and seen for a moment, nothing else. */
const glance = (reel: Reel, event: Told) => {
  reel.at(event);
  if (event.text) reel.tell(event, null, LAND);
};

const TELLERS: Tellers<Reel, wire.Event> = {
  sealed: glance,
  angel_fended: glance,
  card_burned: glance,
  peeked: glance,
  consent_given: glance,
  actions_changed: glance,
  turn_passed: glance,

  turn_began(reel, event) {
    reel.strike();
    reel.boss = false;
    reel.scene = NOTHING;
    reel.at(event);
  },
  card_drawn(reel, event) {
    reel.at(event);
    reel.tell(event, null, LAND);
  },
  card_played(reel, event) {
    reel.strike();
    reel.say(event.text);
    if (event.onto) {
      reel.stage({ burning: event.slot });
      reel.show(BURN);
    }
    reel.stage({ burning: null });
    reel.at(event);
    reel.show(LAND);
  },
  sacrificed(reel, event) {
    reel.at(event);
  },
  coin_tossed(reel, event) {
    reel.say(event.text);
    reel.at(event);
    reel.stage({ coin: event.yes });
    reel.show(FALL, 'still');
    reel.stage({ coin: null });
  },
  card_swapped(reel, event) {
    reel.at(event);
    reel.tell(event, null, LAND);
  },
  special_gained(reel, event) {
    reel.at(event);
  },
  special_used(reel, event) {
    reel.at(event);
    reel.tell(event, null);
  },
  card_acted(reel, event) {
    reel.rail('B1');
    reel.at(event);
    reel.tell(event, event.slot);
  },
  card_moved(reel, event) {
    reel.at(event);
    reel.tell(event, null, LAND);
  },
  card_placed(reel, event) {
    reel.at(event);
    reel.tell(event, null, LAND);
  },
  card_shifted(reel, event) {
    reel.at(event);
    reel.tell(event, null, LAND);
  },
  hero_hurt(reel, event) {
    reel.rail(stepOf(reel, event));
    reel.at(event);
    if (reel.scene.card) return hit(reel, event);
    reel.tell(event, `hero${event.hero}`);
  },
  hero_healed(reel, event) {
    reel.at(event);
    if (event.text) reel.tell(event, null);
  },
  armor_gained(reel, event) {
    reel.at(event);
    if (event.text) reel.tell(event, null);
  },
  boss_hurt(reel, event) {
    reel.at(event);
    reel.tell(event, event.member ?? 'boss');
  },
  boss_healed(reel, event) {
    reel.at(event);
    if (event.text) reel.tell(event, null);
  },
  boss_armored(reel, event) {
    reel.at(event);
    reel.tell(event, null);
  },
  minion_entered(reel, event) {
    reel.at(event);
    reel.tell(event, event.slot, LAND);
  },
  minion_hurt(reel, event) {
    reel.at(event);
    reel.tell(event, event.slot);
  },
  minion_killed(reel, event) {
    reel.at(event);
    reel.tell(event, null, LAND);
  },
  member_fell(reel, event) {
    reel.at(event);
    reel.tell(event, event.member);
  },
  boss_turn_began(reel, event) {
    reel.boss = true;
    reel.scene = { ...NOTHING, rail: 'B0' };
    reel.at(event);
    reel.say(event.text);
    reel.show(BLOW);
  },
  die_rolled(reel, event) {
    reel.rail(ROLLED_AT[event.purpose] ?? 'B6');
    reel.luck(event, { die: event.rolled }, ROLL);
  },
  coin_flipped(reel, event) {
    reel.luck(event, { coin: event.yes }, FALL);
  },
  side_drawn: glance,
  hero_drawn: glance,
  captive_escaped(reel, event) {
    reel.rail('B3');
    reel.at(event);
    reel.tell(event, event.slot);
  },
  boss_card_drawn(reel, event) {
    reel.strike();
    reel.at(event);
    reel.rail('B4');
    reel.result(`${reel.view.boss?.deck.count ?? 0} left in the deck`);
    reel.rail('B6');
    reel.stage({ card: event.card, hits: [], said: [] });
    reel.say(event.text);
  },
  trap_fired(reel, event) {
    reel.at(event);
    reel.rail('B5');
    reel.result(faceOf(reel.view, event.card).name);
    reel.stage({ said: [...reel.scene.said, event.text] });
  },
  card_stopped(reel, event) {
    reel.at(event);
    reel.stage({ said: [...reel.scene.said, event.text] });
    reel.strike();
  },
  boss_card_resolved(reel, event) {
    reel.strike();
    reel.at(event);
  },
  turned_wild(reel, event) {
    reel.strike();
    reel.at(event);
    reel.say(event.text);
    reel.explain((reel.view.boss?.text ?? []).filter((text) => /wild/i.test(text)).join(' '));
    reel.stage({ wild: true });
    reel.show(WILD, 'still');
    reel.stage({ wild: false });
  },
  fight_won(reel, event) {
    reel.strike();
    reel.stage({ ...NOTHING, won: { boss: event.boss, round: event.round } });
    reel.say(event.text);
  },
};

export function steps(before: View, after: Unfolded): Step[] {
  const { events, view, words } = after;
  const [old, now] = [read(before), read(view)];
  const reel = new Reel({ ...old, cards: { ...old.cards, ...now.cards } }, { ...words, title: '', detail: '' });
  reel.boss = old.turn === null && old.boss !== null;
  if (reel.boss) reel.stage({ rail: old.step, card: old.boss?.drawn ?? null });
  for (const event of events) TELLERS[event.kind as wire.Event['kind']]?.(reel, event as never);
  reel.strike();
  const won = now.act > old.act && !now.over ? reel.scene.won : null;
  if (!won) return [...reel.shown, { view, words, ms: 0, phase: 'still' }];
  const loot: Step = { view: write({ ...now, scene: { ...NOTHING, won } }), words, ms: LOOT, phase: 'taken', skippable: true };
  // while the next boss is chosen, what was found stays in sight anyway
  const last: Step[] = now.boss ? [loot, { view, words, ms: 0, phase: 'still' }] : [{ ...loot, ms: 0, phase: 'still' }];
  return [...reel.shown.map(calmed), ...last];
}

/** Where several things want to be looked at, the last of them stands for all in a replay. */
const calmed = (step: Step): Step => (step.phase === 'taken' ? { ...step, phase: 'still' } : step);
