import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Connection, backoff, type Line } from '../src/lib/connection';
import type { ServerMessage } from '../src/lib/protocol';
import { ANSWER, SILENCE, Pulse } from '../src/lib/pulse';
import { comings } from '../src/lib/seats';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** The page is frozen for so long: time goes on, and no timer fires before it is over. */
const sleep = (ms: number) => vi.setSystemTime(Date.now() + ms);

describe('a pulse', () => {
  const ask = vi.fn();
  const lost = vi.fn();
  let pulse: Pulse;
  beforeEach(() => {
    ask.mockClear();
    lost.mockClear();
    pulse = new Pulse(ask, lost);
    pulse.heard();
  });

  test('is lost after five seconds of silence, and not before', () => {
    vi.advanceTimersByTime(SILENCE - 1);
    expect(lost).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(lost).toHaveBeenCalledOnce();
  });

  test('goes on as long as something is heard', () => {
    for (let i = 0; i < 20; i++) {
      vi.advanceTimersByTime(2000);
      pulse.heard();
    }
    expect(lost).not.toHaveBeenCalled();
    expect(ask).not.toHaveBeenCalled();
  });

  test('asks first where a timer was held back', () => {
    sleep(60_000);
    vi.advanceTimersByTime(SILENCE);
    expect(lost).not.toHaveBeenCalled();
    expect(ask).toHaveBeenCalledOnce();
    pulse.heard();
    vi.advanceTimersByTime(SILENCE - 1);
    expect(lost).not.toHaveBeenCalled();
  });

  test('is lost where that is not answered', () => {
    sleep(60_000);
    vi.advanceTimersByTime(SILENCE + ANSWER);
    expect(lost).toHaveBeenCalledOnce();
  });

  test('is asked once for each doubt, and the answer must come soon', () => {
    vi.advanceTimersByTime(1000);
    pulse.doubt();
    vi.advanceTimersByTime(ANSWER - 1);
    pulse.doubt();
    expect(ask).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1);
    expect(lost).toHaveBeenCalledOnce();
  });

  test('says nothing when it was stopped', () => {
    pulse.stop();
    pulse.doubt();
    vi.advanceTimersByTime(60_000);
    expect(ask).not.toHaveBeenCalled();
    expect(lost).not.toHaveBeenCalled();
  });
});

