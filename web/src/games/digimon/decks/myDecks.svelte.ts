// The decks of whoever uses this browser. What is changed is kept here at once and sent to the
// server soon after, so that nothing is lost when one of the two goes away.

import { api } from '../../../lib/api';
import { keep, keepJson, keptJson } from '../../../lib/keep';
import { go } from '../../../lib/router.svelte';
import { ownDecks, type DeckBody, type OwnDeck } from '../ask';
import { KEY } from '../key';
import type { DeckEntry } from '../types/requests';

export type Saving = 'saved' | 'saving' | 'unsaved';

type Drafts = Record<string, { name: string; body: DeckBody }>;
const DRAFTS = 'digimon.drafts';

class MyDecks {
  decks = $state.raw<OwnDeck[]>([]);
  loaded = $state(false);
  saving = $state<Saving>('saved');
  #timers = new Map<string, ReturnType<typeof setTimeout>>();
  #loading: Promise<void> | null = null;

  /** Asks the server; drafts that it never got win over what it has. */
  load(): Promise<void> {
    this.#loading ??= this.#fetch().finally(() => (this.#loading = null));
    return this.#loading;
  }

  async #fetch(): Promise<void> {
    let decks: OwnDeck[] = [];
    try {
      decks = await ownDecks();
    } catch {
      this.saving = 'unsaved';
    }
    const drafts = keptJson<Drafts>(DRAFTS, {});
    const fresh = Object.entries(drafts).map(([id, { name, body }]) => ({ id, name, body }));
    this.decks = [...fresh, ...decks.filter(({ id }) => !(id in drafts))];
    this.loaded = true;
    for (const { id } of fresh) this.#later(id, 0);
  }

  find(id: string): OwnDeck | undefined {
    return this.decks.find((deck) => deck.id === id);
  }

  make(name: string, entries: DeckEntry[]): OwnDeck {
    const deck: OwnDeck = { id: crypto.randomUUID(), name, body: { entries } };
    this.put(deck);
    return deck;
  }

  /** Keeps it here now and there soon. */
  put(deck: OwnDeck): void {
    const others = this.decks.filter(({ id }) => id !== deck.id);
    this.decks = [deck, ...others];
    const drafts = keptJson<Drafts>(DRAFTS, {});
    keepJson(DRAFTS, { ...drafts, [deck.id]: { name: deck.name, body: deck.body } });
    this.#later(deck.id, 600);
  }

  remove(id: string): void {
    clearTimeout(this.#timers.get(id));
    this.decks = this.decks.filter((deck) => deck.id !== id);
    this.#forgetDraft(id);
    void api.dropDeck(KEY, id).catch(() => undefined);
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
      await api.keepDeck(KEY, id, deck.name, deck.body);
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
    const { [id]: _gone, ...rest } = keptJson<Drafts>(DRAFTS, {});
    keepJson(DRAFTS, rest);
  }
}

export const myDecks = new MyDecks();

/** Where the choice of a deck for the next game is kept: `own:ID` or `builtin:NAME`. */
export const CHOSEN = 'digimon.deck.';

/** To the first page, with this deck chosen. */
export function playWith(deck: string): void {
  keep(`${CHOSEN}0`, deck);
  go('#/');
}
