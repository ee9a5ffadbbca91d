// Positions of the lesson, shortly written.

import type { PositionCard, PositionView, ZoneView } from '../types/requests';

type Seat = 'A' | 'B';

/** What one player has, by the passwords of the cards. */
export interface Side {
  hand?: string[];
  /** Face-up in Attack Position, from the left. */
  monsters?: string[];
  /** Face-up in Defense Position, right of the others. */
  defends?: string[];
  /** Set, from the left. */
  backrow?: string[];
  extra?: string[];
  life?: number;
}

/** The turn in which everything was already there. */
const BEFORE = 2;
const NOW = 3;
const FILLER = '11091375';
const DECK = 20;

function card(number: string, owner: Seat, place: PositionCard['place'], face: PositionCard['face'] = 'down'): PositionCard {
  return { number, owner, place, face, since: BEFORE, properly_summoned: true, moved: false, attacks: 0, as_pendulum: false };
}

function cardsOf(seat: Seat, { hand = [], monsters = [], defends = [], backrow = [], extra = [] }: Side): PositionCard[] {
  const zone = (kind: 'main' | 'spell_trap', place: number): { zone: ZoneView } => ({ zone: kind === 'main' ? { main: [seat, place] } : { spell_trap: [seat, place] } });
  return [
    ...hand.map((number) => card(number, seat, 'hand')),
    ...monsters.map((number, place) => card(number, seat, zone('main', place + 1), 'up')),
    ...defends.map((number, place) => card(number, seat, zone('main', monsters.length + place + 1), 'up_defense')),
    ...backrow.map((number, place) => card(number, seat, zone('spell_trap', place + 1))),
    ...extra.map((number) => card(number, seat, 'extra_deck')),
    ...Array.from({ length: DECK }, () => card(FILLER, seat, 'deck')),
  ];
}

export function board(a: Side, b: Side, phase: PositionView['phase'] = 'main1'): PositionView {
  return {
    turn: NOW,
    player: 'A',
    phase,
    life: [a.life ?? 8000, b.life ?? 8000],
    normal_summon_used: false,
    pendulum_summon_used: false,
    cards: [...cardsOf('A', a), ...cardsOf('B', b)],
    left_out: [],
  };
}
