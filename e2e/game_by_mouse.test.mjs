// A whole game against the bot, with the mouse.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser, visitor } from './lib/browser.mjs';
import { Server } from './lib/server.mjs';
import { dice, isOver, playByMouse } from './lib/table.mjs';

test('a game against the bot is played to its end with the mouse', { timeout: 300_000 }, async () => {
  const server = await Server.start();
  const chromium = await browser();
  try {
    const page = await visitor(chromium);
    await page.goto(server.address);
    await page.getByRole('button', { name: 'Play now' }).click();
    const answers = await playByMouse(page, dice(3));
    assert(await isOver(page), `the game is not over after ${answers} answers`);
    assert(answers > 3);
    await page.getByRole('button', { name: 'Rematch' }).waitFor();
    assert.deepEqual(page.faults, []);
  } finally {
    await chromium.close();
    await server.stop();
  }
});
