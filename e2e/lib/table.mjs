// A person at the table: looks for what can be done, and does it with the mouse or the keyboard.
import assert from 'node:assert/strict';

/** How far the game is, as the page says. */
export async function at(page) {
  return Number(await page.locator('.room').getAttribute('data-at'));
}

export async function isOver(page) {
  return (await page.locator('.room').getAttribute('data-over')) === 'true';
}

/** Waits until it is this player's turn to answer, or the game is over. */
export async function myMove(page) {
  await page.locator('#decision.mine, .room[data-over=true]').first().waitFor({ timeout: 60_000 });
  return !(await isOver(page));
}

/** Waits until the game has gone on from a move. */
async function movedOn(page, from) {
  await page.waitForFunction((from) => Number(document.querySelector('.room')?.dataset.at) !== from, from, { timeout: 30_000 });
}

/** What the mouse can do now: what glows, and the answers in words. */
async function handles(page) {
  const glowing = await page.locator('[data-item][data-glows]').all();
  const answers = await page.locator('#decision [data-answer]').all();
  return { glowing, answers };
}

/** One answer with the mouse, chosen by `roll(n)`: a number below n. */
export async function answerByMouse(page, roll) {
  const from = await at(page);
  for (let clicks = 0; clicks < 12; clicks++) {
    const { glowing, answers } = await handles(page);
    const all = [...glowing, ...answers];
    assert(all.length > 0, 'nothing can be clicked, though an answer is asked for');
    await all[roll(all.length)].click({ timeout: 5_000, force: true }).catch(() => {});
    await page.waitForTimeout(30);
    if ((await at(page)) !== from || (await page.locator('#decision.mine').count()) === 0) return movedOn(page, from);
  }
  const { answers } = await handles(page);
  assert(answers.length > 0, 'twelve clicks, and no answer');
  await answers[0].click();
  return movedOn(page, from);
}

/** The same again and again until the game is over, or `most` answers were given. */
export async function playByMouse(page, roll, most = 400) {
  let answered = 0;
  while (answered < most && (await myMove(page))) {
    await answerByMouse(page, roll);
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
