// A whole game against the bot, with the mouse.
import assert from 'node:assert/strict';
import { staged } from './lib/stage.mjs';
import { answerByMouse, at, dice, isOver, play } from './lib/table.mjs';

staged('a game against the bot is played to its end with the mouse', async ({ t, visit }) => {
  const page = await visit();
  await page.getByLabel('Your deck').selectOption('builtin:ST1');
  await page.getByLabel('The bot’s deck').selectOption('builtin:ST4');
  await page.getByRole('radio', { name: /Random/ }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  const answers = await play(page, answerByMouse, dice(3));
  assert(await isOver(page), `the game is not over after ${answers} answers`);
  assert(answers > 5);
  t.diagnostic(`${answers} answers, ${await at(page)} moves`);
  await page.getByRole('button', { name: 'Rematch' }).click();
  await page.locator('.room[data-over=false]').waitFor();
});
