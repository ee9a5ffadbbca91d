// Positions made for a test.

export const unit = (stack, more = {}) => ({ stack: stack.map((number) => ({ number, face: 'up' })), links: [], suspended: false, fresh: false, ...more });

export function side({ deck = 12, security = 5, card = 'ST1-03', hand = [], battle = [], breeding = null, trash = [], egg_deck = [] } = {}) {
  return {
    deck: Array(deck).fill(card),
    egg_deck,
    hand,
    trash,
    security: Array(security).fill({ number: card, face: 'down' }),
    battle,
    breeding,
  };
}

/** What a room can be opened with: A is in the main phase. */
export const wanted = (a, b, { memory = 3, phase = 'main', turn = 3 } = {}) => ({
  position: { sides: [side(a), side(b)], turn_player: 'A', turn, phase, memory },
  allow_unread: true,
});
