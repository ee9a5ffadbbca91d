// A whole game against the bot with the keyboard alone: the mouse is never touched.
import assert from 'node:assert/strict';
import { staged } from './lib/stage.mjs';
import { answerByKeyboard, dice, isOver, myMove, play, settled } from './lib/table.mjs';

const focused = (page) =>
  page.evaluate(() => {
    const { activeElement: now } = document;
    return { text: (now?.textContent ?? '').trim(), label: now?.getAttribute('aria-label') ?? '', item: now?.matches('[data-item]') ?? false };
  });

/** Tab, until what has the focus is the right thing. */
async function tabTo(page, right, most = 60) {
  for (let tabs = 0; tabs < most; tabs++) {
    await page.keyboard.press('Tab');
    const now = await focused(page);
    if (right(now)) return now;
  }
  assert.fail('Tab does not lead there');
}

staged('a game against the bot is played to its end with the keyboard alone', async ({ t, visit }) => {
  const page = await visit();
  await page.getByRole('button', { name: 'Play now' }).waitFor();
  await tabTo(page, ({ text }) => text === 'Play now');
  await page.keyboard.press('Enter');
  await myMove(page);
  await settled(page);

  const card = await tabTo(page, ({ item, label }) => item && label.includes('your hand'));
  await page.keyboard.press('ArrowRight');
  const next = await focused(page);
  assert(next.item && next.label.includes('your hand'), 'the arrow leads to the next card of the hand');
  await page.keyboard.press('ArrowLeft');
  assert.equal((await focused(page)).label, card.label);
  await page.keyboard.press('ArrowUp');
  const above = await focused(page);
  assert(above.item && !above.label.includes('your hand'), 'the arrow leads out of the hand to the field');

  const answers = await play(page, answerByKeyboard, dice(5));
  assert(await isOver(page), `the game is not over after ${answers} answers`);
  t.diagnostic(`${answers} answers`);
  await tabTo(page, ({ text }) => text === 'Rematch');
  await page.keyboard.press('Enter');
  await page.locator('.room[data-over=false]').waitFor();
});
