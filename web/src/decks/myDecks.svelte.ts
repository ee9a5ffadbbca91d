// The decks of whoever uses this browser. What is changed is kept here at once and sent to the
// server soon after, so that nothing is lost when one of the two goes away.

import { api, type StoredDeck } from '../lib/api';
import { keep, keepJson, kept, keptJson } from '../lib/keep';

export type Saving = 'saved' | 'saving' | 'unsaved';

type Drafts<B> = Record<string, { name: string; body: B }>;

/** One's own decks of a game, whose decks have this form. */
export class MyDecks<B> {
  decks = $state.raw<StoredDeck<B>[]>([]);
  loaded = $state(false);
  saving = $state<Saving>('saved');
  #timers = new Map<string, ReturnType<typeof setTimeout>>();
  #loading: Promise<void> | null = null;

  constructor(readonly game: string) {}

  /** Asks the server; drafts that it never got win over what it has. */
  load(): Promise<void> {
    this.#loading ??= this.#fetch().finally(() => (this.#loading = null));
    return this.#loading;
  }

  async #fetch(): Promise<void> {
    let decks: StoredDeck<B>[] = [];
    try {
      decks = await api.decks<B>(this.game);
    } catch {
      this.saving = 'unsaved';
    }
    const drafts = this.#drafts();
    const fresh = Object.entries(drafts).map(([id, { name, body }]) => ({ id, name, body }));
    this.decks = [...fresh, ...decks.filter(({ id }) => !(id in drafts))];
    this.loaded = true;
    for (const { id } of fresh) this.#later(id, 0);
  }

  find(id: string): StoredDeck<B> | undefined {
    return this.decks.find((deck) => deck.id === id);
  }

  make(name: string, body: B): StoredDeck<B> {
    const deck: StoredDeck<B> = { id: crypto.randomUUID(), name, body };
    this.put(deck);
    return deck;
  }

  /** Keeps it here now and there soon. */
  put(deck: StoredDeck<B>): void {
    const others = this.decks.filter(({ id }) => id !== deck.id);
    this.decks = [deck, ...others];
    const drafts = this.#drafts();
    keepJson(this.#place, { ...drafts, [deck.id]: { name: deck.name, body: deck.body } });
    this.#later(deck.id, 600);
  }

  remove(id: string): void {
    clearTimeout(this.#timers.get(id));
    this.decks = this.decks.filter((deck) => deck.id !== id);
    this.#forgetDraft(id);
    void api.dropDeck(this.game, id).catch(() => undefined);
  }

  #later(id: string, wait: number): void {
    this.saving = 'saving';
    clearTimeout(this.#timers.get(id));
    this.#timers.set(
      id,
      setTimeout(() => void this.#send(id), wait),
    );
  }

  async #send(id: string): Promise<void> {
    const deck = this.find(id);
    if (!deck) return;
    try {
      await api.keepDeck(this.game, id, deck.name, deck.body);
      if (this.find(id) !== deck) return;
      this.#forgetDraft(id);
      this.saving = 'saved';
    } catch {
      this.saving = 'unsaved';
      this.#timers.set(
        id,
        setTimeout(() => void this.#send(id), 5000),
      );
    }
  }

  #forgetDraft(id: string): void {
    const { [id]: _gone, ...rest } = this.#drafts();
    keepJson(this.#place, rest);
  }

  get #place(): string {
    return `${this.game}.drafts`;
  }

  #drafts(): Drafts<B> {
    return keptJson<Drafts<B>>(this.#place, {});
  }

  /** The deck that was chosen for a game last: `own:ID` or `builtin:NAME`. */
  chosen(place: 0 | 1): string | null {
    return kept(`${this.game}.deck.${place}`);
  }

  choose(place: 0 | 1, deck: string): void {
    keep(`${this.game}.deck.${place}`, deck);
  }
}
