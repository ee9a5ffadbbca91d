// The line to a room: it comes back by itself, to the same position, and what was not taken is sent again.

import type { Foreseen, FromPage, Now, Problem, Seat, ToPage, Value, Word } from '../protocol';
import { VERSION } from '../protocol';

type AboutAsked = Extract<FromPage, { do: 'about' }>;
export type Welcome = Extract<ToPage, { is: 'welcome' }>;
/** `shut`: there is no such room, or the key does not fit; `old`: the page is to be loaded again. */
export type Line = 'connecting' | 'open' | 'lost' | 'shut' | 'old' | 'gone';

const NO_ROOM = 4004;
const OLD_PAGE = 4001;

const QUIET_MS = 20_000;
const DEAD_MS = 45_000;
const LONGEST_WAIT_MS = 8_000;

export class Connection {
  state = $state<Line>('connecting');
  welcome = $state.raw<Welcome | null>(null);
  now = $state.raw<Now | null>(null);
  then = $state.raw<Now | null>(null);
  lines = $state.raw<unknown[]>([]);
  thenLines = $state.raw<unknown[]>([]);
  /** What the own seat plays with in a match, once it was asked for. */
  deck = $state.raw<Extract<ToPage, { is: 'deck' }> | null>(null);
  rematch = $state.raw<{ room: string; key: string } | null>(null);
  /** Why it was refused before it was let in. */
  why = $state.raw<Problem | null>(null);
  /** When `now` came, for clocks. */
  since = $state(0);
  /** An answer that is on its way. */
  waiting = $state.raw<Extract<FromPage, { do: 'answer' }> | null>(null);

  #socket: WebSocket | null = null;
  #tries = 0;
  #heard = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval>;
  #asked = new Map<number, { said: AboutAsked; done: (about: unknown) => void; failed: (problem: Problem) => void }>();
  #foreseen = new Map<number, { done: (foreseen: Foreseen) => void; failed: (problem: Problem) => void }>();
  #found = new Map<number, (values: Value[]) => void>();
  #next = 1;
  #looking: Extract<FromPage, { do: 'look' }> | null = null;

  constructor(
    private room: string,
    private key: string,
    private troubled: (problem: Problem) => void,
    /** The game is somewhere else: by these lines from the one before, or by none that anybody saw. */
    private arrived: (now: Now, news: unknown[], before: Now | null) => void,
    private spoke: (seat: Seat, word: Word) => void,
  ) {
    this.#open();
    this.#pulse = setInterval(() => this.#beat(), 5_000);
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
  }

  close(): void {
    this.state = 'gone';
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#socket?.close();
  }

  /** Takes the option at this place of what is asked. */
  answer(option: number): void {
    const asked = this.now?.asked[0];
    const key = asked?.keys[option];
    if (!this.now || !asked || key === undefined || this.waiting) return;
    this.waiting = { do: 'answer', at: this.now.at, key, seat: asked.seat };
    this.send(this.waiting);
  }

  /** Declares a value, by its key, where one is asked for. */
  declare(key: string, seat: Seat): void {
    if (!this.now || this.waiting) return;
    this.waiting = { do: 'answer', at: this.now.at, key, seat };
    this.send(this.waiting);
  }

  /** The values that can be declared and are meant by a text. What is not answered is asked again by typing on. */
  find(text: string, seat: Seat): Promise<Value[]> {
    const id = this.#next++;
    return new Promise((done) => {
      this.#found.set(id, done);
      this.send({ do: 'find', id, text, seat });
    });
  }

  /** About something on the table that is shown: of now, or of the past. */
  about(what: unknown): Promise<unknown> {
    const id = this.#next++;
    const viewer = this.#looking?.viewer;
    const past = this.then ? { at: this.then.at, ...(viewer ? { viewer } : {}) } : {};
    const said: AboutAsked = { do: 'about', id, what, ...past };
    return new Promise((done, failed) => {
      this.#asked.set(id, { said, done, failed });
      this.send(said);
    });
  }

