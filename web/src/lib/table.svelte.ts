import type { Desk, GameClient, Step } from '../games/game';
import { gameClient } from '../games/registry';
import { Failure, summary } from './api';
import { unfold } from './changes';
import { Connection, type Line } from './connection';
import { rest } from './hints';
import { hurry } from './later.svelte';
import { keepTable } from './memory';
import { Stage, asWished, notePlaces } from './motion';
import type {
  Accepted,
  Ask,
  Asking,
  Back,
  Barred,
  GameEvent,
  Hint,
  LogLine,
  Move,
  MoveInfo,
  Notation,
  Result,
  Refusal,
  Seat,
  SeatInfo,
  ServerMessage,
  WholeTable,
  Update,
} from './protocol';
import { comings } from './seats';

/** What lies on the table: a step with the number, ask and outcome that belong to it. */
export interface Picture extends Step {
  number: number;
  ask: Ask | null;
  outcome: Result | null;
  back: Back | null;
}

const CATCH_UP = 350;

/** One seat at one table: what was received, what is shown, what the person has chosen. */
export class TableModel implements Desk {
  line = $state<Line>('connecting');
  /** Why there is no table behind this link. */
  missing = $state<string | null>(null);
  /** What was played can be watched, although the table cannot go on. */
  filmed = $state(false);
  info = $state.raw<WholeTable | null>(null);
  game = $state.raw<GameClient | null>(null);
  seats = $state.raw<readonly SeatInfo[]>([]);
  shown = $state.raw<Picture | null>(null);
  past = $state.raw<Step | null>(null);
  chosen = $state<Notation | null>(null);
  pending = $state<Notation | null>(null);
  hint = $state.raw<Hint | null>(null);
  /** What was chosen when the hint came: it speaks over that, until something else is chosen. */
  over = $state<Notation | null>(null);
  spoken = $state(0);
  /** A hint was asked for and is being thought out. */
  hinting = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  /** Somebody asks whether a move may be taken back, or just did. */
  asking = $state.raw<Asking | null>(null);
  /** Who has just gone or come back, in words. */
  comings = $state('');
  private lines = $state.raw<readonly LogLine[]>([]);

  /** The person has left the result to look at the table as it ended. */
  atResult = $state(true);

  readonly replay = false;
  readonly step = $derived(this.past ?? (this.shown as Step));
  readonly looking = $derived(this.past !== null);
  readonly offline = $derived(this.line !== 'open');
  readonly links = $derived(this.info?.links ?? []);
  readonly outcome = $derived(this.shown?.outcome ?? null);
  readonly back = $derived(this.outcome ? () => (this.atResult = true) : null);
  readonly you = $derived(this.info?.you ?? null);
  readonly yours = $derived(this.info?.yours ?? []);
  /** Whoever plays several seats meets each by its name. */
  readonly names = $derived(
    this.seats.map((seat) =>
      seat.seat === this.you && this.yours.length < 2 ? 'You' : seat.name || 'Open seat',
    ),
  );
  /** Only what has been shown is told. */
  readonly log = $derived(this.lines.filter((line) => line.number <= (this.shown?.number ?? 0)));
  readonly ask = $derived(this.mayAnswer());
  readonly move = $derived(this.ask?.moves.find((move) => move.move === this.chosen) ?? null);
  /** What can be taken back now. */
  readonly undo = $derived(this.past === null && !this.offline && this.pending === null ? (this.shown?.back ?? null) : null);
  /** An open seat's link was followed, and nobody has sat down yet. */
  readonly joining = $derived(this.you !== null && this.seats[this.you]?.kind === 'open');

  /** What is still to be played of several moves that belong together. */
  private queued: readonly Notation[] = [];
  private received = 0;
  /** The pending move as it was sent; it is sent again when a new line is there, until it is answered. */
  private sent: Move | null = null;
  /** The number under which the pending move lies on the table. */
  private landed: number | null = null;
  private ids = 0;
  /** The end of the newest update, shown or still waiting to be. */
  private newest: Picture | null = null;
  private catching = false;
  private calm: ReturnType<typeof setTimeout> | undefined;
  private told = new Map<number, string>();
  private readonly connection: Connection;
  private readonly stage = new Stage<Picture>((picture) => this.show(picture));
  private readonly memory = new Stage<Step & { end?: boolean }>((step) => {
    notePlaces();
    this.past = step.end ? null : step;
  });

