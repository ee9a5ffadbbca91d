// A finished game is looked at again: step by step, by turn, with both hands, played on, as a file.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { unit, wanted } from './lib/position.mjs';
import { room, staged } from './lib/stage.mjs';
import { answerByMouse, dice, movedOn, myMove, position, at, settled } from './lib/table.mjs';

/** The table without what is only said while something can be chosen. */
async function table(page) {
  await settled(page);
  const { table } = await position(page);
  return table.filter((label) => !label.startsWith('Memory')).map((label) => label.replace(', can be chosen', ''));
}

/** Waits until the table shows so many moves. */
async function shows(page, move) {
  await page.locator('[role=toolbar] .count', { hasText: new RegExp(`^Move ${move} of`) }).waitFor();
}

const tool = (page, name) => page.getByRole('toolbar').getByRole('button', { name, exact: true });

async function playSome(page) {
  const roll = dice(13);
  const seen = new Map();
  for (let answers = 0; answers < 9 && (await myMove(page)); answers++) {
    seen.set(await at(page), await table(page));
    await answerByMouse(page, roll);
  }
  assert(await myMove(page), 'the game is over too early for this test');
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click();
  return seen;
}

async function stepsBackAndForward(page, seen) {
  await page.getByRole('button', { name: 'Step through the game' }).click();
  await shows(page, 0);
  const moves = [...seen.keys()];
  await page.getByRole('slider').fill(String(moves[4]));
  await shows(page, moves[4]);
  assert.deepEqual(await table(page), seen.get(moves[4]));
  await tool(page, 'One step forward').click();
  await shows(page, moves[4] + 1);
  await tool(page, 'One step back').click();
  await shows(page, moves[4]);
  assert.deepEqual(await table(page), seen.get(moves[4]));
  await tool(page, 'To the end').click();
  await page.getByRole('toolbar').getByLabel(/^\s*Turn/).selectOption({ label: '2' });
  await page.waitForFunction(() => [...document.querySelectorAll('#log .turn')].at(-1)?.textContent === 'Turn 2');
}

async function seesBothHands(page) {
  await page.getByRole('toolbar').getByLabel('Whose cards are seen').selectOption('Both');
  await page.waitForFunction(() => document.querySelectorAll('.hand.known').length === 2);
  assert.equal(await page.locator('.hand [data-item]:not([data-number])').count(), 0, 'every card of both hands is known');
}

async function playsOn(page) {
  await tool(page, 'Play on from here').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
  await page.locator('.room[data-over=false]').waitFor();
  assert(await myMove(page));
  const from = await at(page);
  await answerByMouse(page, dice(1));
  await movedOn(page, from);
}

staged('a moment of a game is opened as a position', async ({ server, visit }) => {
  const battle = [unit(['ST1-07', 'ST1-03'])];
  const { own } = await room(server, { wanted: wanted({ battle, hand: ['ST1-02'] }, { security: 4 }, { memory: 2 }) });
  const page = await visit(own);
  assert(await myMove(page));
  await page.getByRole('button', { name: 'Replay' }).click();
  await tool(page, 'As a position').click();
  await page.getByRole('heading', { name: 'Set up a position' }).waitFor();
  await page.getByText('Memory of the turn player: 2').waitFor();
  await page.getByText('Greymon').first().waitFor();
});

staged('a replay is stepped through, played on from, downloaded and opened again', async ({ server, visit }) => {
  const { own } = await room(server, { seed: '5' });
  const page = await visit(own);
  const seen = await playSome(page);
  await stepsBackAndForward(page, seen);
  await seesBothHands(page);

  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('toolbar').getByRole('link', { name: 'Download' }).click()]);
  const path = await file.path();
  const { game, moves } = JSON.parse(readFileSync(path, 'utf8'));
  assert.equal(game, 'digimon');
  assert(moves.length > Math.max(...seen.keys()));
  await playsOn(page);

  const other = await visit();
  const tile = other.locator('section.card-panel', { has: other.getByRole('heading', { name: 'Open a replay' }) });
  await tile.locator('input[type=file]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: readFileSync(path) });
  await shows(other, 0);
  await seesBothHands(other);
  await tool(other, 'One step forward').click();
  await shows(other, 1);
  await playsOn(other);
});

/** What is told about the only unit of the table that is shown. */
async function told(page) {
  await page.mouse.move(2, 2);
  await page.getByRole('tooltip').waitFor({ state: 'detached' });
  await page.locator('[data-about^="unit:"]').first().hover();
  const tip = page.getByRole('tooltip');
  await tip.getByText(/^(You could|Why not then\?|Effects that it had then|What changes it)$/).first().waitFor();
  return tip.innerText();
}

staged('a card of the past is told as it was then', async ({ server, visit }) => {
  // The card underneath gives 1000 DP in its own turn: 5000 then, 4000 in the turn of the other.
  const { own } = await room(server, { wanted: wanted({ battle: [unit(['ST1-07', 'ST1-03'])] }, { card: 'ST2-03' }) });
  const page = await visit(own);
  await myMove(page);
  await page.locator('#decision [data-offer=pass]').click();
  // With an attack left, it is asked again.
  await page.locator('[data-doubt] [data-offer=pass]').click();
  await page.locator('[data-doubt]').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('button', { name: 'Step through the game' }).click();
  await shows(page, 0);
  const own_turn = await told(page);
  assert.match(own_turn, /DP\s*5000/);
  assert.match(own_turn, /You could/i);
  await tool(page, 'One step forward').click();
  await shows(page, 1);
  const other_turn = await told(page);
  assert.match(other_turn, /DP\s*4000/);
  assert.doesNotMatch(other_turn, /You could/i);
});

staged('what is no replay is said to be none', async ({ visit }) => {
  const page = await visit();
  const tile = page.locator('section.card-panel', { has: page.getByRole('heading', { name: 'Open a replay' }) });
  await tile.locator('input[type=file]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from('no game') });
  await tile.getByRole('alert').getByText(/\S/).first().waitFor();
});
