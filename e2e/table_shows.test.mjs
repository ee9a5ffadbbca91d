// The table shows what a player needs to see: texts on cards, inherited effects, where memory would go, what just happened.
import assert from 'node:assert/strict';
import { unit, wanted } from './lib/position.mjs';
import { room, staged } from './lib/stage.mjs';
import { myMove, settled } from './lib/table.mjs';

const phone = { width: 390, height: 844, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
/** The card under the first unit gives it DP in its own turn. */
const stacked = unit(['ST1-07', 'ST1-03']);

async function opened(server, visit, options, a = {}, more = {}) {
  const { own } = await room(server, { wanted: wanted({ hand: ['ST1-04', 'ST1-13'], battle: [stacked], ...a }, { card: 'ST2-03' }, more) });
  const page = await visit(own, options);
  await myMove(page);
  await settled(page);
  return page;
}

/** Is all of its text within its box? */
const whole = (locator) => locator.evaluate((element) => element.scrollHeight <= element.clientHeight + 1 && element.scrollWidth <= element.clientWidth + 1);

staged('cards carry their text, and inherited effects are read without opening anything', async ({ server, visit }) => {
  const page = await opened(server, visit, { width: 1440, height: 900 });
  const option = page.locator('.hand.own .one', { has: page.locator('[data-number="ST1-13"]') });
  assert.match(await option.locator('.text').innerText(), /DP/);
  const strip = page.locator('.battle .tucked .text').first();
  assert.match(await strip.innerText(), /Agumon.*\+1000 DP/s);
  assert(await whole(strip), 'the inherited effect is cut');
});

staged('on a phone a tap on the cards under another opens them', async ({ server, visit }) => {
  const page = await opened(server, visit, phone);
  await page.locator('.battle .tucked button').first().tap();
  const list = page.getByRole('dialog');
  await list.getByRole('button', { name: /^Agumon/ }).waitFor();
  assert.match(await list.innerText(), /\+1000 DP/);
});

staged('on a phone no name is broken within a word', async ({ server, visit }) => {
  const page = await opened(server, visit, phone, { hand: ['ST2-11', 'ST1-11', 'ST4-13', 'ST1-05', 'ST1-16'], battle: [unit(['ST1-09', 'ST1-07']), unit(['ST2-08'])] });
  const cut = await page.locator('.hand.own .name, .battle .turned .name').evaluateAll((names) =>
    names.filter((name) => name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 1).map((name) => name.textContent),
  );
  assert.deepEqual(cut, []);
});

staged('what the pointer is on shows where memory would go', async ({ server, visit }) => {
  const page = await opened(server, visit, {}, {}, { memory: 4 });
  await page.locator('.hand [data-number="ST1-13"][data-glows]').hover();
  assert.deepEqual(await page.locator('.gauge .ahead').allInnerTexts(), ['3']);
  await page.locator('#decision [data-offer="pass"]').hover();
  assert.deepEqual(await page.locator('.gauge .ahead.theirs').allInnerTexts(), ['3']);
});

staged('a security check is shown for a moment, and a key ends it', async ({ server, visit }) => {
  const page = await opened(server, visit, { reducedMotion: 'no-preference' });
  await page.locator('[data-about^="unit:"][data-glows]').first().click();
  await page.locator('[data-keys="player:B"][data-glows]').click();
  await page.locator('.moment .duel', { hasText: 'Security check' }).waitFor();
  await page.keyboard.press('Shift');
  await page.locator('.moment').waitFor({ state: 'detached' });
});

staged('on a phone that lies on its side the whole table is on the screen', async ({ server, visit }) => {
  const page = await opened(server, visit, { ...phone, width: 844, height: 390 });
  const { width, height } = await page.evaluate(() => ({ width: document.documentElement.scrollWidth, height: document.documentElement.scrollHeight }));
  assert.deepEqual({ width, height }, { width: 844, height: 390 });
  for (const zone of ['#decision', '.side.far', '.side:not(.far)', '.hand.own .one']) {
    const box = await page.locator(zone).first().boundingBox();
    assert(box && box.y >= 0 && box.y + box.height <= 391 && box.x + box.width <= 845, `${zone} is not within the screen: ${JSON.stringify(box)}`);
  }
});
