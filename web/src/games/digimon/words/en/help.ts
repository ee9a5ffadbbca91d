// How the game is played, shortly.

const help: [title: string, text: string][] = [
  ['What you want', 'Attack the other player. Each attack that comes through turns over a card of their security stack; an attack when none is left wins. Whoever has to draw and has no card left loses.'],
  ['Memory', 'One counter serves you both. What you do costs memory and moves the counter towards the other side; at 0 it is still your turn. Once it stands at 1 or more over there and everything is settled, the other player goes on with just that much. Passing gives them 3.'],
  ['Your turn', 'Your cards are unsuspended and you draw, except in the very first turn of the game. In the breeding phase you may hatch a Digi-Egg, or move a Digimon of level 3 or higher out. Then comes the main phase: play, digivolve, use Options and effects, attack, in any order and as often as the memory lasts.'],
  ['Digivolving', 'Put a card onto one that fits its requirement, mostly a colour and the level below. It is cheaper than playing, you draw a card, and what lies below lends the Digimon on top its inherited effect.'],
  ['Attacking', 'A Digimon suspends to attack: the player, or a suspended Digimon. One that was played this turn has to wait. The other player may block with a Digimon that has <Blocker>. Of two that battle, the one with less DP is deleted; with equal DP both are.'],
  ['Security', 'The card that is turned over acts at once: a Digimon battles the attacker, an Option or a Tamer does what its security effect says. Then it goes to the trash, and the attacker may be gone, too.'],
  ['On this page', 'What glows can be used: click it, or drag it to where it goes. What does not glow says why when you click it, and by which rule. Point at a card to read it; a right click, a long press or the key I keeps it open.'],
];

export default help;