/** A socket that a test opens, speaks through and breaks. */
class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  said: unknown[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    Socket.all.push(this);
  }
  static get last(): Socket {
    return Socket.all.at(-1) as Socket;
  }
  opens(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  says(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  send(text: string): void {
    this.said.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
  }
}

describe('a connection', () => {
  let lines: Line[];
  let heard: ServerMessage[];
  let page: EventTarget & { hidden: boolean };
  let network: EventTarget;
  let connection: Connection;
  const happens = (target: EventTarget, what: string) => target.dispatchEvent(new Event(what));

  beforeEach(() => {
    Socket.all = [];
    lines = [];
    heard = [];
    page = Object.assign(new EventTarget(), { hidden: false });
    network = new EventTarget();
    vi.stubGlobal('WebSocket', Socket);
    vi.stubGlobal('document', page);
    vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
    vi.stubGlobal('addEventListener', network.addEventListener.bind(network));
    vi.stubGlobal('removeEventListener', network.removeEventListener.bind(network));
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    connection = new Connection('link', {
      seen: () => 7,
      message: (message) => heard.push(message),
      line: (line) => lines.push(line),
    });
    Socket.last.opens();
  });

  test('answers pings where messages are read, and tells nobody', () => {
    Socket.last.says({ type: 'ping', id: 3 });
    expect(Socket.last.said).toEqual([{ type: 'hello', seen: 7 }, { type: 'pong', id: 3 }]);
    expect(heard).toEqual([]);
  });

  test('is lost after a silence, and an end of the old socket is no news', () => {
    const old = Socket.last;
    vi.advanceTimersByTime(SILENCE);
    expect(lines).toEqual(['open', 'lost']);
    old.breaks();
    old.says({ type: 'seats', seats: [] });
    expect(lines).toEqual(['open', 'lost']);
    expect(heard).toEqual([]);
  });

  test('tries again after waits that grow', () => {
    vi.advanceTimersByTime(SILENCE);
    for (const wait of [400, 800, 1600, 3200, 6400, 8000, 8000]) {
      const tries = Socket.all.length;
      vi.advanceTimersByTime(wait - 1);
      expect(Socket.all).toHaveLength(tries);
      vi.advanceTimersByTime(1);
      expect(Socket.all).toHaveLength(tries + 1);
      Socket.last.breaks();
    }
    expect(backoff(99, 1)).toBe(10_000);
  });

  test('does not wait for ever for a socket to open', () => {
    Socket.last.breaks();
    vi.advanceTimersByTime(400);
    expect(Socket.all).toHaveLength(2);
    vi.advanceTimersByTime(8000 + 800);
    expect(Socket.all).toHaveLength(3);
  });

  test.each([
    ['the network is back', () => happens(network, 'online')],
    ['somebody looks again', () => happens(page, 'visibilitychange')],
  ])('tries at once when %s', (_, event) => {
    Socket.last.breaks();
    Socket.last.breaks();
    expect(Socket.all).toHaveLength(1);
    event();
    expect(Socket.all).toHaveLength(2);
    Socket.last.opens();
    expect(lines).toEqual(['open', 'lost', 'open']);
    vi.advanceTimersByTime(400);
    expect(Socket.all).toHaveLength(2);
  });

  test('asks when the network goes, and is lost soon where nothing answers', () => {
    happens(network, 'offline');
    expect(Socket.last.said.at(-1)).toEqual({ type: 'ping', id: 1 });
    vi.advanceTimersByTime(ANSWER);
    expect(lines).toEqual(['open', 'lost']);
  });

  test('goes on without a network where the server still answers', () => {
    happens(network, 'offline');
    Socket.last.says({ type: 'pong', id: 1 });
    vi.advanceTimersByTime(ANSWER);
    expect(lines).toEqual(['open']);
  });

  test('of a hidden page is not lost because its timers were held back', () => {
    page.hidden = true;
    happens(page, 'visibilitychange');
    sleep(10 * 60_000);
    page.hidden = false;
    happens(page, 'visibilitychange');
    expect(Socket.last.said.at(-1)).toEqual({ type: 'ping', id: 1 });
    vi.advanceTimersByTime(ANSWER - 1);
    Socket.last.says({ type: 'pong', id: 1 });
    vi.advanceTimersByTime(SILENCE - 1);
    expect(lines).toEqual(['open']);
  });

  test('that was good and is closed comes back without a word', () => {
    vi.advanceTimersByTime(SILENCE - 1);
    Socket.last.breaks();
    vi.advanceTimersByTime(400);
    Socket.last.opens();
    expect(lines).toEqual(['open', 'connecting', 'open']);
  });

  test('that was good and does not come back at once is lost', () => {
    vi.advanceTimersByTime(SILENCE - 1);
    Socket.last.breaks();
    vi.advanceTimersByTime(400);
    Socket.last.breaks();
    expect(lines).toEqual(['open', 'connecting', 'lost']);
  });

  test('ends for good', () => {
    connection.close();
    vi.advanceTimersByTime(60_000);
    happens(network, 'online');
    happens(page, 'visibilitychange');
    expect(Socket.all).toHaveLength(1);
    expect(lines).toEqual(['open', 'closed']);
  });
});

test('whoever goes or comes back is told in words, oneself excepted', () => {
  const seat = (seat: number, name: string, present: boolean, kind: 'person' | 'bot' | 'open' = 'person') => ({
    seat, name, kind, level: null, present, driver: seat,
  });
  const before = [seat(0, 'Ida', true), seat(1, 'Jonas', true), seat(2, 'Greta', false), seat(3, 'Seat 4', false, 'open')];
  const now = [seat(0, 'Ida', false), seat(1, 'Jonas', false), seat(2, 'Greta', true), seat(3, 'Emil', true)];
  expect(comings(before, now, [0])).toBe('Jonas is away. Greta is back.');
  expect(comings(now, now, [0])).toBe('');
  expect(comings([], now, [])).toBe('');
});
