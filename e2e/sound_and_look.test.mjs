// What is heard at the table, when nothing is heard, and the looks that can be chosen.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { room, staged } from './lib/stage.mjs';
import { answerByMouse, dice, myMove, play, settled } from './lib/table.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Every voice that a page makes is counted, with its loudness. */
async function listen(page) {
  await page.addInitScript(() => {
    window.voices = [];
    const start = AudioScheduledSourceNode.prototype.start;
    AudioScheduledSourceNode.prototype.start = function (...when) {
      window.voices.push(this.constructor.name);
      return start.apply(this, when);
    };
    const ramp = AudioParam.prototype.exponentialRampToValueAtTime;
    window.loudest = 0;
    AudioParam.prototype.exponentialRampToValueAtTime = function (value, when) {
      if (value <= 1) window.loudest = Math.max(window.loudest, value);
      return ramp.call(this, value, when);
    };
  });
  await page.reload();
}

const voices = (page) => page.evaluate(() => window.voices.length);
const heard = (page) => page.waitForFunction(() => window.voices.length > 0);
const openSettings = (page) => page.getByRole('button', { name: 'Sound and look' }).click();
const moving = { reducedMotion: 'no-preference' };

for (const game of ['digimon', 'ocg']) {
  const decks = game === 'ocg' ? ['A', 'B'] : ['ST1', 'ST2'];

  staged(`a game of ${game} is heard`, async ({ server, visit }) => {
    const { own } = await room(server, { game, decks });
    const page = await visit(own, moving);
    await listen(page);
    await play(page, answerByMouse, dice(3), 4);
    await heard(page);
  });

  staged(`a game of ${game} is silent for those who ask for silence`, async ({ server, visit }) => {
    const { own } = await room(server, { game, decks });
    const still = await visit(own);
    await listen(still);
    await play(still, answerByMouse, dice(3), 4);
    assert.equal(await voices(still), 0, 'less motion');

    const off = await visit(own, moving);
    await listen(off);
    await openSettings(off);
    await off.getByLabel('Sounds on the table').uncheck();
    await off.keyboard.press('Escape');
    await play(off, answerByMouse, dice(5), 4);
    assert.equal(await voices(off), 0, 'switched off');
  });
}

staged('the volume is heard, and remembered', async ({ visit }) => {
  const page = await visit('', moving);
  await listen(page);
  await openSettings(page);
  await page.getByLabel('Volume').fill('20');
  await page.getByRole('button', { name: 'Listen' }).click();
  await heard(page);
  const soft = await page.evaluate(() => window.loudest);
  await page.getByLabel('Volume').fill('100');
  await page.getByRole('button', { name: 'Listen' }).click();
  await page.waitForFunction((soft) => window.loudest > soft * 4, soft);
  await page.reload();
  await openSettings(page);
  assert.equal(await page.getByLabel('Volume').inputValue(), '100');
});

const choose = (page, part, name) => page.getByRole('group', { name: part }).getByText(name, { exact: true }).click();

staged('table, mat, backs and colours are chosen, seen and remembered', async ({ server, visit }) => {
  const { own } = await room(server);
  const page = await visit(own);
  await myMove(page);
  const still = () => page.waitForFunction(() => !document.getAnimations().some((change) => change instanceof CSSTransition));
  const look = async () => {
    await still();
    return page.evaluate(() => ({
      table: getComputedStyle(document.querySelector('.frame')).backgroundImage,
      back: getComputedStyle(document.querySelector('.back')).backgroundColor,
      accent: getComputedStyle(document.querySelector('.brand .mark')).backgroundColor,
    }));
  };
  const before = await look();
  await openSettings(page);
  await choose(page, 'Table', 'Arena');
  await choose(page, 'Mat', 'Stars');
  await choose(page, 'Backs of cards', 'Crimson');
  await choose(page, 'Colours of the page', 'Teal');
  const after = await look();
  for (const part of Object.keys(before)) assert.notEqual(after[part], before[part], part);
  await page.reload();
  await myMove(page);
  assert.deepEqual(await look(), after);
});

for (const colorScheme of ['light', 'dark']) {
  staged(`every table can be read in ${colorScheme}`, async ({ server, visit }) => {
    const { own } = await room(server);
    const page = await visit(own, { colorScheme });
    await play(page, answerByMouse, dice(3), 3);
    await myMove(page);
    await settled(page);
    await page.evaluate(`${axe}; null`);
    const wrong = {};
    await openSettings(page);
    const tables = await page.locator('input[name=table]').evaluateAll((all) => all.map(({ value }) => value));
    await page.keyboard.press('Escape');
    for (const table of tables) {
      await page.evaluate((table) => (document.documentElement.dataset.table = table), table);
      await page.waitForFunction(() => !document.getAnimations().some((change) => change instanceof CSSTransition));
      const found = await page.evaluate(async () => (await axe.run(document, { runOnly: ['color-contrast'], resultTypes: ['violations'] })).violations);
      if (found.length > 0) wrong[table] = found.flatMap(({ nodes }) => nodes.slice(0, 3).map(({ html, failureSummary }) => `${html.slice(0, 120)} ${failureSummary}`));
    }
    assert.deepEqual(wrong, {});
  });
}
