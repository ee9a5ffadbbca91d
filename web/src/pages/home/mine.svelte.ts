// The games that this browser has a key to, and the challenges that nobody has taken up yet.

import { api } from '../../lib/api';
import { forgetRoom, keepRoom, myChallenges, myRooms, type MyChallenge, type MyRoom } from '../../lib/keep';
import type { Summary } from '../../protocol';
import { lookedAfter, withdrawn } from '../join/waiting';

export interface MyGame {
  key: string;
  summary: Summary;
  /** What they are called here. */
  decks: string[];
}

/** Is it still played, or the match that it belongs to? */
export function isRunning({ outcome, match, problem }: Summary): boolean {
  return !problem && (outcome === null || (match !== null && !match.over && match.next === null));
}

class Mine {
  games = $state.raw<MyGame[]>([]);
  challenges = $state.raw<MyChallenge[]>(myChallenges());
  forgotten = $state.raw<MyRoom | null>(null);

  /** The newest that is not over. */
  get running(): MyGame | undefined {
    return this.games.find(({ summary }) => isRunning(summary));
  }

  async load(): Promise<void> {
    await this.look();
    const rooms = myRooms();
    const found = rooms.length > 0 ? await api.mine(rooms).catch(() => []) : [];
    // Of a match the newest game stands for all.
    const followed = new Set(found.flatMap(({ match }) => match?.earlier ?? []));
    this.games = rooms.flatMap(({ room, key, decks = [] }) => {
      const summary = found.find((game) => game.room === room);
      return summary && !followed.has(room) ? [{ key, summary, decks }] : [];
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
