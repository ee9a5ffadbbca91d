// What is asked, what can be answered, and why something cannot be done.

import type { EffectView, Reason, RequirementView } from '../../types';
import { because, filled, say, type AskWords, type Phrase, type Piece } from '../phrase';
import { reasons } from './sentences';
import terms from './terms';

const cost = (known: number | null): string => (known === null ? '' : ` (cost ${known})`);
const color = (key: string): string => terms.colors[key as keyof typeof terms.colors] ?? key;

const lines = (all: RequirementView[]): string => all.map(({ text }) => text).join('; ');

/** What reasons have beside numbers. */
interface Fields {
  by: EffectView | null;
  colors: string[];
  requirements: RequirementView[];
}

/** The program's sentence, with its places filled. */
function reason(sentence: string): (it: Reason) => Phrase {
  const piece = (place: string, it: Fields): Piece => {
    if (place === 'by') return because(it.by, (card) => say` (${card})`);
    if (place === 'colors') return it.colors.map((key) => color(key).toLowerCase()).join(', no ');
    if (place === 'requirements') return lines(it.requirements);
    return (it as unknown as Record<string, number>)[place] ?? '';
  };
  return (it) => filled(sentence, (place) => piece(place, it as unknown as Fields));
}

const asks: AskWords = {
  waiting: (who) => `Waiting for ${who}.`,
  asks: (card) => say`Asked by ${card}`,
  from: (unit, nth) => (nth === null ? say`of ${unit}` : say`of ${unit}, no. ${nth} from the left`),
  chosen: (n, least, most) => (least === most ? `${n} of ${most} chosen` : `${n} chosen, up to ${most}`),
  questions: {
    redraw: 'Redraw your hand?',
    breeding: 'Breeding phase: hatch, move, or do nothing?',
    main_phase: 'Main phase: what do you do?',
    next_effect: 'Which effect activates next?',
    next_immediate: 'Which effect cuts in next?',
    optional: 'Use this effect?',
    by: 'Use this effect, and do what it requires?',
    instead: 'Do this instead?',
    target: 'Choose for this effect.',
    digi_xros: 'DigiXros: choose cards to place under it, or finish.',
    assembly: 'Assembly: choose cards to place under it, or finish.',
    dna_digivolve: 'DNA digivolution: choose the Digimon.',
    burst_tamer: 'Burst digivolution: choose the Tamer to return.',
    order: 'They go one after the other: which one is next?',
    top_or_bottom: 'Top or bottom?',
    mode: 'Choose what the effect does.',
    number: 'Choose a number.',
    attack_target: 'Choose the attack target.',
    counter: 'Counter timing: activate a [Counter] effect?',
    block: 'Block timing: block with one of your Digimon?',
    link_to_trash: 'Too many link cards: which one is trashed?',
    requirement: 'By which requirement does it digivolve?',
    effect_to_activate: 'Which effect activates?',
    loop_count: 'A loop: how often does it repeat?',
  },
  redraw: { yes: 'Redraw', no: 'Keep' },
  passGives: (memory) => `Pass: ${memory} memory for the opponent`,
  breeding: { hatch: 'Breeding phase: hatch, or do nothing?', move: 'Breeding phase: move, or do nothing?' },
  doubt: { attacks: 'You can still attack.', memory: 'You still have memory for something.', gives: (memory) => `The opponent gets ${memory} memory.` },
  many: { digivolve: 'Digivolve: choose what', attack: 'Attack: choose whom', link: 'Link: choose to what' },
  offers: {
    yes: () => ['Yes'],
    no: () => ['No'],
    done: () => ['Done'],
    card: ({ card }) => [card],
    unit: ({ card }) => [card],
    player: ({ seat }, by) => [by.who(seat)],
    number: ({ number }) => [String(number)],
    mode: ({ text }) => [text],
    requirement: ({ requirement }) => [requirement.text],
    top: () => ['Top'],
    bottom: () => ['Bottom'],
    effect: ({ effect }) => say`Effect of ${effect.card}`,
    hatch: () => ['Hatch'],
    move: () => ['Move to the battle area'],
    pass: () => ['Pass'],
    play: (it) => say`Play ${it.card}${cost(it.cost)}`,
    digivolve: (it) => say`Digivolve ${it.onto} into ${it.card}${cost(it.cost)}`,
    dna_digivolve: ({ card }) => say`DNA digivolve into ${card}`,
    use: (it) => say`Use ${it.card}${cost(it.cost)}`,
    link: (it) => say`Link ${it.card} to ${it.to}${cost(it.cost)}`,
    attack_player: ({ card }) => say`Attack the player with ${card}`,
    attack: ({ card, target }) => say`Attack ${target} with ${card}`,
    activate: ({ effect }) => say`Activate the effect of ${effect.card}`,
    block: ({ card }) => say`Block with ${card}`,
  },
  ways: {
    requirement: 'by its requirement',
    ignoring: 'ignoring requirements',
    dna: 'DNA digivolution',
    burst: 'Burst digivolution',
    app_fusion: 'App Fusion',
    granted: 'by an effect',
  },
  until: {
    end_of_turn: ({ turn }) => `until the end of turn ${turn}`,
    end_of_attack: () => 'until the attack ends',
    end_of_battle: () => 'until the battle ends',
    unsuspend_phase: ({ seat }, by) => `in ${by.whose(seat)} next unsuspend phase`,
    forever: () => 'for the rest of the game',
    while_in_play: () => 'while it is in play',
  },
  reasons: Object.fromEntries(Object.entries(reasons satisfies Record<Reason['why'], string>).map(([why, sentence]) => [why, reason(sentence)])) as unknown as AskWords['reasons'],
};

export default asks;
