// Every page, light and dark, as axe judges it; what is read aloud is there.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { challenge, challengeOf } from './lib/challenge.mjs';
import { bot, room, together } from './lib/stage.mjs';
import { answerByMouse, dice, myMove, play, settled } from './lib/table.mjs';

const staged = together();

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function violations(page) {
  await still(page);
  // As a debugger does it: the page itself may only run scripts of its own server.
  await page.evaluate(`${axe}; null`);
  const found = await page.evaluate(async () => (await axe.run(document, { resultTypes: ['violations'] })).violations);
  return found.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 4).map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary}`).join(' | ')}`);
}

/** Colours are judged when they have stopped changing. */
function still(page) {
  return page.waitForFunction(() => !document.getAnimations().some((change) => change instanceof CSSTransition));
}

/** The pages, each with something on it. */
function pages(own, link, duel, over) {
  return {
    home: ['', (page) => page.locator('button:enabled', { hasText: 'Start the game' }).waitFor()],
    decks: ['#/digimon/decks', (page) => page.getByRole('heading', { name: /Gaia Red/ }).waitFor()],
    'one deck': ['#/digimon/decks', openDeck],
    'starter deck': ['#/digimon/decks/builtin:ST1', (page) => page.locator('[data-name="Koromon"]').waitFor()],
    'starter deck of the OCG': ['#/ocg/decks/builtin:C', (page) => page.locator('[data-name="Metalfoes Steelen"]').waitFor()],
    position: ['#/digimon/position', (page) => page.locator('.finder [data-row]').first().waitFor()],
    lesson: ['#/digimon/learn/3', settledMove],
    join: [link, (page) => page.locator('button:enabled', { hasText: 'Sit down' }).waitFor()],
    'challenge of one’s own': ['', (page) => challenge(page, 'ST1')],
    'challenge that is not there': ['#/join/nothing', (page) => page.getByRole('heading', { name: 'There is no such challenge' }).waitFor()],
    room: [own, settledMove],
    'home of the OCG': ['#/ocg', (page) => page.locator('button:enabled', { hasText: 'Start the game' }).waitFor()],
    'decks of the OCG': ['#/ocg/decks', (page) => page.locator('main h1, main h2').first().waitFor()],
    'lesson of the OCG': ['#/ocg/learn/3', myMove],
    duel: [duel, myMove],
    'a replay': [`${over}/replay`, (page) => page.getByRole('toolbar', { name: 'Replay' }).waitFor()],
    'a game that is over': [over, (page) => page.locator('.over [data-why]').waitFor()],
    'no such room': ['#/room/nothing/nothing', (page) => page.getByText('There is no such room').waitFor()],
    'no such deck': ['#/digimon/decks/builtin:none', (page) => page.getByText('There is no such deck.').waitFor()],
    settings: ['', (page) => opened(page, page.locator('.gear'))],
    help: [own, (page) => settledMove(page).then(() => opened(page, page.getByRole('button', { name: /^Help/ })))],
    'a card that is kept open': [own, pinned],
    'the log for judges': [own, (page) => settledMove(page).then(() => page.locator('[data-level=judge]').click())],
    'what cannot be done': [own, refused],
    'a pile that lies open': [own, (page) => settledMove(page).then(() => opened(page, page.locator('.side [data-item][aria-label*="opens as a list"]').first()))],
    'import of a deck': ['#/digimon/decks', (page) => opened(page, page.getByRole('button', { name: 'Import' }))],
  };
}

async function openDeck(page) {
  await page.getByRole('button', { name: /^Copy to my decks.*Gaia Red/ }).click();
  await page.getByText('The deck can be played.').waitFor();
  await page.getByText(/cards found/).waitFor();
}

async function opened(page, button) {
  await button.click();
  await page.getByRole('dialog').waitFor();
}

async function pinned(page) {
  await settledMove(page);
  await page.locator('.hand.own [data-number]').first().click({ button: 'right' });
  await page.locator('[data-pinned]').waitFor();
}

async function refused(page) {
  await settledMove(page);
  await page.locator('[data-item]:not([data-glows])[data-about]').first().click();
  await page.locator('[data-refusal]').waitFor();
}

async function settledMove(page) {
  await myMove(page);
  await settled(page);
}

for (const colorScheme of ['light', 'dark']) {
  staged(`axe finds nothing wrong in ${colorScheme}`, async ({ server, visit }) => {
    const { own } = await room(server);
    const player = await visit(own);
    const link = await challengeOf(server, 'Ben');
    await play(player, answerByMouse, dice(3), 5);
    const duel = await room(server, { game: 'ocg', decks: ['C', 'D'], seed: '7' });
    const bots = await room(server, { seats: [bot('random'), bot('random')] });
    const wrong = {};
    for (const [name, [address, ready]] of Object.entries(pages(own, link, duel.own, bots.doors.watch))) {
      const page = await visit(address, { colorScheme });
      await ready(page);
      const found = await violations(page);
      if (found.length > 0) wrong[name] = found;
      await page.close();
    }
    assert.deepEqual(wrong, {});
  });
}

staged('decisions are announced, zones and cards are named', async ({ server, visit }) => {
  const { own } = await room(server);
  const page = await visit(own);
  await settledMove(page);
  const question = await page.locator('#decision .question').innerText();
  await page.locator('[aria-live=polite].heard', { hasText: question }).waitFor({ state: 'attached' });
  const unnamed = await page.locator('[data-item]').evaluateAll((items) => items.filter((item) => !item.getAttribute('aria-label')).length);
  assert.equal(unnamed, 0);
  for (const zone of ['your hand', 'your battle area', 'opponent’s battle area', 'your breeding area']) {
    await page.getByRole('group', { name: zone }).first().waitFor();
  }
});
