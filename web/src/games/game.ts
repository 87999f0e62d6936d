import type { Component, ComponentProps } from 'svelte';
import type Icon from '../art/Icon.svelte';
import type { Seen, Unfolded } from '../lib/changes';
import type { Timed } from '../lib/motion';
import type {
  Ask,
  Back,
  Hint,
  LogLine,
  MoveInfo,
  Notation,
  Result,
  Refusal,
  Seat,
  SeatInfo,
  SeatLink,
  View,
  Words,
} from '../lib/protocol';

/** An event of a game as its folder reads it, with its sentence and the view right after it. */
export type Told<E> = E & Pick<Seen, 'text' | 'view'>;

/** What is done with each kind of event; the others are not shown. */
export type Tellers<Reel, E extends { kind: string }> = {
  [Kind in E['kind']]?: (reel: Reel, event: Told<Extract<E, { kind: Kind }>>) => void;
};

/** still: nothing happens; taken: a trick lies complete and its taker is lit; sweep: it is on its way to the taker. */
export type Phase = 'still' | 'taken' | 'sweep';

/** One picture of an update, before the table adds number, ask and outcome. */
export interface Step<V = View> extends Timed {
  view: V;
  words: Words;
  phase: Phase;
}

/** A part of the drawer that a game fills, with its button in the bar. */
export interface Tool {
  /** The id of its heading is `drawer-<section>`. */
  section: string;
  title: string;
  icon: ComponentProps<typeof Icon>['name'];
}

/** What a seat has won so far, for the bar of a small screen. */
export interface Score {
  score: number;
  /** The word after the score: "heads". */
  unit: string;
}

/**
 * A table as a game's folder meets it: what lies there, whose eyes see it, what was asked and what can be answered. A
 * live table and a replay are both one of these; in a replay nothing is ever asked.
 */
export interface Desk {
  readonly step: Step;
  readonly you: Seat | null;
  /** All seats that this person plays, the main one included; none when watching and in a replay. */
  readonly yours: readonly Seat[];
  readonly names: readonly string[];
  readonly seats: readonly SeatInfo[];
  /** Links of open seats, for the table's maker. */
  readonly links: readonly SeatLink[];
  readonly ask: Ask | null;
  /** The notation that was chosen, and the legal move it stands for. */
  readonly chosen: Notation | null;
  readonly move: MoveInfo | null;
  readonly pending: Notation | null;
  readonly hint: Hint | null;
  readonly hinting: boolean;
  /** What was chosen when the hint came or was asked for again, and how often that was: it speaks until something else is chosen. */
  readonly over: Notation | null;
  readonly spoken: number;
  readonly refusal: Refusal | null;
  /** A finished trick is being shown once more. */
  readonly looking: boolean;
  /** What was told so far. */
  readonly log: readonly LogLine[];
  readonly offline: boolean;
  readonly replay: boolean;
  /** The game is over: back to its result. */
  readonly back: (() => void) | null;
  /** What of one's own can be taken back now. */
  readonly undo: Back | null;
  /** Chooses a move; one that is chosen already is played. */
  press(move: Notation): void;
  play(move: MoveInfo): void;
  /** Plays these one after the other, each as soon as it is asked for; what turns out illegal ends it. */
  carryOut(moves: readonly Notation[]): void;
  putBack(): void;
  askHint(): void;
  lookBack(number: number): void;
  takeBack(): void;
}

export interface TableProps {
  /** The game, as its rules are addressed. */
  name: string;
  desk: Desk;
  /** The drawer lies over the table. */
  covered: boolean;
}

export interface MemoryProps {
  view: View;
  you: Seat | null;
  names: readonly string[];
  notes: readonly string[];
  /** Plays a finished trick back on the board. */
  lookBack: ((number: number) => void) | null;
}

/** A line of the log. */
export interface LineProps {
  text: string;
  view: View;
}

export interface ScoresProps {
  view: View;
  you: Seat | null;
  names: readonly string[];
  outcome: Result;
}

/** What a game's folder gives to the table. The table knows no game, a game knows no socket. */
export interface GameClient {
  name: string;
  /** Everything between the bar and the edge of the screen. Games of one hand and one board use `HandTable`. */
  Table: Component<TableProps>;
  /** The drawer: what was seen, past tricks, scores; the log stands below it. */
  Memory: Component<MemoryProps>;
  /** How a line of the log is set, where it is more than its words. */
  Line?: Component<LineProps>;
  /** Below the result at the end; fetched while the table is quiet, with `later`. */
  scores: () => Promise<{ default: Component<ScoresProps> }>;
  /** The parts of the drawer beside the log; a small screen shows the last one, and key L opens it. */
  tools: Tool[];
  /** A small drawing beside scores. */
  Mark: Component;
  /** How far the game has come, and the words that explain it. */
  where(view: View): { short: string; long: string; explain?: string };
  /** What a seat has won so far. */
  score(view: View, seat: Seat): Score | null;
  /** How an update is shown, one thing after the other; the last step is the update's own view. */
  steps(before: View, after: Unfolded): Step[];
  /** A finished trick once more, card by card; `told` is what was said when it was taken. */
  lookBack(view: View, number: number, names: readonly string[], you: Seat | null, told: string | null): Step[];
  /** The notation that a thing once chosen keeps while somebody else decides, if the view still holds it. */
  keeps(view: View, chosen: Notation): boolean;
}