  /** What would come of the option at this place. What is lost with the connection is asked again by pointing anew. */
  foresee(option: number): Promise<Foreseen> {
    const id = this.#next++;
    return new Promise((done, failed) => {
      const asked = this.now?.asked[0];
      const key = asked?.keys[option];
      if (!this.now || !asked || key === undefined) return;
      this.#foreseen.set(id, { done, failed });
      this.send({ do: 'foresee', id, at: this.now.at, key, seat: asked.seat });
    });
  }

  look(at: number | null, viewer?: 'a' | 'b' | 'both'): void {
    this.#looking = at === null ? null : { do: 'look', at, ...(viewer ? { viewer } : {}) };
    if (at === null) this.then = null;
    this.send(this.#looking ?? { do: 'look', at: null });
  }

  /** Says it now, or not at all: what must not be lost is sent again after a new welcome. */
  send(said: FromPage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(said));
  }

  #hurry = (): void => {
    if (document.visibilityState === 'hidden' || this.state !== 'lost') return;
    this.#tries = 0;
    clearTimeout(this.#timer);
    this.#open();
  };

  #open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws?room=${this.room}&key=${this.key}&version=${VERSION}`);
    this.#socket = socket;
    this.#heard = Date.now();
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#heard = Date.now();
      this.#hear(JSON.parse(event.data) as ToPage);
    };
    socket.onclose = ({ code }) => {
      if (this.#socket !== socket || this.state === 'gone') return;
      if (code === NO_ROOM) this.state = 'shut';
      else if (code === OLD_PAGE) this.state = 'old';
      else this.#lost();
    };
  }

  #lost(): void {
    this.#socket = null;
    this.state = this.welcome || this.#tries > 0 ? 'lost' : 'connecting';
    const wait = Math.min(LONGEST_WAIT_MS, 250 * 2 ** this.#tries++);
    this.#timer = setTimeout(() => this.#open(), wait * (0.75 + Math.random() / 2));
  }

  #beat(): void {
    const quiet = Date.now() - this.#heard;
    if (this.#socket && quiet > DEAD_MS) {
      this.#socket.onclose = null;
      this.#socket.close();
      this.#lost();
    } else if (quiet > QUIET_MS) this.send({ do: 'ping' });
  }

  #hear(said: ToPage): void {
    switch (said.is) {
      case 'welcome':
        return this.#greet(said);
      case 'now':
        return this.#update(said);
      case 'then':
        if (!this.#looking) return;
        this.then = said;
        this.thenLines = [...(said.from <= this.lines.length ? this.lines.slice(0, said.from) : []), ...said.lines];
        return;
      case 'about':
        this.#asked.get(said.id)?.done(said.about);
        this.#asked.delete(said.id);
        return;
      case 'foreseen':
        this.#foreseen.get(said.id)?.done(said.foreseen);
        this.#foreseen.delete(said.id);
        return;
      case 'refused':
        return this.#refused(said.problem, said.about);
      case 'said':
        return this.spoke(said.seat, said.word);
      case 'rematch':
        this.rematch = { room: said.room, key: said.key };
        return;
      case 'deck':
        this.deck = said;
        return;
      case 'found':
        this.#found.get(said.id)?.(said.values);
        this.#found.delete(said.id);
        return;
      case 'pong':
        return;
    }
  }

  #refused(problem: Problem, about: number | undefined): void {
    if (about !== undefined) {
      this.#asked.get(about)?.failed(problem);
      this.#foreseen.get(about)?.failed(problem);
      this.#foreseen.delete(about);
      return void this.#asked.delete(about);
    }
    this.waiting = null;
    if (this.state === 'open') return this.troubled(problem);
    this.why = problem;
  }

  #greet(said: Welcome): void {
    this.welcome = said;
    if (this.state === 'open') return;
    this.state = 'open';
    this.why = null;
    this.#tries = 0;
    if (this.waiting) this.send(this.waiting);
    if (this.#looking) this.send(this.#looking);
    for (const { said } of this.#asked.values()) this.send(said);
  }

  #update(now: Now): void {
    const before = this.now;
    const news = before !== null && now.from === this.lines.length ? now.lines : [];
    this.now = now;
    this.since = Date.now();
    this.lines = [...this.lines.slice(0, now.from), ...now.lines];
    if (this.waiting && now.at !== this.waiting.at) this.waiting = null;
    this.arrived(now, news, before);
  }
}
