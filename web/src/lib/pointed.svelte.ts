// What is pointed at from elsewhere, such as a card's name in the log: the table lights it up.

class Pointed {
  /** Keys of things on the table, as the game calls them. */
  keys = $state.raw<string[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  at(keys: string[]): void {
    this.keys = keys;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.keys = []), 2500);
  }
}

export const pointed = new Pointed();
