// Arrows on Digimon's table: the attack that goes on, and what is being chosen.

import { choices, type Arrow } from '../../../table/arrows';
import type { Key } from '../../../table/spots';
import type { TargetView } from '../types';
import type { DigimonPlay } from './play.svelte';

export function arrowsOf(play: DigimonPlay): Arrow[] {
  return [...attacks(play), ...choices(play, play.asked?.by?.card, (key) => key.startsWith('unit:'))];
}

function attacks(play: DigimonPlay): Arrow[] {
  const attack = play.view.attack;
  if (!attack || typeof play.props.stage === 'object') return [];
  return [{ from: [`unit:${attack.attacker}`], to: targetKeys(attack.target), kind: 'attack' }];
}

function targetKeys(target: TargetView): Key[] {
  if (target === 'gone') return [];
  return 'player' in target ? [`player:${target.player}`] : [`unit:${target.unit}`];
}
