// After a game: the bot's estimate as a curve, the choices that changed it most, and the better line to step through.
import assert from 'node:assert/strict';
import { room, staged } from './lib/stage.mjs';
import { answerByMouse, dice, myMove, play } from './lib/table.mjs';

staged('a game that was played is estimated, and the better line is stepped through', async ({ server, visit }) => {
  const { own } = await room(server);
  const page = await visit(own);
  await play(page, answerByMouse, dice(3), 25);
  if (await myMove(page)) {
    await page.getByRole('button', { name: 'Concede' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click();
  }
  await page.locator('.room[data-over=true]').waitFor();
  await page.getByRole('button', { name: 'Step through the game' }).click();
  await page.locator('[data-estimate]').click();
  await page.locator('[data-estimates=done]').waitFor({ timeout: 120_000 });
  const points = await page.locator('.estimates polyline').getAttribute('points');
  assert(points.split(' ').length > 10, `a curve of ${points}`);
  const swing = page.locator('[data-swing]').first();
  const move = Number(await swing.getAttribute('data-swing'));
  await swing.click();
  await page.getByText(`Move ${move} of`).first().waitFor();
  const before = await page.locator('#log .says').count();
  await page.locator(`[data-better="${move}"]`).click();
  const other = page.locator('[data-other]');
  await other.waitFor();
  assert.match(await other.innerText(), /Instead of/);
  await other.getByRole('button', { name: 'One step forward' }).click();
  await page.locator('[data-other="1"]').waitFor();
  assert((await page.locator('#log .says').count()) > before, 'the log goes along');
  await other.getByRole('button', { name: 'Back to the game' }).click();
  assert.equal(await other.count(), 0);
  await page.waitForFunction((before) => document.querySelectorAll('#log .says').length === before, before);

  // Who closes it gives up what was asked.
  await page.locator('[data-estimate]').click();
  assert.equal(await page.locator('[data-estimates]').count(), 0);
});
