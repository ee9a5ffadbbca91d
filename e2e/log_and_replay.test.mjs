// The log shows the cards that it names and follows a replay; a replay plays by itself; how one wants to be asked is remembered.
import assert from 'node:assert/strict';
import { unit, wanted } from './lib/position.mjs';
import { room, staged } from './lib/stage.mjs';
import { answerByMouse, dice, myMove, play, settled } from './lib/table.mjs';

staged('a card that the log names shows itself, and the log follows a replay', async ({ server, visit }) => {
  const { own } = await room(server);
  const page = await visit(own);
  await play(page, answerByMouse, dice(3), 9);
  await myMove(page);
  await settled(page);
  const name = page.locator('#log [data-number]').last();
  await name.hover();
  await page.locator('[role=tooltip]', { hasText: await name.innerText() }).waitFor();
  await page.locator('.gauge').hover();
  await page.locator('[role=tooltip]').waitFor({ state: 'detached' });

  await page.locator('#log').evaluate((log) => log.scrollTo(0, 0));
  await page.getByRole('button', { name: 'Replay' }).click();
  await page.getByRole('button', { name: 'One step back' }).click();
  await page.waitForFunction(() => {
    const log = document.getElementById('log');
    return log.scrollHeight - log.scrollTop - log.clientHeight < 40;
  });
});

staged('a replay plays by itself, each thing in its turn', async ({ server, visit }) => {
  const game = wanted({ battle: [unit(['ST1-07', 'ST1-03'])] }, { card: 'ST2-03', hand: ['ST2-03'] });
  const { own } = await room(server, { wanted: game });
  const page = await visit(own);
  await myMove(page);
  await page.locator('.side:not(.far) [data-about^="unit:"][data-glows]').first().click();
  await page.locator('[data-keys="player:B"][data-glows]').click();
  await page.locator('#log .says', { hasText: 'attacked' }).waitFor();
  await myMove(page);
  await page.getByLabel('Pace').selectOption('quick');
  await page.getByRole('button', { name: 'Replay' }).click();
  await page.getByRole('button', { name: 'To the beginning' }).click();
  await page.locator('.bar [data-play]').click();
  await page.locator('[data-told] .says', { hasText: 'attacked' }).waitFor();
  await page.locator('[data-told]').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Back to now' }).click();
  await page.locator('#decision.mine').waitFor();
});

staged('how one wants to be asked to respond is remembered for the next game', async ({ server, visit }) => {
  const first = await room(server);
  const page = await visit(first.own);
  await myMove(page);
  await page.getByLabel('Ask me to respond').selectOption('always');
  await page.waitForFunction(() => localStorage.getItem('headjudge.respond') === 'always');
  const next = await room(server);
  await page.goto(server.address + next.own);
  await page.waitForFunction((room) => location.hash.includes(room), next.room);
  await myMove(page);
  await page.locator('select:has(option[value=always]:checked)').waitFor();
  assert.equal(await page.getByLabel('Ask me to respond').inputValue(), 'always');
});