  constructor(
    readonly link: string,
    private readonly moved: (link: string) => void,
  ) {
    this.connection = new Connection(link, {
      seen: () => this.received,
      message: (message) => this.hear(message),
      line: (line) => this.lineIs(line),
    });
  }

  close(): void {
    clearTimeout(this.calm);
    this.stage.stop();
    this.memory.stop();
    this.connection.close();
  }

  // ---- what the person does

  /** Chooses a card; one that is chosen already is played. */
  press(move: Notation): void {
    if (this.pending !== null) return;
    this.refusal = null;
    if (this.chosen === move && this.move) return this.play(this.move);
    this.chosen = this.chosen === move ? null : move;
  }

  play(move: MoveInfo): void {
    if (this.pending !== null || !this.shown) return;
    this.refusal = null;
    const sent: Move = { type: 'move', seen: this.shown.number, move: move.move, id: ++this.ids, ...this.asked() };
    if (!this.connection.send(sent)) return;
    this.sent = sent;
    this.landed = null;
    this.pending = move.move;
  }

  carryOut(moves: readonly Notation[]): void {
    this.queued = moves;
    this.goOn();
  }

  putBack(): void {
    if (this.pending === null) this.chosen = null;
    this.hint = null;
    this.refusal = null;
  }

  askHint(): void {
    if (!this.ask || !this.shown || this.hinting || this.pending !== null) return;
    this.refusal = null;
    if (this.hint) return this.speak(this.hint);
    this.hinting = this.connection.send({ type: 'hint', seen: this.shown.number, ...this.asked() });
  }

  takeBack(): void {
    this.refusal = null;
    if (this.shown) this.connection.send({ type: 'back', seen: this.shown.number });
  }

  consent(agree: boolean): void {
    this.connection.send({ type: 'consent', agree });
  }

  join(name: string): void {
    this.connection.send({ type: 'join', name });
  }

  rematch(): void {
    this.connection.send({ type: 'rematch' });
  }

  /** Any press ends what only waits to be seen. */
  skip(): boolean {
    if (this.past !== null) {
      this.stopLooking();
      return true;
    }
    return this.stage.skip();
  }

  lookBack = (number: number): void => {
    if (!this.game || !this.shown || !this.stage.done) return;
    const steps = this.game.lookBack(this.shown.view, number, this.names, this.you, this.told.get(number) ?? null);
    const last = steps.at(-1);
    if (last) this.memory.play([...steps, { ...last, ms: 0, end: true } as Step]);
  };

  stopLooking(): void {
    this.memory.stop();
    this.past = null;
  }

