// What is asked, and what can be answered.

import { say } from '../../../../table/phrase';
import type { AskWords } from '../sentences';
import { zoneWords } from '../zone';
import terms from './terms';

const zone = zoneWords(terms);

const asks: AskWords = {
  questions: {
    waiting: 'Waiting.',
    act: 'What do you do?',
    respond: 'Do you respond?',
    next_trigger: 'Which effect goes on the Chain next?',
    target: 'Choose a target.',
    cards: 'Choose.',
    tributes: 'Choose what to Tribute.',
    materials: 'Choose the materials.',
    zone: 'Choose a zone.',
    position: 'In which position?',
    yes_no: 'Do it?',
    option: 'Choose one.',
    number: 'Choose a number.',
    card_name: 'Declare a card name.',
    attribute: 'Declare an Attribute.',
    race: 'Declare a Type.',
    order: 'They go one after the other: which one is next?',
    attack_target: 'Choose the attack target.',
    replay: 'Replay: does it attack after all?',
    hand_limit: 'Too many cards in hand: which one is discarded?',
  },
  windows: {
    open: 'It is your turn to act.',
    response: 'Something happened that you may respond to.',
    leave: 'The phase or step ends if you pass.',
    parting: 'The turn player wants to leave the phase.',
    due: 'This phase has effects to carry out.',
    attack: 'An attack is going on.',
    before_draw: 'Before the draw.',
    attempt: 'A monster is about to be Summoned.',
    chain: 'You may respond to the last Chain Link.',
  },
  doubt: { attacks: 'You can still attack.' },
  asks: (card) => say`For ${card}`,
  chosen: (n, least, most) => (most === null ? `${n} chosen` : least === most ? `${n} of ${most} chosen` : `${n} chosen, up to ${most}`),
  offers: {
    pass: () => ['Pass'],
    yes: () => ['Yes'],
    no: () => ['No'],
    done: () => ['Done'],
    card: ({ card }) => [card],
    zone: (it) => [zone(it.zone)],
    position: ({ position }) => [terms.faces[position]],
    number: ({ number }) => [String(number)],
    option: ({ text }) => [text],
    name: ({ name }) => [name],
    attribute: ({ attribute }) => [terms.attributes[attribute]],
    race: ({ race }) => [terms.races[race]],
    normal_summon: ({ card }) => say`Normal Summon ${card}`,
    set_monster: ({ card }) => say`Set ${card}`,
    flip_summon: ({ card }) => say`Flip Summon ${card}`,
    change_position: ({ card, to }) => say`${card}: to ${terms.faces[to]}`,
    special_summon: ({ card }) => say`Special Summon ${card}`,
    synchro_summon: ({ card }) => say`Synchro Summon ${card}`,
    xyz_summon: ({ card }) => say`Xyz Summon ${card}`,
    link_summon: ({ card }) => say`Link Summon ${card}`,
    pendulum_summon: () => ['Pendulum Summon'],
    set_spell_trap: ({ card }) => say`Set ${card}`,
    activate: ({ effect }) => say`Activate ${effect.card}`,
    carry_out: ({ effect }) => say`Carry out ${effect.card}`,
    attack: ({ card }) => say`Attack with ${card}`,
    attack_directly: () => ['Attack directly'],
    attack_monster: ({ card }) => say`Attack ${card}`,
    phase: ({ phase }) => [phase === 'battle_step' ? 'To the Battle Phase' : phase === 'end' ? 'End the turn' : `To ${terms.phases[phase]}`],
  },
};

export default asks;
