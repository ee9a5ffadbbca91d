// What the player need not be asked: each habit switched on and off, in both games, and remembered.
import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { duel } from './lib/duel.mjs';
import { digimon, pool } from './lib/modern.mjs';
import { unit, wanted } from './lib/position.mjs';
import { room, together } from './lib/stage.mjs';
import { at, movedOn, myMove, settled, sight } from './lib/table.mjs';

const cards = join(mkdtempSync(join(tmpdir(), 'headjudge-cards-')), 'modern.json');
const ending = digimon('ZZ3-001', 'Endtestmon', 3, { main_effect: '[End of Your Turn] <Draw 1>.' });
writeFileSync(cards, JSON.stringify([...pool, ending]));
const staged = together(['--pool', cards]);

async function opened(server, visit, a, more = {}) {
  const { own } = await room(server, { wanted: wanted({ ...a }, { card: 'ST2-03' }, more) });
  const page = await visit(own);
  await myMove(page);
  await settled(page);
  return page;
}

const LUSTER_DRAGON = '11091375';

async function dueled(server, visit, a, b) {
  const { own } = await room(server, { game: 'ocg', wanted: duel(a, b), seed: '5' });
  const page = await visit(own);
  await page.locator('.sheet').waitFor();
  await myMove(page);
  return page;
}

async function set(page, habit, on) {
  const box = page.getByLabel(habit);
  if (!(await box.isVisible())) await page.getByText('What I am asked').click();
  await box.setChecked(on);
}

/** Two cards under an attacker that both give it the same thing to do when it attacks. */
const twice = { battle: [unit(['ST1-07', 'ST2-06', 'ST2-06'])] };
const question = (page) => page.locator('#decision.mine .question');

async function attack(page) {
  await page.locator('.side:not(.far) [data-about^="unit:"][data-glows]').first().click();
  await page.locator('[data-keys="player:B"][data-glows]').click();
}

staged('effects that are alike are ordered by themselves, if that is wanted', async ({ server, visit }) => {
  const asked = await opened(server, visit, twice);
  await attack(asked);
  await question(asked).filter({ hasText: 'Which effect activates next?' }).waitFor();

  const page = await opened(server, visit, twice);
  await set(page, 'Order effects that are alike', true);
  const from = await at(page);
  await attack(page);
  await movedOn(page, from);
  await question(page).filter({ hasText: 'Main phase' }).waitFor();
  assert.equal(await page.evaluate(() => JSON.parse(localStorage.getItem('headjudge.habits')).alike), true);
});

staged('the same effect of several Digimon tells on whom it lies, and pointing at it lights that one up', async ({ server, visit }) => {
  const page = await opened(server, visit, { battle: [unit(['ZZ3-001']), unit(['ST1-07'], { suspended: true }), unit(['ZZ3-001'])] });
  await page.locator('#decision [data-offer="pass"]').click();
  await page.locator('[data-doubt] [data-offer="pass"]').click();
  const answers = page.locator('#decision [data-offer="effect"]');
  await question(page).filter({ hasText: 'Which effect activates next?' }).waitFor();
  assert.equal(await answers.count(), 2);
  assert.match(await answers.nth(0).innerText(), /no. 1 from the left/);
  assert.match(await answers.nth(1).innerText(), /no. 2 from the left/);
  await answers.nth(1).hover();
  await page.locator('.side:not(.far) .unit:last-child .spot.told').waitFor();
  assert.equal(await page.locator('.side:not(.far) .spot.told').count(), 1);
});

staged('where nothing can be done the turn goes on, if that is wanted', async ({ server, visit }) => {
  const asked = await opened(server, visit, { battle: [unit(['ST1-07'], { suspended: true })] });
  assert.deepEqual((await sight(asked)).answers, ['pass']);
  await set(asked, 'Go on by itself when nothing can be done', true);
  await asked.locator('#log .says', { hasText: 'You passed' }).waitFor();

  // In the OCG the Battle Phase can always be gone to: there is nothing to do only where there is one way on.
  const page = await dueled(server, visit, {}, {});
  await set(page, 'Go on by itself when nothing can be done', true);
  await page.locator('[data-keys="phase:battle_step"]').click();
  await page.locator('#log .says', { hasText: 'Main Phase 2' }).waitFor();
});

