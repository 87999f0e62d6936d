// Whether the other end of a line is still there. Its pings are answered where messages are read, because timers of
// hidden tabs are held back; a timer that fires late proves that the page slept, and not that the line is dead.

/** So long without a message, in milliseconds: two pings of the server and more. */
export const SILENCE = 5000;
/** An answer that was asked for comes sooner. */
export const ANSWER = 3000;
/** A timer that fires this much after its time was held back, or the whole page was. */
const LATE = 1500;

export class Pulse {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private due = 0;
  private asked = false;

  constructor(
    private readonly ask: () => void,
    private readonly lost: () => void,
  ) {}

  /** A message has come, or the line has just been opened. */
  heard(): void {
    this.asked = false;
    this.wait(SILENCE);
  }

  /** Something should have come long ago, and no timer said so: the page slept, and knows nothing. */
  private get slept(): boolean {
    return this.timer !== undefined && Date.now() - this.due > LATE;
  }

  /** There is reason to doubt: an answer must come soon, whatever was heard before. */
  doubt(): void {
    if (this.timer === undefined || (this.asked && !this.slept)) return;
    this.asked = true;
    this.ask();
    this.wait(ANSWER);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private wait(ms: number): void {
    clearTimeout(this.timer);
    this.due = Date.now() + ms;
    this.timer = setTimeout(() => this.decide(), ms);
  }

  private decide(): void {
    if (this.slept && !this.asked) return this.doubt();
    this.stop();
    this.lost();
  }
}
