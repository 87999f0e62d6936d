// Serves the built client and pretends to be the server, so that the client can be developed and looked at alone.
// node dev/mock.mjs [port]; open tables by name: /t/turn, /t/ten, /t/thinking, /t/broken, /t/six, /t/watch, /t/limit, /t/end, ...
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WebSocketServer } from 'ws';
import { Game, ask, outcome, text, words } from './engine.mjs';
import { GAMES } from './games.mjs';
import { review } from './review.mjs';

const ROOT = fileURLToPath(new URL('../../src/sacrarium/clients/web/static', import.meta.url));
const PORT = Number(process.argv[2] ?? 8123);
const PEOPLE = ['Ida', 'Ansel', 'Mira', 'Ilse', 'Bartholomew', 'Jo', 'Vesna'];
const tables = new Map();

class Table {
  constructor(game, seats, options = {}) {
    Object.assign(this, {
      game,
      seats,
      options,
      number: 0,
      log: [],
      frames: [],
      sockets: new Map(),
      delay: 700,
      frozen: false,
      slow: 0,
    });
    this.keep([{ kind: 'dealt', round: 1, dealer: game.dealer, leader: game.leader, seat: game.dealer }]);
  }
  get names() {
    return this.seats.map((s) => s.name);
  }
  keep(events) {
    this.frames.push({
      number: this.number,
      events,
      views: [null, ...this.seats.map((s) => s.seat)].map((s) => this.game.view(s)),
      words: words(this.game, this.names, null),
    });
  }
  full(seat, link) {
    const { game, names } = this;
    const links = this.seats.filter((s) => s.kind === 'open').map((s) => ({ seat: s.seat, link: `${link}-${s.seat}` }));
    return {
      type: 'table',
      number: this.number,
      game: 'sarkophag',
      title: 'Sarkophag',
      options: this.options,
      seats: this.seats,
      you: seat,
      yours: seat === null ? [] : [seat],
      names,
      view: game.view(seat),
      words: words(game, names, seat),
      ask: ask(game, names, seat),
      log: this.log.map((l) => ({ number: l.number, text: l.text(seat) })),
      outcome: outcome(game, names, seat),
      watch: link,
      links,
    };
  }
  move(card) {
    const events = this.game.play(card);
    this.number++;
    this.keep(events);
    for (const e of events) this.log.push({ number: this.number, text: (you) => text(e, this.names, you) });
    for (const [socket, seat] of this.sockets) {
      const { game, names, number } = this;
      const told = events.map((e) => ({ ...e, text: text(e, names, seat) }));
      socket.send(
        JSON.stringify({
          type: 'update',
          number,
          events: told,
          view: game.view(seat),
          words: words(game, names, seat),
          ask: ask(game, names, seat),
          log: told.map((e) => ({ number, text: e.text })),
          outcome: outcome(game, names, seat),
        }),
      );
    }
    this.bots();
  }
  bots() {
    if (this.game.over || this.frozen || this.seats[this.game.turn].kind !== 'bot') return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (this.game.over || this.frozen) return;
      const legal = this.game.legal();
      this.move(legal[Math.floor(this.game.random() * legal.length)]);
    }, this.delay);
  }
}

const seatsOf = (n, you = 0) =>
  Array.from({ length: n }, (_, seat) => ({
    seat,
    name: PEOPLE[seat],
    kind: seat === you ? 'person' : 'bot',
    level: seat === you ? null : ['adept', 'novice', 'master'][seat % 3],
    present: true,
  }));

/** The position of the mockups: trick 4, Ansel led 22. */
function mockup(kind) {
  const game = new Game(4);
  game.hands = [
    [6, 15, 18, 21, 36, 47, 59],
    [2, 5, 30, 31, 41, 55, 22],
    [9, 19, 23, 33, 56, 57, 20],
    [14, 44, 27, 28, 38, 49, 60],
  ];
  const cards = (l, a) => a.map((card, i) => ({ seat: (l + i) % 4, card, breaks: false }));
  game.tricks = [
    {
      number: 1,
      leader: 0,
      cards: cards(0, [8, 4, 12, 3]).map((p) => ({ ...p, breaks: p.card === 12 })),
      direction: 'down',
      broken: true,
      taker: 2,
      heads: 8,
    },
    { number: 2, leader: 2, cards: cards(2, [13, 17, 53, 26]), direction: 'up', broken: false, taker: 0, heads: 3 },
    { number: 3, leader: 0, cards: cards(0, [40, 50, 46, 43]), direction: 'up', broken: false, taker: 1, heads: 7 },
  ];
  game.roundHeads = [3, 7, 8, 0];
  game.proven[2].lowest = 9;
  game.dealer = 2;
  game.leader = game.turn = 1;
  const t = new Table(game, seatsOf(4));
  t.delay = 1000;
  const go = (c) => {
    t.frozen = true;
    t.move(c);
  };
  go(22);
  if (kind !== 'thinking') {
    go(20);
    go(kind === 'broken' ? 44 : 14);
    if (kind === 'broken') {
      game.trick[2].breaks = true;
    }
  }
  if (kind !== 'thinking') t.frozen = false;
  return t;
}

