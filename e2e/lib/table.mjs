// A person at the table: looks for what can be done, and does it with the mouse or the keyboard.
import assert from 'node:assert/strict';
import { PATIENCE } from './browser.mjs';

/** How far the game is, as the page says. */
export async function at(page) {
  return Number(await page.locator('.room').getAttribute('data-at'));
}

export async function isOver(page) {
  return (await page.locator('.room').getAttribute('data-over')) === 'true';
}

/** Waits until it is this player's turn to answer, or the game is over. */
export async function myMove(page) {
  await page.locator('#decision.mine, .room[data-over=true]').first().waitFor({ timeout: PATIENCE });
  return !(await isOver(page));
}

/** Waits until the game has gone on from a move. */
export async function movedOn(page, from) {
  await page.waitForFunction((from) => Number(document.querySelector('.room')?.dataset.at) !== from, from, { timeout: PATIENCE });
}

/** What can be used now: spots of the table that glow, and answers in words. `mark` tells one state of the page from the next. */
export function sight(page) {
  return page.evaluate(() => {
    const shown = (element) => element.getClientRects().length > 0;
    const spots = [...document.querySelectorAll('[data-item][data-glows]:not([data-keys=""])')].filter(shown);
    const answers = [...document.querySelectorAll('#decision [data-answer]')];
    const room = document.querySelector('.room');
    const picked = document.querySelectorAll('.spot.picked').length;
    return {
      at: Number(room?.dataset.at),
      over: room?.dataset.over === 'true',
      mine: document.querySelector('#decision.mine') !== null,
      spots: spots.map((spot) => spot.dataset.keys),
      answers: answers.map((answer) => answer.dataset.offer),
      mark: [room?.dataset.at, picked, answers.length, document.querySelector('#decision.mine') !== null, document.querySelectorAll('dialog[open]').length, document.querySelector('[data-doubt]') !== null].join(),
    };
  });
}

const letsGo = ['pass', 'done', 'no'];

/** What a player does who would rather do something than let it go: a spot or an answer, by its place. */
export function wish(seen, roll) {
  const deeds = seen.answers.flatMap((offer, place) => (letsGo.includes(offer) ? [] : [{ answer: place }]));
  const spots = seen.spots.map((_, place) => ({ spot: place }));
  const all = [...deeds, ...spots];
  if (all.length > 0) return all[roll(all.length)];
  return seen.answers.length > 0 ? { answer: roll(seen.answers.length) } : null;
}

/** Waits until the page shows something else than `seen`; says whether it did. */
export async function changed(page, seen, timeout = 8_000) {
  const since = Date.now();
  while (Date.now() - since < timeout) {
    const next = await sight(page);
    if (next.mark !== seen.mark) return true;
    await page.waitForTimeout(25);
  }
  return false;
}

/** A point at which an element of the page can be clicked; runs in the page. */
function seenPart(item) {
  item.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const box = item.getBoundingClientRect();
  const parts = [0.5, 0.1, 0.9, 0.3, 0.7];
  const points = parts.flatMap((down) => parts.map((right) => ({ x: box.x + box.width * right, y: box.y + box.height * down })));
  return points.find(({ x, y }) => item.contains(document.elementFromPoint(x, y))) ?? null;
}

async function click(page, { spot, answer }) {
  const what = spot === undefined ? '#decision [data-answer]' : '[data-item][data-glows]:not([data-keys=""]):visible';
  const element = page.locator(what).nth(spot ?? answer);
  // A card of a full hand lies half under the next one: whatever part of it is seen is clicked.
  const point = await element.evaluate(seenPart, null, { timeout: 4_000 }).catch(() => null);
  if (point) await page.mouse.click(point.x, point.y);
}

/** G leads from one thing that can be used to the next, Enter uses it; answers have numbers. */
async function press(page, { spot, answer }, seen) {
  const digit = answer === undefined ? null : await page.locator('#decision [data-answer]').nth(answer).getAttribute('data-digit');
  if (digit) return page.keyboard.press(digit);
  for (let presses = 0; spot !== undefined && presses < 60; presses++) {
    await page.keyboard.press('g');
    const keys = await page.evaluate(() => document.activeElement?.dataset.keys);
    if (keys === seen.spots[spot]) return page.keyboard.press('Enter');
  }
  await page.keyboard.press('d');
  for (let steps = 0; steps < (answer ?? 0); steps++) await page.keyboard.press('Tab');
  return page.keyboard.press('Enter');
}

/** One answer, chosen by `roll(n)`, a number below n, and given with `use`. */
async function answerBy(use, page, roll) {
  let seen = await sight(page);
  // The page itself passes where a player wants no question: the turn to answer may be gone, and the game over.
  if (!seen.mine) return;
  const from = seen.at;
  for (let clicks = 0; clicks < 16 && seen.at === from && seen.mine; clicks++) {
    const next = wish(seen, roll);
    assert(next, 'nothing can be used, though an answer is asked for');
    await use(page, next, seen);
    await changed(page, seen);
    seen = await sight(page);
  }
  assert(seen.at !== from || !seen.mine, `sixteen tries, and no answer: ${JSON.stringify(seen)}`);
  if (!seen.over) await movedOn(page, from);
}

export const answerByMouse = (page, roll) => answerBy(click, page, roll);
export const answerByKeyboard = (page, roll) => answerBy(press, page, roll);

/** One answer after the other until the game is over, or `most` were given. */
export async function play(page, answer, roll, most = 600) {
  let answered = 0;
  while (answered < most && (await myMove(page))) {
    await answer(page, roll);
    answered++;
  }
  return answered;
}

/** A source of numbers that is the same every time. */
export function dice(seed) {
  let state = seed >>> 0;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/** Everything on the table as it is said to those who listen, the question and the log. */
export function position(page) {
  return page.evaluate(() => ({
    at: Number(document.querySelector('.room')?.dataset.at),
    asks: document.querySelector('#decision .question')?.textContent,
    answers: [...document.querySelectorAll('#decision [data-answer]')].map((answer) => answer.textContent.trim()),
    table: [...document.querySelectorAll('.table [data-item]')].map((item) => item.getAttribute('aria-label')),
    log: [...document.querySelectorAll('#log .says')].map((line) => line.textContent),
  }));
}

/** The names of all cards in play were fetched and written. */
export async function settled(page) {
  await page.waitForFunction(() => ![...document.querySelectorAll('.table [data-item]')].some((item) => /^[A-Z]+\d*-\d+,/.test(item.ariaLabel)), null, { timeout: PATIENCE });
}
