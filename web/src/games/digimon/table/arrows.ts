// Arrows on Digimon's table: the attack that goes on, and what is being chosen.

import { choices, type Arrow } from '../../../table/arrows';
import type { Key } from '../../../table/spots';
import { nameKeys } from '../../../table/phrase';
import type { EventView, TargetView } from '../types';
import type { DigimonPlay } from './play.svelte';

export function arrowsOf(play: DigimonPlay): Arrow[] {
  return [...told(play.props.telling.line?.says as EventView | undefined), ...attacks(play), ...choices(play, play.asked?.by?.card, (key) => key.startsWith('unit:'))];
}

/** Who attacks whom, before anything comes of it. */
function told(line: EventView | undefined): Arrow[] {
  if (line?.say !== 'attack_declared' || line.target.target === 'gone') return [];
  const to = line.target.target === 'player' ? [`player:${line.target.seat}`] : nameKeys(line.target.card);
  return [{ from: nameKeys(line.unit), to, kind: 'attack' }];
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