/** The person holds these cards and is to play after those. */
function scene(t, hand, leader, cards) {
  const { game } = t;
  const rest = Array.from({ length: 60 }, (_, i) => i + 1).filter((c) => !hand.includes(c) && !cards.includes(c));
  game.hands = game.hands.map((_, s) => (s === 0 ? hand : rest.splice(0, hand.length)));
  cards.forEach((c, i) => game.hands[(leader + i) % game.n].splice(0, 1, c));
  game.leader = game.turn = leader;
  t.frozen = true;
  cards.forEach((c) => t.move(c));
  t.frozen = false;
}

function make(link) {
  const bare = link.split('-')[0];
  if (['turn', 'broken', 'thinking'].includes(bare)) return mockup(bare);
  const n = { six: 6, sixturn: 6, five: 5, three: 3, limit: 4, watchsix: 6 }[bare] ?? 4;
  const t = new Table(
    new Game(n, { match: bare === 'limit' ? 'limit' : 'single', limit: 60, seed: bare.length * 77 }),
    seatsOf(n),
  );
  if (bare === 'open') {
    t.seats[2] = { seat: 2, name: '', kind: 'open', level: null, present: false };
    t.frozen = true;
  }
  if (bare === 'end' || bare === 'sixend') while (!t.game.over) t.move(t.game.legal()[0]);
  if (bare === 'endsix') {
    t.game = new Game(6, { seed: 5 });
    t.seats = seatsOf(6);
    while (!t.game.over) t.move(t.game.legal()[0]);
  }
  if (bare === 'limit') {
    t.frozen = true;
    while (t.game.round < 3 || t.game.turn !== 0) t.move(t.game.legal()[0]);
    t.frozen = false;
  }
  if (bare === 'late') {
    t.frozen = true;
    while (t.game.tricks.length < 9 || t.game.turn !== 0) t.move(t.game.legal()[0]);
    t.frozen = false;
  }
  if (bare === 'ten') scene(t, [3, 8, 15, 24, 29, 30, 41, 45, 52, 59], 2, [33, 26]);
  if (bare === 'sixturn') scene(t, [4, 12, 15, 31, 34, 35, 48, 52, 58, 60], 1, [30, 40, 25, 54, 44]);
  if (bare === 'lead') scene(t, [4, 12, 15, 31, 35, 48, 52], 0, []);
  return t;
}
const tableOf = (link) => {
  if (link.startsWith('nothing')) return null;
  if (!tables.has(link)) tables.set(link, make(link));
  return tables.get(link);
};

const TYPES = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.html': 'text/html',
};
const CSP =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'";
const json = (res, status, body) =>
  res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const NO_TABLE = 'This link leads to no table.';
const TERMS = [
  { name: 'heads', title: 'Mummy heads', words: 'Nobody wants them: the fewest heads win.', rules: ['R10'], marks: [] },
  { name: 'line', title: 'The number line', words: 'It runs from 1 to 60.', rules: ['R6'], marks: [] },
];
const summary = (t) => ({
  game: 'sarkophag',
  title: 'Sarkophag',
  over: t.game.over,
  number: t.number,
  seats: t.seats,
  your_turn: t.game.turn === 0,
  words: 'Ansel is to play',
  where: `Trick ${t.game.tricks.length + 1}`,
  company: 'with Ansel, Mira and Ilse',
  begun: new Date().toISOString(),
});

