import type { ClientMessage, ServerMessage } from './protocol';

export type Line = 'connecting' | 'open' | 'lost' | 'closed';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const GOOD_FOR = 4000;

/** How long to wait before the n-th attempt; doubles, with a little chance so that not all come back at once. */
export const backoff = (attempt: number, chance = Math.random()) =>
  Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.75 + chance / 2);

export interface Listener {
  /** The number of the newest entry that has been received, sent with every hello. */
  seen(): number;
  message(message: ServerMessage): void;
  line(line: Line): void;
}

/** One socket to one seat. It comes back by itself until it is closed for good. */
export class Connection {
  private socket: WebSocket | null = null;
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private over = false;

  constructor(
    private readonly link: string,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    this.open();
  }

  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.over = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.socket?.close();
    this.listener.line('closed');
  }

  private readonly hurry = () => {
    if (this.over || document.hidden || this.socket !== null) return;
    clearTimeout(this.timer);
    this.open();
  };

  private open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(this.link)}`);
    this.socket = socket;
    let steady: ReturnType<typeof setTimeout> | undefined;
    socket.onopen = () => {
      steady = setTimeout(() => (this.attempt = 0), GOOD_FOR);
      this.send({ type: 'hello', seen: this.listener.seen() });
      this.listener.line('open');
    };
    socket.onmessage = (event) => this.read(String(event.data));
    socket.onclose = () => {
      clearTimeout(steady);
      this.socket = null;
      if (!this.over) this.retry();
    };
  }

  private read(text: string): void {
    let message: ServerMessage;
    try {
      message = JSON.parse(text) as ServerMessage;
    } catch {
      return;
    }
    this.listener.message(message);
  }

  private retry(): void {
    this.listener.line('lost');
    this.timer = setTimeout(() => this.open(), backoff(this.attempt++));
  }
}
