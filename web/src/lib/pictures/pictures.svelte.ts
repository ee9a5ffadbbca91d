// The pictures of cards: from files that somebody has brought, or from addresses by a pattern that somebody has typed in.
// Nothing is shipped; a card without a picture is drawn.

import { untrack } from 'svelte';
import { SvelteMap, SvelteSet } from 'svelte/reactivity';
import { keep, kept } from '../keep';
import { addressOf, cardOf, plain } from './name';
import { shrunk } from './shrink';
import { dropPictures, keepPicture, keptNames, keptPicture } from './store';

class Pictures {
  /** By game: the names of the pictures that are kept here. */
  #names = new SvelteMap<string, Set<string>>();
  #patterns = new SvelteMap<string, string>();
  /** `GAME/NAME` → an address of this visit. */
  #shown = new SvelteMap<string, string>();
  #asked = new Set<string>();
  /** Addresses that gave no picture. */
  #broken = new SvelteSet<string>();
  /** The server's policy forbids pictures of other servers. */
  forbidden = $state(false);

  constructor() {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      if (effectiveDirective === 'img-src') this.forbidden = true;
    });
  }

  /** Where the picture of a card is; nothing if there is none, or not yet. */
  of(game: string, number: string): string | null {
    const name = plain(number);
    if (this.#known(game).has(name)) return this.#own(game, name);
    const address = addressOf(this.pattern(game), number);
    return address && !this.#broken.has(address) ? address : null;
  }

  count(game: string): number {
    return this.#known(game).size;
  }

  pattern(game: string): string {
    return this.#patterns.get(game) ?? kept(`${game}.pictures`) ?? '';
  }

  changePattern(game: string, pattern: string): void {
    this.#patterns.set(game, pattern);
    this.#broken.clear();
    this.forbidden = false;
    keep(`${game}.pictures`, pattern);
  }

  broken(address: string): void {
    this.#broken.add(address);
  }

  /** Keeps what are pictures; says how many those were. A card's own number wins over its other drawings. */
  async add(game: string, files: File[], told: (done: number) => void): Promise<number> {
    const found = files.filter(({ type }) => type.startsWith('image/')).map((file) => ({ file, ...cardOf(file.name) }));
    const names = new Set(found.filter(({ other }) => !other).map(({ name }) => name));
    const wanted = found.filter(({ other, name }) => name !== '' && (!other || !names.has(name)));
    let done = 0;
    for (const { file, name } of wanted) {
      try {
        await keepPicture(game, name, await shrunk(file));
        this.#forget(`${game}/${name}`);
        told(++done);
      } catch {
        // No picture after all; the others are kept.
      }
    }
    this.#names.set(game, new Set(await keptNames(game)));
    return done;
  }

  async drop(game: string): Promise<void> {
    await dropPictures(game);
    for (const key of [...this.#shown.keys()].filter((key) => key.startsWith(`${game}/`))) this.#forget(key);
    this.#names.set(game, new Set());
  }

  #known(game: string): Set<string> {
    const known = this.#names.get(game);
    if (known) return known;
    if (!this.#asked.has(game)) {
      this.#asked.add(game);
      keptNames(game).then(
        (names) => names.length > 0 && this.#names.set(game, new Set(names)),
        () => undefined,
      );
    }
    return NONE;
  }

  #own(game: string, name: string): string | null {
    const key = `${game}/${name}`;
    const shown = this.#shown.get(key);
    if (shown) return shown;
    if (!this.#asked.has(key)) {
      this.#asked.add(key);
      void keptPicture(game, name).then((picture) => picture && this.#shown.set(key, URL.createObjectURL(picture)));
    }
    return null;
  }

  #forget(key: string): void {
    const shown = untrack(() => this.#shown.get(key));
    if (shown) URL.revokeObjectURL(shown);
    this.#shown.delete(key);
    this.#asked.delete(key);
  }
}

const NONE = new Set<string>();

export const pictures = new Pictures();
