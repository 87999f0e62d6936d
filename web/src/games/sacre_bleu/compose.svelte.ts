// What a person has put together but not sent: cards collected, a rule of a Cycle, a trade with the deck. Everything can be
// taken back until it is sent; then it goes piece by piece, as the server asks for it.
import type { Desk } from '../game';
import type { MoveInfo, Notation } from '../../lib/protocol';
import { inBrief, inOrder } from './cards';
import { judge, proposalsIn, rulesIn, runOf, scorableIn, swapOf, swapsIn, type Rule } from './runs';
import { cardOf, read, type Card, type Option, type Proposal, type Swap } from './view';

/** Asks in which cards are collected first and sent together. */
const COLLECTING = ['pass', 'aside', 'put'];
/** Asks that one card of the hand answers. */
const SINGLE = ['offer', 'lay', 'give'];

const SCORING = ['score', 'bonus'];
/** Asks in which a piece that is not offered is sent all the same: the refusal says why not. */
const EXPLAINED = ['put', 'take'];

export interface Deed {
  label: string;
  under: string;
  moves: readonly Notation[];
}

const MOST_TRIES = 12;

const unoffered = (move: Notation): MoveInfo => ({ move, label: '', follows: '', preview: {} });
const cards = (n: number) => (n === 1 ? '1 card' : `${n} cards`);

export class Composer {
  /** Collected cards in the order chosen. */
  picks = $state.raw<readonly Card[]>([]);
  into = $state.raw<Card[]>([]);
  out = $state.raw<Card[]>([]);
  private ruleAt = $state.raw<{ q: number; n: number } | null>(null);
  private queue = $state.raw<readonly Notation[]>([]);
  private sent = $state.raw<{ about: string; picked: number; move: Notation } | null>(null);
  private tries = 0;

  constructor(private readonly desk: () => Desk) {}

  readonly view = $derived.by(() => read(this.desk().step.view));
  readonly ask = $derived.by(() => this.desk().ask);
  readonly about = $derived(this.ask?.about ?? '');
  readonly option = $derived.by(() => (this.about === 'main' ? (this.desk().chosen as Option | null) : null));
  readonly busy = $derived.by(
    () => this.queue.length > 0 || this.sent !== null || this.desk().pending !== null,
  );

  readonly scoring = $derived(this.option === 'score' || SCORING.includes(this.about));
  readonly proposals = $derived<Proposal[]>(this.scoring ? proposalsIn(this.ask, this.option) : []);
  readonly proposal = $derived(this.scoring ? runOf(this.proposals, this.picks) : null);

  /** Cards are picked for a run, and none of them is sent yet. */
  private readonly composing = $derived(this.scoring && this.view.picked.length === 0 && this.picks.length > 0);
  /** What the picked cards count, or why they may not be scored. */
  private readonly judged = $derived.by(() => judge(scorableIn(this.ask, this.option), this.picks));
  readonly forbidden = $derived(this.composing ? this.judged.why : null);
  readonly points = $derived(this.composing && !this.forbidden ? this.judged.points : 0);

  readonly rules = $derived<Rule[]>(rulesIn(this.ask, this.option));
  readonly rule = $derived<Rule | null>(
    this.rules.find((one) => one.q === this.ruleAt?.q && one.n === this.ruleAt.n) ?? this.rules.at(-1) ?? null,
  );

  /** The open deck is traded with: round 8, after Return was chosen. */
  readonly swapping = $derived(
    this.view.final && (this.option === 'return' || this.about === 'put' || this.about === 'take'),
  );
  readonly swaps = $derived<Swap[]>(this.swapping ? swapsIn(this.ask, this.option) : []);
  readonly swap = $derived(swapOf(this.swaps, this.into, this.out));

  readonly collecting = $derived(COLLECTING.includes(this.about) && !this.swapping);
  readonly single = $derived(SINGLE.includes(this.about));
  /** All that is picked: what the server has taken already, then what waits here. */
  readonly picked = $derived([...new Set([...this.view.picked, ...this.picks])]);
  readonly enough = $derived(this.view.need > 0 && this.picked.length >= this.view.need);

