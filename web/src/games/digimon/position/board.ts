// Laying cards out by hand: what can be held, where it can go, and what the board looks like then.

import type { FacedCard, PileCard, PositionSide, PositionUnit, PositionView, Seat } from '../types/requests';

export const PILES = ['deck', 'egg_deck', 'hand', 'trash', 'security'] as const;
export type Pile = (typeof PILES)[number];
/** A place in the battle area, or the breeding area. */
export type UnitAt = number | 'breeding';

export type Spot =
  | { at: 'pile'; seat: Seat; pile: Pile; index: number }
  | { at: 'stack' | 'links'; seat: Seat; unit: UnitAt; index: number };

export type Held = { hold: 'new'; number: string } | { hold: 'card'; spot: Spot } | { hold: 'unit'; seat: Seat; unit: UnitAt };

export type Goal =
  | { to: 'pile'; seat: Seat; pile: Pile; end: 'top' | 'bottom' }
  | { to: 'battle' | 'breeding'; seat: Seat }
  | { to: 'top' | 'under' | 'link'; seat: Seat; unit: UnitAt };

const emptySide = (): PositionSide => ({ deck: [], egg_deck: [], hand: [], trash: [], security: [], battle: [], breeding: null });

export function empty(): PositionView {
  return { sides: [emptySide(), emptySide()], turn_player: 'A', turn: 3, phase: 'main', memory: 3 };
}

export function sideOf(position: PositionView, seat: Seat): PositionSide {
  return position.sides[seat === 'A' ? 0 : 1];
}

export function unitOf(position: PositionView, seat: Seat, at: UnitAt): PositionUnit | null {
  const side = sideOf(position, seat);
  return at === 'breeding' ? side.breeding : (side.battle[at] ?? null);
}

export function numberOf(card: PileCard | FacedCard): string {
  return typeof card === 'string' ? card : card.number;
}

/** Cards in piles that always lie in one way are shown face up. */
export function faced(card: PileCard | FacedCard): FacedCard {
  return typeof card !== 'string' && 'face' in card ? card : { number: numberOf(card), face: 'up' };
}

export function cardAt(position: PositionView, spot: Spot): FacedCard | null {
  if (spot.at === 'pile') {
    const found = sideOf(position, spot.seat)[spot.pile][spot.index];
    return found === undefined ? null : faced(found);
  }
  const unit = unitOf(position, spot.seat, spot.unit);
  const found = unit?.[spot.at][spot.index];
  return found === undefined ? null : faced(found);
}

export function heldCard(position: PositionView, held: Held): FacedCard | null {
  if (held.hold === 'new') return { number: held.number, face: 'up' };
  if (held.hold === 'card') return cardAt(position, held.spot);
  return unitOf(position, held.seat, held.unit)?.stack[0] ?? null;
}

const made = (stack: FacedCard[]): PositionUnit => ({ stack, links: [], suspended: false, fresh: false });

/** Units without a card are none. */
function tidy(position: PositionView): void {
  for (const side of position.sides) {
    side.battle = side.battle.filter((unit) => unit.stack.length > 0);
    if (side.breeding?.stack.length === 0) side.breeding = null;
  }
}

/** Takes what is held off the board. */
function lift(position: PositionView, held: Held): PositionUnit {
  if (held.hold === 'new') return made([{ number: held.number, face: 'up' }]);
  if (held.hold === 'unit') {
    const unit = unitOf(position, held.seat, held.unit);
    if (!unit) return made([]);
    const copy = { ...unit };
    unit.stack = [];
    return copy;
  }
  const { spot } = held;
  const card = cardAt(position, spot);
  if (spot.at === 'pile') sideOf(position, spot.seat)[spot.pile].splice(spot.index, 1);
  else unitOf(position, spot.seat, spot.unit)?.[spot.at].splice(spot.index, 1);
  return made(card ? [{ number: card.number, face: 'up' }] : []);
}

function toPile(side: PositionSide, pile: Pile, end: 'top' | 'bottom', numbers: string[]): void {
  if (pile === 'security') {
    const cards: FacedCard[] = numbers.map((number) => ({ number, face: 'down' }));
    if (end === 'top') side.security.unshift(...cards);
    else side.security.push(...cards);
  } else if (end === 'top') side[pile].unshift(...numbers);
  else side[pile].push(...numbers);
}

function lay(position: PositionView, unit: PositionUnit, goal: Goal, target: PositionUnit | null): void {
  const side = sideOf(position, goal.seat);
  const numbers = [...unit.stack, ...unit.links].map(numberOf);
  if (goal.to === 'pile') toPile(side, goal.pile, goal.end, numbers);
  else if (goal.to === 'battle') side.battle.push(unit);
  else if (goal.to === 'breeding') {
    if (side.breeding && side.breeding.stack.length > 0) side.breeding.stack.unshift(...unit.stack);
    else side.breeding = unit;
  } else if (goal.to === 'link') target?.links.push(...numbers);
  else if (goal.to === 'top') target?.stack.unshift(...unit.stack);
  else target?.stack.push(...unit.stack);
}

/** The board after what is held was put somewhere; the same board if that is nowhere else. */
export function carry(position: PositionView, held: Held, goal: Goal): PositionView {
  const next = structuredClone(position);
  const target = 'unit' in goal ? unitOf(next, goal.seat, goal.unit) : null;
  const from = held.hold === 'unit' ? unitOf(next, held.seat, held.unit) : null;
  if ('unit' in goal && (!target || target === from)) return position;
  const lifted = lift(next, held);
  if (lifted.stack.length === 0 || target?.stack.length === 0) return position;
  lay(next, lifted, goal, target);
  tidy(next);
  return next;
}

export function remove(position: PositionView, held: Held): PositionView {
  const next = structuredClone(position);
  lift(next, held);
  tidy(next);
  return next;
}

/** Turns a card of the security stack, or under another, over. */
export function flip(position: PositionView, spot: Spot): PositionView {
  const next = structuredClone(position);
  const cards =
    spot.at === 'pile' ? (spot.pile === 'security' ? sideOf(next, spot.seat).security : []) : spot.at === 'stack' ? unitOf(next, spot.seat, spot.unit)?.stack : [];
  const card = cards?.[spot.index];
  if (card) card.face = card.face === 'up' ? 'down' : 'up';
  return next;
}

export function change(position: PositionView, seat: Seat, at: UnitAt, what: 'suspended' | 'fresh'): PositionView {
  const next = structuredClone(position);
  const unit = unitOf(next, seat, at);
  if (unit) unit[what] = !unit[what];
  return next;
}

/** Every card of a side, wherever it lies. */
export function cardsOf(side: PositionSide): string[] {
  const units = [...side.battle, ...(side.breeding ? [side.breeding] : [])];
  const inPlay = units.flatMap((unit) => [...unit.stack, ...unit.links].map(numberOf));
  const piles = PILES.flatMap((pile) => side[pile].map(numberOf));
  return [...inPlay, ...piles];
}
