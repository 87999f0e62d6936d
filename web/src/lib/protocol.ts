// Every message of the wire protocol, as types. The server decides everything; a client draws and answers.

export type Seat = number;
/** A move in the notation of its game, such as "15". */
export type Notation = string;

export interface SeatInfo {
  seat: Seat;
  name: string;
  kind: 'person' | 'bot' | 'open';
  level: string | null;
  present: boolean;
  /** The seat whose link plays this one; null: a bot. */
  driver: Seat | null;
}

/** Finished sentences for this very viewer; `**x**` marks emphasis. */
export interface Words {
  title: string;
  detail: string;
  notes: string[];
}

export interface MoveInfo {
  move: Notation;
  label: string;
  follows: string;
  preview: Record<string, unknown>;
}

export interface Barred {
  move: Notation;
  words: string;
  rule: string | null;
}

export interface Ask {
  seat: Seat;
  about: string;
  title: string;
  detail: string;
  moves: MoveInfo[];
  barred: Barred[];
}

export interface GameEvent {
  kind: string;
  text: string;
  [field: string]: unknown;
}

export interface LogLine {
  number: number;
  text: string;
}

export interface OutcomeRow {
  seat: Seat;
  rank: number;
  score: number;
  words: string;
}

/** A part of a finished game, such as a round; `number` is the step of the replay it begins with. */
export interface Chapter {
  number: number;
  title: string;
  words: string;
  data: Record<string, unknown>;
}

export interface Outcome {
  winners: Seat[];
  ranks: number[];
  scores: number[];
  title: string;
  detail: string;
  rows: OutcomeRow[];
  course?: Chapter[];
}

export interface SeatLink {
  seat: Seat;
  link: string;
}

/** What a game shows of itself; only that game's folder knows the fields. */
export type View = Record<string, unknown>;

export interface TableMessage {
  type: 'table';
  number: number;
  game: string;
  title: string;
  options: Record<string, unknown>;
  seats: SeatInfo[];
  you: Seat | null;
  /** All seats that this link plays; `you` is the main one. */
  yours: Seat[];
  names: string[];
  view: View;
  words: Words;
  ask: Ask | null;
  log: LogLine[];
  outcome: Outcome | null;
  watch: string | null;
  links?: SeatLink[];
}

export interface UpdateMessage {
  type: 'update';
  number: number;
  events: GameEvent[];
  view: View;
  words: Words;
  ask: Ask | null;
  log: (LogLine | string)[];
  outcome: Outcome | null;
}

export interface SeatsMessage {
  type: 'seats';
  seats: SeatInfo[];
}

export interface RefusedMessage {
  type: 'refused';
  code: 'stale' | 'illegal' | 'not_your_turn' | 'malformed' | 'too_large' | 'over' | 'unknown';
  words: string;
  rule: string | null;
  number: number;
}

export interface HintMessage {
  type: 'hint';
  number: number;
  move: Notation;
  words: string;
  considered: { move: Notation; share: number; value: number; then?: { move: Notation; label: string }[] }[];
}

/** All moves that a hint speaks for: the best, and what belongs to the same choice. */
export const advised = (hint: HintMessage | null): Notation[] =>
  hint ? [hint.move, ...(hint.considered[0]?.then ?? []).map((piece) => piece.move)] : [];

export interface MovedMessage {
  type: 'moved';
  link: string;
}

export type ServerMessage = TableMessage | UpdateMessage | SeatsMessage | RefusedMessage | HintMessage | MovedMessage;

export type ClientMessage =
  | { type: 'hello'; seen: number }
  | { type: 'move'; seen: number; move: Notation; seat?: Seat }
  | { type: 'join'; name: string }
  | { type: 'hint'; seen: number; seat?: Seat }
  | { type: 'rematch' };

export interface OptionChoice {
  value: string | number | boolean;
  title: string;
  words: string;
  /** Offered only at tables of at least this many seats. */
  from_seats: number;
  /** Offered only where these options have these values. */
  needs?: Record<string, unknown> | null;
}

export interface OptionInfo {
  name: string;
  title: string;
  words: string;
  /** several: choices in an order, sent with commas between them. */
  kind: 'choice' | 'number' | 'flag' | 'several';
  choices: OptionChoice[] | null;
  default: string | number | boolean;
  minimum: number | null;
  maximum: number | null;
  /** Shown only where options have these values; any of several. */
  needs: Record<string, unknown> | Record<string, unknown>[] | null;
  /** A finer point, folded away. */
  finer?: boolean;
  /** Of several, so many at most. */
  most?: number | null;
  /** The option that must have another value. */
  unlike?: string | null;
}

export interface RuleInfo {
  number: string;
  title: string;
  words: string;
}

/** A chapter of the rules lasts until the next one begins. */
export interface RuleChapter {
  title: string;
  /** The number of its first rule. */
  first: string;
}

/** A sentence or two of a primer, and the numbers of the rules that they condense. */
export interface Point {
  words: string;
  rules: string[];
}

/** How a game plays, in short. */
export interface Primer {
  aim: string;
  /** What the steps make up: "A round". */
  course: string;
  steps: Point[];
  end: Point;
  /** What beginners miss. */
  advice: Point[];
}

export interface LevelInfo {
  name: string;
  title: string;
  words: string;
}

export interface GameInfo {
  name: string;
  title: string;
  tagline: string;
  about: string;
  seats: number[];
  default_seats: number;
  minutes: number;
  together: boolean;
  levels: LevelInfo[];
  options: OptionInfo[];
  primer: Primer;
  rules: RuleInfo[];
  chapters: RuleChapter[];
}

/** `with`: whoever sits on that seat plays this one too. */
export type SeatOrder =
  | { kind: 'person'; name: string }
  | { kind: 'bot'; level: string }
  | { kind: 'open' }
  | { kind: 'with'; seat: Seat };

export interface NewTable {
  game: string;
  options: Record<string, unknown>;
  seats: SeatOrder[];
}

export interface MadeTable {
  table: string;
  you: string | null;
  links: SeatLink[];
  watch: string;
}

export interface TableSummary {
  game: string;
  title: string;
  over: boolean;
  number: number;
  seats: SeatInfo[];
  your_turn: boolean;
  words: string;
}

export interface Frame {
  number: number;
  events: GameEvent[];
  /** As it is sent, the fields that differ from those of the frame before. */
  view: View;
  words: Words;
  ask: null;
}

export interface Replay {
  game: string;
  title: string;
  seats: SeatInfo[];
  frames: Frame[];
  outcome: Outcome | null;
  through: Seat | null;
}

/** A decision that could clearly have been better, by what the seat knew then. */
export interface TurningPoint {
  /** The step of the replay that shows the position before it. */
  number: number;
  played: Notation;
  better: Notation;
  value: number;
  /** As people count: "Round 4". */
  where: string;
  better_value: number;
  words: string;
}

export interface Review {
  seat: Seat;
  done: number;
  count: number;
  points: TurningPoint[];
}
