import type { Desk, Step } from '../games/game';
import type { LogLine, Seat, SeatInfo } from '../lib/protocol';
import type { WholeFilm } from './replay';

/** One step of a game that is over: there is everything to see and nothing to do. */
export class ReplayDesk implements Desk {
  readonly you: Seat | null;
  readonly names: string[];
  readonly seats: SeatInfo[];
  readonly yours = [];
  readonly links = [];
  readonly ask = null;
  readonly chosen = null;
  readonly move = null;
  readonly pending = null;
  readonly hint = null;
  readonly hinting = false;
  readonly over = null;
  readonly spoken = 0;
  readonly refusal = null;
  readonly looking = false;
  readonly offline = false;
  readonly replay = true;
  readonly back = null;
  readonly undo = null;

  constructor(
    readonly step: Step,
    private readonly told: WholeFilm,
    private readonly at: number,
  ) {
    this.you = told.through;
    this.seats = told.seats.map((seat) => ({ ...seat, present: true })); // who is at the table today says nothing
    this.names = told.seats.map((seat) => seat.name);
  }

  get log(): LogLine[] {
    const frames = this.told.frames.slice(0, this.at + 1);
    return frames.flatMap(({ number, events }) => events.filter(({ text }) => text !== '').map(({ text }) => ({ number, text })));
  }

  press(): void {}
  play(): void {}
  carryOut(): void {}
  putBack(): void {}
  askHint(): void {}
  lookBack(): void {}
  takeBack(): void {}
}
