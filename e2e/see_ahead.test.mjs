// Seeing ahead: a key that is held, and the eye on a phone, show what would come of a choice, and nothing is done.
import assert from 'node:assert/strict';
import { unit, wanted } from './lib/position.mjs';
import { person, room, staged } from './lib/stage.mjs';
import { at, myMove, settled } from './lib/table.mjs';

/** A in the main phase, with a card that can be played and a Digimon that can attack. */
const board = wanted({ hand: ['ST1-03', 'ST1-13'], battle: [unit(['ST1-07', 'ST1-03'])], card: 'ST1-03' }, { hand: ['ST2-03'], card: 'ST2-03', battle: [unit(['ST2-03'], { suspended: true })] });
const seats = [person('Ann'), person('Ben')];
const phone = { width: 390, height: 844, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

const labels = (page) => page.locator('.table [data-item]').evaluateAll((items) => items.map((item) => item.ariaLabel));
const ahead = (page) => page.locator('[data-ahead]');
const seen = (page) => page.locator('[data-ahead]:not([data-ahead=""])').waitFor();

staged('a key held over a choice shows what would come of it', async ({ server, visit }) => {
  const { doors } = await room(server, { seats, practice: false, wanted: board });
  const page = await visit(doors.a);
  assert(await myMove(page));
  await settled(page);
  const [from, before] = [await at(page), await labels(page)];

  // Over nothing it says what to do.
  await page.mouse.move(5, 5);
  await page.keyboard.down('v');
  await ahead(page).waitFor();
  assert.match(await ahead(page).innerText(), /Point at a choice/);
  await page.keyboard.up('v');
  assert.equal(await ahead(page).count(), 0);

  // The first card of the hand, picked: with its place under the pointer it would be played.
  const card = page.locator('.held .hand [data-item][data-glows]').first();
  await card.hover();
  await page.keyboard.down('v');
  await seen(page);
  assert.match(await ahead(page).innerText(), /What would come of it/);
  await page.waitForFunction((before) => [...document.querySelectorAll('.table [data-item]')].map((item) => item.ariaLabel).join() !== before.join(), before);
  assert((await ahead(page).locator('li').count()) > 0, 'what would happen is told');
  await page.keyboard.up('v');
  assert.equal(await ahead(page).count(), 0);
  await page.waitForFunction((before) => [...document.querySelectorAll('.table [data-item]')].map((item) => item.ariaLabel).join() === before.join(), before);
  assert.equal(await at(page), from, 'nothing was done');

  // By the keyboard: the answer that has the focus.
  await page.keyboard.press('d');
  await page.keyboard.down('v');
  await seen(page);
  await page.keyboard.up('v');
  assert.equal(await at(page), from);
});

staged('on a phone the eye is opened, and what is tapped is only looked at', async ({ server, visit }) => {
  const { doors } = await room(server, { seats, practice: false, wanted: board });
  const page = await visit(doors.a, phone);
  assert(await myMove(page));
  await settled(page);
  const from = await at(page);
  await page.locator('[data-eye]').tap();
  await ahead(page).waitFor();
  await page.locator('#decision [data-answer]').first().tap();
  await seen(page);
  assert.match(await ahead(page).innerText(), /Then|From here on/);
  assert.equal(await at(page), from, 'it was only looked at');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  assert(wide <= 0, 'nothing is wider than the screen');
  await page.locator('[data-eye]').tap();
  assert.equal(await ahead(page).count(), 0);
  await page.locator('#decision [data-answer]').first().tap();
  await page.waitForFunction((from) => Number(document.querySelector('.room').dataset.at) !== from || document.querySelector('[data-doubt]'), from);
});

staged('the other duel sees ahead, too', async ({ server, visit }) => {
  const { own } = await room(server, { game: 'ocg', decks: ['A', 'B'], seed: '5' });
  const page = await visit(own);
  assert(await myMove(page));
  await page.locator('#decision [data-answer]').first().hover();
  await page.keyboard.down('v');
  await seen(page);
  await page.keyboard.up('v');
  assert.equal(await ahead(page).count(), 0);
});
