// What happens is told one thing after the other, at one's own pace; nothing is asked meanwhile; the end says why.
import assert from 'node:assert/strict';
import { unit, wanted } from './lib/position.mjs';
import { bot, person, room, staged } from './lib/stage.mjs';
import { answerByMouse, dice, isOver, myMove, settled } from './lib/table.mjs';

const moving = { reducedMotion: 'no-preference' };

async function opened(server, visit, b = {}, more = {}) {
  const game = wanted({ battle: [unit(['ST1-07', 'ST1-03'])], hand: ['ST1-03'] }, { card: 'ST2-03', ...b }, more);
  const { own } = await room(server, { wanted: game });
  const page = await visit(own, moving);
  await myMove(page);
  await settled(page);
  return page;
}

/** Writes down what is told, and whether anything was asked or ended over it. */
function watch(page) {
  return page.evaluate(() => {
    window.told = [];
    window.over = [];
    const look = () => {
      const says = document.querySelector('[data-told] .says')?.textContent.trim();
      if (says && window.told.at(-1) !== says) window.told.push(says);
      if (document.querySelector('[data-told]') && document.querySelector('#decision.mine, .over[role=group]')) window.over.push(says);
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
  });
}

async function pass(page) {
  await page.locator('#decision [data-offer="pass"]').click();
  // There is a Digimon that can attack: it is asked again.
  await page.locator('[data-doubt] [data-offer="pass"]').click();
}

staged('a turn of the bot is told in the order of the log, and the question comes after it', async ({ server, visit }) => {
  const page = await opened(server, visit, { hand: ['ST2-03', 'ST2-04', 'ST2-06'], battle: [unit(['ST2-06'])] });
  await watch(page);
  await pass(page);
  await page.locator('[data-told]').waitFor();
  await myMove(page);
  await page.locator('[data-told]').waitFor({ state: 'detached' });
  const { told, over } = await page.evaluate(() => ({ told: window.told, over: window.over }));
  assert.deepEqual(over, [], 'nothing is asked over what is told');
  assert(told.length >= 3, JSON.stringify(told));
  const log = await page.locator('#log .says').allInnerTexts();
  let from = 0;
  for (const line of told) {
    const found = log.indexOf(line, from);
    assert(found >= 0, `“${line}” is not told in the order of the log`);
    from = found;
  }
});

staged('it can be paused, stepped through and ended by a key', async ({ server, visit }) => {
  const page = await opened(server, visit, { hand: ['ST2-03', 'ST2-04'] });
  await pass(page);
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Go on' }).waitFor();
  const first = await page.locator('[data-told] .says').innerText();
  await page.keyboard.press('n');
  await page.waitForFunction((first) => document.querySelector('[data-told] .says')?.textContent.trim() !== first, first);
  // While it stands still the table may be looked at.
  await page.locator('.side.far').click({ position: { x: 5, y: 5 } });
  assert.equal(await page.locator('[data-told]').count(), 1);
  await page.locator('body').press('Escape');
  await page.locator('[data-told]').waitFor({ state: 'detached' });
});

staged('at once means at once, and is remembered', async ({ server, visit }) => {
  const page = await opened(server, visit, {});
  await page.getByLabel('Pace').selectOption('once');
  await watch(page);
  await pass(page);
  await myMove(page);
  assert.deepEqual(await page.evaluate(() => window.told), []);
  await page.reload();
  await myMove(page);
  assert.equal(await page.getByLabel('Pace').inputValue(), 'once');
  await page.getByLabel('Pace').selectOption('quick');

  // The opponent's last turn is told again, and then the question is back.
  await watch(page);
  await page.locator('[data-happened]').click();
  await page.locator('[data-told]').waitFor();
  await page.locator('#decision.mine').waitFor();
  const told = await page.evaluate(() => window.told);
  assert(told.length > 0 && told.some((line) => /opponent/i.test(line)), JSON.stringify(told));
});

staged('the end comes after what led to it, and says why', async ({ server, visit }) => {
  const page = await opened(server, visit, { security: 0 });
  await watch(page);
  await page.locator('.side:not(.far) [data-about^="unit:"][data-glows]').first().click();
  await page.locator('[data-keys="player:B"][data-glows]').click();
  await page.locator('[data-told]').waitFor();
  await page.locator('.over [data-why]').waitFor();
  assert(await isOver(page));
  assert.deepEqual(await page.evaluate(() => window.over), []);
  assert.match(await page.locator('.over [data-why]').innerText(), /Why it ended[^]*win[^]*\d-\d/i);
});

staged('a duel of the OCG is told, too', async ({ server, visit }) => {
  const { own } = await room(server, { game: 'ocg', decks: ['A', 'B'], seats: [person('Ann'), bot('greedy')], seed: '5' });
  const page = await visit(own, moving);
  await page.locator('.sheet').waitFor();
  await page.getByRole('combobox', { name: 'Pace' }).selectOption('quick');
  await watch(page);
  const roll = dice(5);
  for (let answers = 0; answers < 40 && (await myMove(page)); answers++) {
    if ((await page.evaluate(() => window.told.length)) >= 4) break;
    await answerByMouse(page, roll);
  }
  const { told, over } = await page.evaluate(() => ({ told: window.told, over: window.over }));
  assert.deepEqual(over, [], 'nothing is asked over what is told');
  assert(told.length >= 4, JSON.stringify(told));
});
