// Positions of the OCG made for a test.

const card = (number, owner, place, face = 'down') => ({ number, owner, place, face, since: 2, properly_summoned: true, moved: false, attacks: 0, as_pendulum: false });
const FILLER = '11091375';

function cardsOf(seat, { hand = [], monsters = [], backrow = [] }) {
  return [
    ...hand.map((number) => card(number, seat, 'hand')),
    ...monsters.map((number, place) => card(number, seat, { zone: { main: [seat, place + 1] } }, 'up')),
    ...backrow.map((number, place) => card(number, seat, { zone: { spell_trap: [seat, place + 1] } })),
    ...Array.from({ length: 20 }, () => card(FILLER, seat, 'deck')),
  ];
}

/** What a room can be opened with: A is in the first Main Phase of turn 3. */
export const duel = (a, b) => ({
  position: { turn: 3, player: 'A', phase: 'main1', life: [8000, 8000], normal_summon_used: false, pendulum_summon_used: false, cards: [...cardsOf('A', a), ...cardsOf('B', b)], left_out: [] },
});
