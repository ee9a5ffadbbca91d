// A game with a deck, at once: against the quick bot and the deck that it had last.

import { voice } from '../lib/announce.svelte';
import { nameDeck } from '../lib/deckNames';
import { inOneLine } from '../lib/problem';
import { keptName, open, planned, sitDown } from '../lib/start';
import { problemOf } from '../lib/trouble';
import { words } from '../lib/words.svelte';
import type { Choice, Choosing } from './deckGame';

/** `own:ID` or `builtin:NAME` as a game is asked for it; nothing for a deck that is gone. */
function choiceOf({ mine }: Choosing, deck: string): Choice | null {
  if (deck.startsWith('builtin:')) return { builtin: deck.slice('builtin:'.length) };
  const own = mine.find(deck.slice('own:'.length));
  if (own) nameDeck(own.body, own.name);
  return own?.body ?? null;
}

function against(game: Choosing, deck: string): Choice {
  const last = game.mine.chosen(1);
  const known = last && last !== deck ? choiceOf(game, last) : null;
  return known ?? { builtin: game.first.find((name) => `builtin:${name}` !== deck) ?? game.first[0] };
}

export async function playWith(game: Choosing, deck: string): Promise<void> {
  const own = choiceOf(game, deck);
  if (!own) return;
  game.mine.choose(0, deck);
  const { player, sideA, sideB } = words.w.home;
  const plan = planned(game.key, game.wanted([own, against(game, deck)]), { kind: 'bot', name: keptName(), bot: 'greedy', seconds: 1 }, { player, sideA, sideB });
  try {
    sitDown(await open(plan));
  } catch (thrown) {
    voice.tell(inOneLine(problemOf(thrown)), 'problem');
  }
}