  /** What the solid button would do now. */
  readonly deed = $derived.by((): Deed | null => {
    if (!this.ask) return null;
    if (this.scoring && this.view.picked.length === 0) return this.scores();
    if (this.rules.length) return this.cycles();
    if (this.swapping) return this.trades();
    if (this.collecting) return this.collects();
    const move = this.desk().move;
    return move && { label: inBrief(move.label), under: '', moves: [move.move] };
  });

  /** Only what may be scored is begun: the pieces go one by one, and none can be taken back. */
  private scores(): Deed | null {
    if (this.points === 0) return null;
    const moves = [...inOrder(this.picks).map((card) => `score ${card}`), 'done'];
    return { label: `Score ${this.points}`, under: '', moves: this.option ? ['score', ...moves] : moves };
  }

  private cycles(): Deed | null {
    if (!this.rule) return null;
    const { q, n, moves } = this.rule;
    return { label: `Cycle ${q}`, under: `${n} ${n === 1 ? 'seat' : 'seats'} on`, moves };
  }

  private trades(): Deed | null {
    const q = this.into.length;
    if (this.swap) return { label: q ? `Swap ${cards(q)}` : 'Swap nothing', under: `then score ${this.swap.points}`, moves: this.swap.moves };
    const [put, taken] = [inOrder(this.into).map((card) => `put ${card}`), inOrder(this.out).map((card) => `take ${card}`)];
    if (this.about === 'take') return taken.length + this.view.picked.length === this.view.need ? { label: `Take ${cards(taken.length)}`, under: '', moves: taken } : null;
    if (q !== this.out.length) return null;
    if (q === 0) return this.returnsNothing();
    return { label: `Swap ${cards(q)}`, under: '', moves: [...(this.option ? ['return'] : []), ...put, 'done', ...taken] };
  }

  private returnsNothing(): Deed | null {
    if (!this.option && !this.offers('done')) return null;
    return { label: 'Return nothing', under: '', moves: [...(this.option ? ['return'] : []), 'done'] };
  }

  private offers(move: Notation): boolean {
    return this.ask?.moves.some((one) => one.move === move) === true;
  }

  private collects(): Deed | null {
    const { about, view } = this;
    const picks = this.picks.filter((card) => !view.picked.includes(card));
    if (about === 'put') {
      if (picks.length === 0 && !this.offers('done')) return null;
      const label = this.picked.length ? `Return ${cards(this.picked.length)}` : 'Return nothing';
      return { label, under: '', moves: [...picks.map((card) => `put ${card}`), 'done'] };
    }
    if (!this.enough) return null;
    const verb = about === 'pass' ? 'Pass' : 'Hide';
    return { label: `${verb} ${cards(this.view.need)}`, under: '', moves: inOrder(picks).map((card) => `${about} ${card}`) };
  }

  // ---- what the person does

  /** A card of the hand was pressed. */
  press(card: Card): void {
    if (this.busy || !this.ask) return;
    if (this.single) return this.desk().press(`${this.about} ${card}`);
    if (this.swapping) return this.trade(card, 'hand');
    if (this.about === 'main' && !this.scoring) return this.scoreWith(card);
    if (this.scoring && this.view.picked.length) return this.desk().press(`score ${card}`);
    if (this.scoring || this.collecting) this.toggle(card);
  }

  toggle(card: Card): void {
    if (this.busy) return;
    if (!this.option && this.desk().refusal) this.desk().putBack();
    if (this.picks.includes(card)) this.picks = this.picks.filter((one) => one !== card);
    else if (!this.enough || this.scoring) this.picks = [...this.picks, card];
  }

  trade(card: Card, from: 'deck' | 'hand'): void {
    if (this.busy) return;
    const flip = (list: readonly Card[]) => (list.includes(card) ? list.filter((one) => one !== card) : [...list, card]);
    if (from === 'deck') this.out = flip(this.out);
    else if (this.about !== 'take') this.into = flip(this.into);
  }

  choose(option: Option): void {
    if (this.busy) return;
    if (this.desk().chosen !== option) this.desk().press(option);
    this.clear();
    if (option === 'score') this.picks = this.best(this.proposals)?.cards ?? [];
    if (option === 'return' && this.swapping) this.chooseSwap(this.best(this.swaps));
  }

