// How the game is played, shortly.

const help: [title: string, text: string][] = [
  ['What you want', 'Bring the other player from 8000 Life Points to 0. Whoever has to draw and cannot loses as well, and some cards win by themselves.'],
  ['Your turn', 'You draw, then come the Standby Phase, Main Phase 1, the Battle Phase, Main Phase 2 and the End Phase. Whoever begins the Duel neither draws nor battles in that first turn. With more than 6 cards in hand at its end you discard down to 6.'],
  ['Summoning', 'Once a turn you may Normal Summon or Set a monster; Level 5 and 6 take one Tribute, Level 7 and higher two. Special Summons have no such limit: Fusion, Ritual, Synchro, Xyz, Pendulum and Link each have their own way, many of them from the Extra Deck.'],
  ['Spells and Traps', 'Spells are activated in your Main Phases, Quick-Play Spells at other times, too. Traps are Set first and can be activated from the next turn on, in the other player’s turn as well.'],
  ['Chains', 'Every activation may be answered with another one. When both players pass, the last one is carried out first. The row beside the field shows the links with their numbers and targets.'],
  ['Battle', 'Each monster in Attack Position may attack once. Against Attack Position the lower ATK is destroyed and its player loses the difference; against Defense Position only monsters are at stake, unless the attacker is too weak. With no monster in the way you attack directly.'],
  ['On this page', 'What glows can be used: click it and choose. What does not glow says why when you click it, and by which statement of the rulebook. “Ask me to respond” decides how often you are asked. A right click, a long press or the key I keeps a card open.'],
];

export default help;
