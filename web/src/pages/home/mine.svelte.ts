// The games that this browser has a key to, and the challenges that nobody has taken up yet.

import { api } from '../../lib/api';
import { forgetRoom, keepRoom, myChallenges, myRooms, type MyChallenge, type MyRoom } from '../../lib/keep';
import type { Summary } from '../../protocol';
import { lookedAfter, withdrawn } from '../join/waiting';

export interface MyGame {
  key: string;
  summary: Summary;
}

class Mine {
  games = $state.raw<MyGame[]>([]);
  challenges = $state.raw<MyChallenge[]>(myChallenges());
  forgotten = $state.raw<MyRoom | null>(null);

  /** The newest that is not over. */
  get running(): MyGame | undefined {
    return this.games.find(({ summary }) => summary.outcome === null && !summary.problem);
  }

  async load(): Promise<void> {
    await this.look();
    const rooms = myRooms();
    const found = rooms.length > 0 ? await api.mine(rooms).catch(() => []) : [];
    this.games = rooms.flatMap(({ room, key }) => {
      const summary = found.find((game) => game.room === room);
      return summary ? [{ key, summary }] : [];
    });
  }

  /** Asks after the challenges; the tables of those that were taken up. */
  async look(): Promise<MyRoom[]> {
    const doors = await Promise.all(myChallenges().map(lookedAfter));
    this.challenges = myChallenges();
    return doors.flatMap((door) => door ?? []);
  }

  async withdraw(challenge: MyChallenge): Promise<void> {
    await withdrawn(challenge);
    this.challenges = myChallenges();
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
