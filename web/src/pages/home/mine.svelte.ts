// The games that this browser has a key to.

import { api } from '../../lib/api';
import { forgetRoom, keepRoom, myRooms, type MyRoom } from '../../lib/keep';
import type { Summary } from '../../protocol';

export interface MyGame {
  key: string;
  summary: Summary;
}

class Mine {
  games = $state.raw<MyGame[]>([]);
  forgotten = $state.raw<MyRoom | null>(null);

  /** The newest that is not over. */
  get running(): MyGame | undefined {
    return this.games.find(({ summary }) => summary.outcome === null);
  }

  async load(): Promise<void> {
    const rooms = myRooms();
    const found = rooms.length > 0 ? await api.mine(rooms).catch(() => []) : [];
    this.games = rooms.flatMap(({ room, key }) => {
      const summary = found.find((game) => game.room === room);
      return summary ? [{ key, summary }] : [];
    });
  }

  forget(gone: MyRoom): void {
    forgetRoom(gone.room);
    this.forgotten = gone;
    this.games = this.games.filter(({ summary }) => summary.room !== gone.room);
  }

  async putBack(): Promise<void> {
    if (this.forgotten) keepRoom(this.forgotten.room, this.forgotten.key);
    this.forgotten = null;
    await this.load();
  }
}

export const mine = new Mine();