  // ---- what the server says

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        return this.sit(message);
      case 'update':
        return this.update(message);
      case 'seats':
        this.comings = comings(this.seats, message.seats, this.yours) || this.comings;
        this.seats = message.seats;
        return;
      case 'hint':
        if (this.hinting) this.speak(message);
        return;
      case 'accepted':
        return this.accepted(message);
      case 'refused':
        return this.refused(message);
      case 'asking':
        this.asking = message.seat === null && message.title === '' ? null : message;
        return;
      case 'moved':
        return this.moved(message.link);
    }
  }

  private sit(message: WholeTable): void {
    this.keepHint(message.ask);
    this.received = message.number;
    this.catching = false;
    this.info = message;
    this.seats = message.seats;
    this.lines = message.log;
    this.asking = null;
    if (message.you !== null) keepTable({ link: this.link, game: message.game, title: message.title });
    if (!this.game) void this.load(message.game);
    this.stopLooking();
    this.newest = { ...message, phase: 'still', ms: 0 };
    this.stage.jump(this.newest);
  }

  private async load(name: string): Promise<void> {
    this.game = await gameClient(name).catch(() => null);
    if (!this.game) this.missing = 'This table could not be loaded. Load the page again in a moment.';
  }

  private update(message: Update): void {
    if (message.number <= this.received || !this.newest) return;
    this.received = message.number;
    this.stopLooking();
    this.asking = null;
    this.note(message);
    this.keepHint(message.ask);
    const before = this.newest.view;
    const whole = unfold(before, message);
    this.newest = { ...whole, phase: 'still', ms: 0 };
    const undone = message.events.some(({ kind }) => kind === 'undone');
    if (undone) this.stage.stop();
    if (undone || this.catching || document.hidden || !this.game) return this.stage.jump(this.newest);
    const steps = this.game.steps(before, whole);
    const pictures = steps.map((step, i): Picture => {
      const end = i === steps.length - 1;
      const { number } = message;
      return {
        ...step,
        number,
        ask: end ? message.ask : null,
        outcome: end ? message.outcome : null,
        back: end ? message.back : null,
      };
    });
    this.stage.play(asWished(pictures));
  }

  private speak(hint: Hint): void {
    this.hint = hint;
    this.hinting = false;
    this.over = this.chosen;
    this.spoken++;
  }

  /** A hint is about a question: others who decide in secret leave both as they are, and its own pieces may be asked for one by one. */
  private keepHint(ask: Ask | null): void {
    if (ask && JSON.stringify(ask) === JSON.stringify(this.newest?.ask)) return;
    this.hint = rest(this.hint, this.pending, ask);
    this.hinting = false;
  }

  private note(message: Update): void {
    const { number, events } = message;
    for (const event of events as readonly (GameEvent & { to?: number })[])
      if (event.kind === 'undone')
        this.lines = this.lines.map((line) => (line.number > Number(event.to) ? { ...line, undone: true } : line));
    this.lines = [...this.lines, ...events.filter(({ text }) => text !== '').map(({ text }) => ({ number, text }))];
    for (const event of events as readonly (GameEvent & { number?: number })[])
      if (event.kind === 'trick_taken') this.told.set(Number(event.number), event.text);
  }

  private accepted(message: Accepted): void {
    if (message.id !== this.sent?.id) return;
    this.landed = message.number;
    if (this.lies() && this.ask) this.goOn();
  }

  private refused(message: Refusal): void {
    if (message.id !== null && message.id !== this.sent?.id) return;
    if (message.id !== null) this.cameBack();
    else this.hinting = false;
    if (!this.info) this.missing = message.words;
    else this.refusal = message;
  }

  // ---- what is shown

  private show(picture: Picture): void {
    notePlaces();
    if (picture.number !== this.shown?.number) {
      this.refusal = null;
    }
    this.shown = picture;
    this.lies();
    if (this.chosen !== null && !this.holds(this.chosen)) this.chosen = null;
    if (this.ask) this.goOn();
  }

  /** Whether what was sent lies on the table: then it is chosen no longer, also where the same can be chosen again. */
  private lies(): boolean {
    if (this.landed === null || !this.shown || this.shown.number < this.landed) return false;
    if (this.chosen === this.pending) this.chosen = null;
    this.pending = this.sent = this.landed = null;
    return true;
  }

  /** What was sent does not lie on the table, nor will anything that was to follow it. */
  private cameBack(): void {
    this.pending = this.sent = this.landed = null;
    this.queued = [];
  }

  private goOn(): void {
    const [next, ...rest] = this.queued;
    if (next === undefined || this.pending !== null) return;
    const move = this.ask?.moves.find((one) => one.move === next);
    this.queued = move ? rest : [];
    if (move) this.play(move);
  }

  private holds(move: Notation): boolean {
    const { ask, view } = this.shown as Picture;
    if (ask) return ask.moves.some((other) => other.move === move);
    return this.game?.keeps(view, move) ?? false;
  }

  private mayAnswer(): Ask | null {
    const ask = this.past === null ? (this.shown?.ask ?? null) : null;
    return ask !== null && this.yours.includes(ask.seat) && !this.joining ? ask : null;
  }

  /** Which seat answers, where a person plays several. */
  private asked(): { seat?: Seat } {
    return this.ask && this.yours.length > 1 ? { seat: this.ask.seat } : {};
  }

  // ---- the line

  private lineIs(line: Line): void {
    const first = this.info === null;
    if (line === 'open') {
      hurry();
      this.catching = true;
      clearTimeout(this.calm);
      this.calm = setTimeout(() => (this.catching = false), CATCH_UP);
    }
    if (line === 'open' && this.sent) this.connection.send(this.sent);
    if (line === 'lost') {
      this.hinting = false;
      if (first) void this.whyNot();
    }
    this.line = line;
  }

  /** A socket that never opened: is there no such table, or no server? */
  private async whyNot(): Promise<void> {
    const trouble = await summary(this.link).catch((refusal: unknown) => refusal);
    if (!(trouble instanceof Failure) || trouble.status < 400 || trouble.status >= 500) return;
    this.missing = trouble.words;
    this.filmed = trouble.status === GONE;
    this.connection.close();
  }
}

const GONE = 410; // the table cannot go on, but there is a film

/** The reason why a thing in the hand cannot be played now. */
export const barredBy = (ask: Ask | null, move: Notation): Barred | null =>
  ask?.barred.find((barred) => barred.move === move) ?? null;
