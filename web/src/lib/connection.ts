import type { ClientMessage, ServerMessage } from './protocol';
import { Pulse } from './pulse';

export type Line = 'connecting' | 'open' | 'lost' | 'closed';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const GOOD_FOR = 4000;
/** A socket that has not opened by then never will. */
const OPENING = 8000;

/** How long to wait before the n-th attempt; doubles, with a little chance so that not all come back at once. */
export const backoff = (attempt: number, chance = Math.random()) =>
  Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.75 + chance / 2);

export interface Listener {
  /** The number of the newest entry that has been received, sent with every hello. */
  seen(): number;
  message(message: ServerMessage): void;
  line(line: Line): void;
}

/** One socket to one seat. It notices when nobody answers, and comes back by itself until it is closed for good. */
export class Connection {
  private socket: WebSocket | null = null;
  private attempt = 0;
  private pings = 0;
  /** The present line has stood for a while. */
  private good = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly pulse = new Pulse(
    () => this.send({ type: 'ping', id: ++this.pings }),
    () => this.leave(),
  );

  constructor(
    private readonly link: string,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.again);
    addEventListener('offline', this.doubt);
    document.addEventListener('visibilitychange', this.look);
    this.open();
  }

  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.drop();
    removeEventListener('online', this.again);
    removeEventListener('offline', this.doubt);
    document.removeEventListener('visibilitychange', this.look);
    this.listener.line('closed');
  }

  /** The network says that it has changed: an open line may be dead, and a waiting one need not wait. */
  private readonly doubt = () => this.pulse.doubt();
  private readonly again = () => {
    if (this.socket?.readyState === WebSocket.OPEN) return this.doubt();
    this.drop();
    this.open();
  };

  /** Somebody looks at the page again. */
  private readonly look = () => {
    if (document.hidden) return;
    if (this.socket === null) this.again();
    else this.doubt();
  };

  private open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(this.link)}`);
    this.socket = socket;
    this.timer = setTimeout(() => this.leave(), OPENING);
    socket.onopen = () => {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.stands(), GOOD_FOR);
      this.send({ type: 'hello', seen: this.listener.seen() });
      this.pulse.heard();
      this.listener.line('open');
    };
    socket.onmessage = (event) => this.read(String(event.data));
    socket.onclose = () => this.leave(this.good ? 'connecting' : 'lost');
  }

  private read(text: string): void {
    this.pulse.heard();
    let message: ServerMessage;
    try {
      message = JSON.parse(text) as ServerMessage;
    } catch {
      return;
    }
    if (message.type === 'ping') this.send({ type: 'pong', id: message.id });
    else this.listener.message(message);
  }

  private stands(): void {
    this.good = true;
    this.attempt = 0;
  }

  /**
   * The line is dead: another one is tried, after a while that grows. Where a good one was closed, as when a page slept too
   * long, it mostly is back in a moment: only if not there is something to tell.
   */
  private leave(line: Line = 'lost'): void {
    this.drop();
    this.listener.line(line);
    this.timer = setTimeout(() => this.open(), backoff(this.attempt++));
  }

  /** Lets go of a socket, whatever it may still say: on a dead line not even its end is heard. */
  private drop(): void {
    clearTimeout(this.timer);
    this.pulse.stop();
    this.good = false;
    const socket = this.socket;
    this.socket = null;
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}
