// A whole game against the bot, with the mouse.
import assert from 'node:assert/strict';
import { staged } from './lib/stage.mjs';
import { answerByMouse, dice, isOver, play } from './lib/table.mjs';

staged('a game against the bot is played to its end with the mouse', async ({ t, visit }) => {
  const page = await visit();
  await page.getByRole('button', { name: 'Play now' }).click();
  const answers = await play(page, answerByMouse, dice(3));
  assert(await isOver(page), `the game is not over after ${answers} answers`);
  assert(answers > 3);
  t.diagnostic(`${answers} answers`);
  await page.getByRole('button', { name: 'Rematch' }).click();
  await page.locator('.room[data-over=false]').waitFor();
});