staged('zones of the OCG are chosen by themselves, if that is wanted', async ({ server, visit }) => {
  const summons = async (places) => {
    const page = await dueled(server, visit, { hand: [LUSTER_DRAGON] }, {});
    await set(page, 'Take free places for me', places);
    await page.locator('.hand.own [data-item][data-glows]').click();
    await page.locator('#decision [data-offer="normal_summon"]').click();
    return page;
  };
  const asked = await summons(false);
  await question(asked).filter({ hasText: 'Choose a zone' }).waitFor();
  const page = await summons(true);
  await page.locator('#log .says', { hasText: 'Normal Summon' }).waitFor();
  await page.locator(`.sheet [data-number="${LUSTER_DRAGON}"][data-keys*="main:[\\"A\\",2]"], .sheet [data-number="${LUSTER_DRAGON}"]`).first().waitFor();
});

/** Passes to a bot that attacks, wishing to be asked like this; says whether it is asked before its own turn. */
async function isAsked(server, visit, blocker, how) {
  const { own } = await room(server, { wanted: wanted({ battle: [blocker], security: 5 }, { card: 'ST2-03', battle: [unit(['ST2-08'])], hand: [] }, { memory: 1 }) });
  const page = await visit(own);
  await myMove(page);
  await settled(page);
  await set(page, 'Ask again before much is given away', false);
  await page.getByLabel('Ask me to respond').selectOption(how);
  await page.locator('#decision [data-offer="pass"]').click();
  await page.locator('#decision.mine .question', { hasText: /timing|Breeding|Main phase/ }).filter({ hasNotText: /^$/ }).waitFor();
  await page.waitForFunction(() => /timing/.test(document.querySelector('#decision.mine .question')?.textContent ?? '') || [...document.querySelectorAll('#log .turn')].length > 2);
  return /timing/.test(await page.locator('#decision .question').innerText());
}

staged('windows of response: always, when one can, or never', async ({ server, visit }) => {
  const [blocks, cannot] = [unit(['ZZ2-004']), unit(['ST1-03'])];
  assert.equal(await isAsked(server, visit, blocks, 'when_i_can'), true, 'a blocker, when I can');
  assert.equal(await isAsked(server, visit, cannot, 'when_i_can'), false, 'no blocker, when I can');
  assert.equal(await isAsked(server, visit, blocks, 'never'), false, 'a blocker, never');
});

staged('in the OCG whoever wants to be asked always is asked in each window, though only passing is left', async ({ server, visit }) => {
  const summons = async (how) => {
    // With a card left in hand a window stops, so that nobody sees that there is nothing to respond with.
    const page = await dueled(server, visit, { hand: [LUSTER_DRAGON, LUSTER_DRAGON] }, {});
    await set(page, 'Take free places for me', true);
    await page.getByLabel('Ask me to respond').selectOption(how);
    await page.waitForFunction((how) => localStorage.getItem('headjudge.respond') === how, how);
    await page.locator('.hand.own [data-item][data-glows]').first().click();
    await page.locator('#decision [data-offer="normal_summon"]').click();
    return page;
  };
  const asked = await summons('always');
  await question(asked).filter({ hasText: 'Do you respond?' }).waitFor();
  assert.deepEqual((await sight(asked)).answers, ['pass']);
  const page = await summons('when_i_can');
  await page.locator('#log .says', { hasText: 'Normal Summon' }).waitFor();
  await question(page).filter({ hasText: 'What do you do?' }).waitFor();
});

staged('the switch for windows is in sight on a phone', async ({ server, visit }) => {
  const { own } = await room(server);
  const phone = await visit(own, { width: 390, height: 844, hasTouch: true, isMobile: true });
  const button = phone.locator('[data-respond]');
  await button.waitFor();
  const first = await button.getAttribute('data-respond');
  await button.tap();
  await phone.waitForFunction((first) => document.querySelector('[data-respond]').dataset.respond !== first, first);
  assert.equal(await phone.evaluate(() => localStorage.getItem('headjudge.respond')), await button.getAttribute('data-respond'));
});