const server = createServer(async (req, res) => {
  const url = new URL(req.url, 'http://x');
  const [, a, b, c, d] = url.pathname.split('/');
  if (a === 'drop') {
    const t = tableOf(b);
    t.down = Date.now() + Number(c);
    for (const socket of t.sockets.keys()) socket.terminate();
    return json(res, 200, {});
  }
  if (a === 'api' && b === 'games' && d === undefined) return json(res, 200, { games: GAMES });
  if (a === 'api' && b === 'games' && d === 'glossary') return json(res, 200, { game: c, terms: TERMS });
  if (a === 'api' && b === 'glances') {
    let body = '';
    for await (const part of req) body += part;
    const glance = (t) => (t ? { table: summary(t), error: null, gone: false } : { table: null, error: NO_TABLE, gone: true });
    return json(res, 200, { glances: JSON.parse(body).links.map((link) => glance(tableOf(link))) });
  }
  if (a === 'api' && b === 'tables' && req.method === 'POST') {
    let body = '';
    for await (const part of req) body += part;
    const order = JSON.parse(body);
    if (order.options.limit > 900) return json(res, 422, { error: 'The limit can be 900 at most.', field: 'limit' });
    const link = `made-${tables.size}`;
    const seats = order.seats.map((s, seat) => ({
      seat,
      name: s.name ?? (s.kind === 'bot' ? PEOPLE[seat] : ''),
      kind: s.kind,
      level: s.level ?? null,
      present: s.kind !== 'open',
    }));
    const t = new Table(new Game(seats.length, { ...order.options, seed: Date.now() % 99991 }), seats, order.options);
    tables.set(link, t);
    t.bots();
    return json(res, 201, {
      table: link,
      you: seats.some((s) => s.kind === 'person') ? link : null,
      links: [],
      watch: `watch-${link}`,
    });
  }
  if (a === 'api' && b === 'tables') {
    const t = tableOf(c);
    if (!t) return json(res, 404, { error: NO_TABLE, field: null });
    if (d === 'replay') {
      if (!t.game.over) return json(res, 409, { error: 'The game is not over yet.' });
      const through = url.searchParams.has('seat') ? Number(url.searchParams.get('seat')) : null;
      const frames = t.frames.map((f) => ({
        number: f.number,
        events: f.events.map((e) => ({ ...e, text: text(e, t.names, null) })),
        view: f.views[through === null ? 0 : through + 1],
        words: f.words,
        ask: null,
      }));
      return json(res, 200, {
        game: 'sarkophag',
        title: 'Sarkophag',
        seats: t.seats,
        frames,
        outcome: outcome(t.game, t.names, null),
        through,
      });
    }
    if (d === 'review') {
      if (!t.game.over) return json(res, 409, { error: 'The game is not over; until then a hint is all there is.' });
      const seat = Number(url.searchParams.get('seat') ?? 0);
      t.questions = (t.questions ?? 0) + 1;
      return json(res, 200, review(t.frames, seat, t.questions));
    }
    if (d === 'glossary') return json(res, 200, { game: 'sarkophag', terms: TERMS });
    return json(res, 200, summary(t));
  }
  const file = join(ROOT, url.pathname);
  const body =
    (extname(file) && (await readFile(file).catch(() => null))) || (await readFile(join(ROOT, 'index.html')));
  res.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'text/html', 'content-security-policy': CSP }).end(body);
});

const wss = new WebSocketServer({ noServer: true });
server.on('upgrade', (req, socket, head) => {
  const link = req.url.split('/')[2];
  const t = tableOf(link);
  if (!t) return socket.end('HTTP/1.1 404 Not Found\r\n\r\n');
  if (t.down > Date.now()) return socket.destroy();
  wss.handleUpgrade(req, socket, head, (ws) => {
    const open = /^open-(\d)$/.exec(link);
    const seat = link.startsWith('watch')
      ? null
      : open
        ? Number(open[1])
        : (t.seats.find((s) => s.kind === 'person')?.seat ?? null);
    ws.on('message', (data) => {
      const m = JSON.parse(String(data));
      if (m.type === 'hello') {
        t.sockets.set(ws, seat);
        ws.send(JSON.stringify(t.full(seat, link)));
        t.bots();
      }
      if (m.type === 'move') {
        if (m.seen !== t.number)
          return ws.send(
            JSON.stringify({
              type: 'refused',
              code: 'stale',
              words: 'The table has moved on. Look again.',
              rule: null,
              number: t.number,
              id: m.id,
            }),
          );
        ws.send(JSON.stringify({ type: 'accepted', id: m.id, number: t.number + 1 }));
        setTimeout(() => t.move(Number(m.move)), link.includes('slow') ? 60000 : 60);
      }
      if (m.type === 'hint')
        ws.send(
          JSON.stringify({
            type: 'hint',
            number: t.number,
            move: String(t.game.legal()[0]),
            words: `**${t.game.legal()[0]}** stays below Ilse in most of the deals that are still possible.`,
            considered: [],
          }),
        );
      if (m.type === 'ping') ws.send(JSON.stringify({ type: 'pong', id: m.id }));
      if (m.type === 'join') {
        t.seats = t.seats.map((s) => (s.seat === seat ? { ...s, kind: 'person', name: m.name, present: true } : s));
        for (const s of t.sockets.keys()) s.send(JSON.stringify({ type: 'seats', seats: t.seats }));
      }
      if (m.type === 'rematch') ws.send(JSON.stringify({ type: 'moved', link: `again-${Date.now()}` }));
    });
    const pings = setInterval(() => ws.send(JSON.stringify({ type: 'ping', id: 1 })), 2000);
    ws.on('close', () => {
      clearInterval(pings);
      t.sockets.delete(ws);
    });
  });
});
server.listen(PORT, '127.0.0.1', () => console.log(`http://127.0.0.1:${PORT}`));
