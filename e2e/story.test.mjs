// The log is a story with reasons, in which cards show themselves; judges see every line and every clause.
import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { digimon } from './lib/modern.mjs';
import { unit, wanted } from './lib/position.mjs';
import { bot, room, together } from './lib/stage.mjs';
import { answerByMouse, dice, myMove, settled } from './lib/table.mjs';

const cards = join(mkdtempSync(join(tmpdir(), 'headjudge-cards-')), 'story.json');
writeFileSync(
  cards,
  JSON.stringify([
    digimon('ZZ3-001', 'Weakentestmon', 4, { main_effect: "[When Attacking] 1 of your opponent's Digimon gets -10000 DP for the turn." }),
    digimon('ZZ3-002', 'Deletetestmon', 4, { main_effect: "[When Attacking] Delete 1 of your opponent's Digimon." }),
  ]),
);
const staged = together(['--pool', cards]);
const log = (page) => page.locator('#log .line');

async function opened(server, visit, a, b, more, options) {
  const { own } = await room(server, { wanted: wanted(a, b, more) });
  const page = await visit(own, options);
  await myMove(page);
  await settled(page);
  return page;
}

staged('what was deleted says why: in battle, or by whose effect', async ({ server, visit }) => {
  const page = await opened(server, visit, { battle: [unit(['ST1-07'])] }, { card: 'ST2-03', battle: [unit(['ST2-03'], { suspended: true })] });
  await page.locator('.side:not(.far) [data-about^="unit:"][data-glows]').click();
  await page.locator('.side.far [data-about^="unit:"][data-glows]').click();
  const deleted = log(page).filter({ hasText: 'Deleted' });
  await deleted.first().waitFor();
  assert.match(await deleted.first().innerText(), /Gabumon.*in battle, \d+ to 4000 DP/s);
});

for (const [number, reason] of [['ZZ3-001', /Gabumon.*−10000 DP by Weakentestmon/s], ['ZZ3-002', /Gabumon.*by Deletetestmon/s]]) {
  staged(`what an attacker's effect deleted says so: ${number}`, async ({ server, visit }) => {
    const page = await opened(server, visit, { battle: [unit([number])] }, { card: 'ST2-03', battle: [unit(['ST2-03'])] });
    await page.locator('.side:not(.far) [data-about^="unit:"][data-glows]').click();
    await page.locator('[data-keys="player:B"][data-glows]').click();
    const deleted = log(page).filter({ hasText: 'Deleted' });
    await deleted.first().waitFor();
    assert.match((await deleted.first().innerText()).replaceAll('\n', ' '), reason);
  });
}

staged('rule checks are folded away, can be opened, and judges see each line with its clauses', async ({ server, visit }) => {
  const { own } = await room(server);
  const page = await visit(own);
  for (let answers = 0; answers < 3 && (await myMove(page)); answers++) await answerByMouse(page, dice(answers));
  await myMove(page);
  const story = await log(page).count();
  const said = (await page.locator('#log .says').allInnerTexts()).join('\n');
  assert.doesNotMatch(said, /^Unsuspend phase$|^Draw phase$/m);
  const folded = page.locator('#log [data-folded]').first();
  const many = Number(await folded.getAttribute('data-folded'));
  await folded.click();
  assert.equal(await log(page).count(), story + many);

  await page.locator('[data-level=judge]').click();
  assert.equal(await page.locator('#log [data-folded]').count(), 0);
  assert(await page.locator('#log .says', { hasText: /^Draw phase$/ }).count(), 'every line is there');
  const why = log(page).filter({ hasText: 'drew' }).first().getByRole('button', { name: /^Which rules\?/ });
  assert.match(await why.innerText(), /^\d+(-\d+)+/);
  await page.reload();
  await myMove(page);
  assert.equal(await page.locator('[data-level=judge]').getAttribute('aria-pressed'), 'true', 'it is remembered');
});

staged('in the OCG what an effect brought about stands under it', async ({ server, visit }) => {
  const { doors } = await room(server, { game: 'ocg', decks: ['C', 'D'], seats: [bot('greedy'), bot('greedy')], seed: '7' });
  const page = await visit(doors.watch);
  await page.locator('#log .under').first().waitFor();
  assert.doesNotMatch((await page.locator('#log .says').allInnerTexts()).join('\n'), /has resolved|^Standby Phase$/m);
  assert(await page.locator('#log [data-folded]').count());
});

staged('a name in the log shows its card by the keyboard and by a finger, too', async ({ server, visit }) => {
  const { own } = await room(server);
  const page = await visit(own);
  for (let answers = 0; answers < 2 && (await myMove(page)); answers++) await answerByMouse(page, dice(answers));
  await myMove(page);
  await settled(page);
  await page.keyboard.press('l');
  for (let steps = 0; steps < 12 && !(await page.evaluate(() => document.activeElement?.dataset.number)); steps++) await page.keyboard.press('ArrowUp');
  await page.locator('[role=tooltip]').waitFor();

  const phone = await visit(own, { width: 390, height: 844, hasTouch: true, isMobile: true });
  await myMove(phone);
  await phone.getByRole('button', { name: /Log/ }).tap();
  await phone.locator('#log [data-number]').last().tap();
  await phone.getByRole('dialog', { name: 'About this card' }).waitFor();
});

staged('no line of the log begins with a full stop, and none stands out', async ({ server, visit }) => {
  const { doors } = await room(server, { decks: ['ST10', 'ST9'], seats: [bot('greedy'), bot('greedy')] });
  for (const width of [1440, 1024]) {
    const page = await visit(doors.watch, { width, height: 900 });
    await page.locator('#log .line').nth(60).waitFor();
    const lone = await page.evaluate(() => {
      const log = document.getElementById('log').getBoundingClientRect();
      const found = [];
      for (const says of document.querySelectorAll('#log .says')) {
        const texts = document.createTreeWalker(says, NodeFilter.SHOW_TEXT);
        const lines = new Map();
        for (let node = texts.nextNode(); node; node = texts.nextNode()) {
          for (let place = 0; place < node.length; place++) {
            const range = document.createRange();
            range.setStart(node, place);
            range.setEnd(node, place + 1);
            const box = range.getBoundingClientRect();
            if (box.width === 0) continue;
            if (box.right > log.right) found.push(`out: ${says.textContent}`);
            const key = Math.round(box.bottom / 4);
            lines.set(key, (lines.get(key) ?? '') + node.data[place]);
          }
        }
        if ([...lines.values()].some((line) => /^[.,:;)]/.test(line.trim()))) found.push(`lone: ${says.textContent}`);
      }
      return found;
    });
    assert.deepEqual(lone, []);
  }
});
