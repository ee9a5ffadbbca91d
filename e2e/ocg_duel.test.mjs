// The OCG at the table: a duel against the bot with the mouse.
import assert from 'node:assert/strict';
import { bot, person, room, staged } from './lib/stage.mjs';
import { answerByMouse, at, dice, isOver, play } from './lib/table.mjs';

staged('the OCG is chosen on the first page, with decks and a bot', async ({ visit }) => {
  const page = await visit();
  await page.getByRole('link', { name: 'Yu-Gi-Oh! OCG' }).click();
  await page.getByLabel('Your deck').selectOption('builtin:A');
  await page.getByLabel('The bot’s deck').selectOption('builtin:B');
  await page.getByRole('radio', { name: /Random/ }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.sheet').waitFor();
  assert.equal(await page.locator('[data-zone=monsters]').count(), 10);
  assert.equal(await page.locator('[data-zone=extra]').count(), 2);
});

staged('a duel against the bot is played to its end with the mouse', async ({ t, server, visit }) => {
  const { own } = await room(server, { game: 'ocg', decks: ['A', 'B'], seats: [person('Ann'), bot('greedy')], seed: '5' });
  const page = await visit(own);
  await page.locator('.sheet').waitFor();
  const answers = await play(page, answerByMouse, dice(5), 600);
  assert(await isOver(page), `the duel is not over after ${answers} answers`);
  t.diagnostic(`${answers} answers, ${await at(page)} moves`);
});