  chooseRun(run: Proposal | Swap): void {
    if (this.busy) return;
    if ('into' in run) this.chooseSwap(run);
    else this.picks = [...run.cards];
  }

  chooseRule(q: number, n: number): void {
    if (!this.busy) this.ruleAt = { q, n };
  }

  private chooseSwap(swap: Swap | null): void {
    this.into = swap ? [...swap.into] : [];
    this.out = swap ? [...swap.out] : [];
  }

  private best<R extends { allowed: boolean }>(runs: R[]): R | null {
    return runs.find((run) => run.allowed) ?? null;
  }

  /** Before an option is chosen, a card of a run that could be scored chooses Score. */
  private scoreWith(card: Card): void {
    const run = proposalsIn(this.ask, 'score').find((one) => one.allowed && one.cards.includes(card));
    if (!run) return;
    this.choose('score');
    this.picks = [...run.cards];
  }

  /** Cards that a run can begin with, or that belong to one that was proposed. */
  readonly scorable = $derived.by(() => {
    const offered = this.ask?.moves.map(({ move }) => move).filter((move) => move.startsWith('score ')) ?? [];
    return new Set([...this.proposals.filter((one) => one.allowed).flatMap((one) => one.cards), ...offered.map(cardOf)]);
  });

  get chosenCard(): Card | null {
    const { chosen } = this.desk();
    return this.single && chosen ? cardOf(chosen) : null;
  }

  clear(): void {
    this.picks = [];
    this.into = [];
    this.out = [];
    this.ruleAt = null;
  }

  /** Something was composed in the present question that has not been sent. */
  readonly composed = $derived(
    this.swapping ? this.into.length + this.out.length > 0 : (this.collecting || this.scoring) && this.picks.length > 0,
  );

  /** Takes back whatever was composed, false: there was nothing. */
  takeBack(): boolean {
    const any = this.composed && this.option === null;
    if (any && !this.busy) this.clear();
    return any;
  }

  // ---- what is sent

  run(deed: Deed): void {
    if (this.busy) return;
    this.tries = 0;
    this.queue = deed.moves;
    this.goOn();
  }

  /** Where a choice is complete by itself, nobody asks for "done" any more. */
  private leaveOutDone(): void {
    while (this.queue[0] === 'done' && !this.offers('done')) this.queue = this.queue.slice(1);
  }

  /** Sends the next piece as soon as it is asked for. */
  goOn(): void {
    const { ask, sent } = this;
    if (!ask || this.desk().pending !== null) return;
    if (sent && sent.about === ask.about && sent.picked === this.view.picked.length) return;
    this.sent = null;
    if (!SCORING.includes(ask.about)) this.leaveOutDone();
    const [next, ...rest] = this.queue;
    if (next === undefined) return;
    const move = ask.moves.find((one) => one.move === next) ?? (EXPLAINED.includes(ask.about) ? unoffered(next) : undefined);
    this.queue = move ? rest : [];
    if (!move) return;
    this.sent = { about: ask.about, picked: this.view.picked.length, move: next };
    this.desk().play(move);
  }

  /** Nothing is asked any more: what was sent has arrived. */
  settle(): void {
    this.sent = null;
  }

  /** A new question: the best run lies ready where only runs are asked for. */
  begin(): void {
    this.clear();
    if (SCORING.includes(this.about)) this.picks = this.best(this.proposals)?.cards ?? [];
    if (this.swapping && this.about !== 'main') this.chooseSwap(this.best(this.swaps));
  }

  /**
   * What was sent was refused. Where others decide at the same time the table may just have moved on: then the same
   * question still stands, and the piece is sent once more with the next picture.
   */
  refused(code: string): void {
    const again = code === 'stale' && this.sent !== null && this.tries < MOST_TRIES;
    this.tries += 1;
    this.queue = again && this.sent ? [this.sent.move, ...this.queue] : [];
    this.sent = null;
    if (!again && this.scoring && this.view.picked.length > 0) this.picks = []; // what lies there stays; the rest is chosen anew
  }
}
