// Arrows on the OCG's table: the attack that goes on, the targets of the chain, and what is being chosen.

import { choices, type Arrow } from '../../../table/arrows';
import { cardKey, type Key } from '../../../table/spots';
import type { EventView, TargetView } from '../types';
import type { OcgPlay } from './play.svelte';

export function arrowsOf(play: OcgPlay): Arrow[] {
  return [...told(play), ...attacks(play), ...targets(play), ...choices(play, play.asked?.by?.card ?? play.asked?.card, (key) => key.startsWith('card:'))];
}

/** Who attacks whom, before anything comes of it. */
function told(play: OcgPlay): Arrow[] {
  const line = play.props.telling.line?.says as EventView | undefined;
  const [attacker] = line?.say === 'attack_declared' ? line.cards : [];
  if (line?.say !== 'attack_declared' || !attacker) return [];
  const [target] = line.target;
  const attacked = play.view.turn_player === play.below ? play.above : play.below;
  return [{ from: [cardKey(attacker.id)], to: target ? [cardKey(target.id)] : [`player:${attacked}`], kind: 'attack' }];
}

function attacks(play: OcgPlay): Arrow[] {
  const attack = play.view.attack;
  if (!attack || typeof play.props.stage === 'object') return [];
  return [{ from: [cardKey(attack.attacker)], to: targetKeys(attack.target), kind: 'attack' }];
}

function targetKeys(target: TargetView): Key[] {
  return 'player' in target ? [`player:${target.player}`] : [cardKey(target.card)];
}

function targets(play: OcgPlay): Arrow[] {
  return play.view.chain.flatMap(({ effect, targets }) => targets.map((card) => ({ from: [cardKey(effect.card.id)], to: [cardKey(card.id)], kind: 'chosen' as const })));
}
