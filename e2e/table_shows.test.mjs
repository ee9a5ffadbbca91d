// The table shows what a player needs to see: texts on cards, inherited effects, where memory would go, what just happened.
import assert from 'node:assert/strict';
import { unit, wanted } from './lib/position.mjs';
import { SIZES } from './lib/reach.mjs';
import { room, together } from './lib/stage.mjs';
import { myMove, settled } from './lib/table.mjs';

const staged = together();
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

staged('a card whose print is on its way lies face down, and no number flashes', async ({ server, visit }) => {
  const { own } = await room(server, { wanted: wanted({ hand: ['ST1-04', 'ST1-13'] }, { card: 'ST2-03' }) });
  const page = await visit('');
  let go = () => {};
  const held = new Promise((resolve) => (go = resolve));
  await page.route(/ask\/facts/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(server.address + own);
  await page.locator('.hand.own [data-coming]').nth(1).waitFor();
  assert.equal(await page.locator('.hand.own [data-coming] .back').count(), 2);
  assert.equal(await page.locator('.hand.own [data-coming] .late').first().evaluate((late) => getComputedStyle(late).opacity), '0');
  go();
  await page.locator('.hand.own [data-coming]').first().waitFor({ state: 'detached' });
});

staged('what is dragged onto what it digivolves from for nothing shows that cost, and not the one to play it', async ({ server, visit }) => {
  const page = await opened(server, visit, {}, { hand: ['ST1-03'], breeding: unit(['ST1-01']), battle: [] }, { memory: 4 });
  const middle = async (locator) => {
    const box = await locator.boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  await page.mouse.move(...(await middle(page.locator('.hand.own [data-number="ST1-03"]'))));
  await page.mouse.down();
  await page.mouse.move(...(await middle(page.locator('.side:not(.far) .battle'))), { steps: 4 });
  assert.deepEqual(await page.locator('.gauge .ahead').allInnerTexts(), ['1'], 'over the battle area');
  await page.mouse.move(...(await middle(page.locator('.side:not(.far) .breeding [data-about^="unit:"]'))), { steps: 4 });
  assert.deepEqual(await page.locator('.gauge .ahead').allInnerTexts(), ['4'], 'over the Digi-Egg: memory stays');
  await page.mouse.up();
  await page.locator('#log .says', { hasText: 'digivolved' }).waitFor();
});

for (const size of SIZES) {
  staged(`at ${size.width}×${size.height} the banner of a turn covers neither gauge nor question`, async ({ server, visit }) => {
    const page = await opened(server, visit, { ...size, reducedMotion: 'no-preference' }, { battle: [] });
    await page.evaluate(() => {
      window.over = [];
      const look = () => {
        const banner = document.querySelector('.moment.turn .banner')?.getBoundingClientRect();
        if (!banner) return;
        for (const covered of ['.gauge', '#decision']) {
          const box = document.querySelector(covered).getBoundingClientRect();
          if (banner.bottom > box.top + 1 && banner.top < box.bottom - 1 && banner.right > box.left && banner.left < box.right) window.over.push(covered);
        }
        window.seen = true;
      };
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    });
    await page.locator('#decision [data-offer="pass"]').click();
    await page.locator('[data-doubt] [data-offer="pass"]').click({ timeout: 2_000 }).catch(() => {});
    await page.waitForFunction(() => window.seen);
    assert.deepEqual(await page.evaluate(() => [...new Set(window.over)]), []);
  });
}
