// A phone: nothing is wider than the screen, a game is started and answers are given with the finger.
import assert from 'node:assert/strict';
import { challenge } from './lib/challenge.mjs';
import { staged } from './lib/stage.mjs';
import { at, movedOn, myMove, sight, changed } from './lib/table.mjs';

const phone = { width: 390, height: 844, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

async function fits(page, name) {
  const { wide, screen } = await page.evaluate(() => ({ wide: document.documentElement.scrollWidth, screen: document.documentElement.clientWidth }));
  assert(wide <= screen, `${name}: ${wide} wide on a screen of ${screen}`);
}

staged('on a phone every page fits, and a game is played with the finger', async ({ server, visit }) => {
  const page = await visit('', phone);
  await page.getByRole('button', { name: 'Play now' }).waitFor();
  await fits(page, 'home');
  await page.goto(`${server.address}#/digimon/decks`);
  await page.getByRole('button', { name: /^Copy to my decks.*Gaia Red/ }).waitFor();
  await fits(page, 'decks');
  await page.getByRole('button', { name: /^Copy to my decks.*Gaia Red/ }).tap();
  await page.getByText('The deck can be played.').waitFor();
  await fits(page, 'one deck');
  await page.goto(`${server.address}#/digimon/position`);
  await page.getByRole('button', { name: 'Play from here' }).waitFor();
  await fits(page, 'position');

  await page.goto(server.address);
  const link = await challenge(page, 'ST1');
  await fits(page, 'a challenge of one’s own');
  const friend = await visit(link.slice(server.address.length), phone);
  await friend.getByRole('button', { name: 'Sit down' }).waitFor();
  await fits(friend, 'join');

  await page.goto(server.address);
  await page.getByRole('button', { name: 'Play now' }).tap();
  for (let answers = 0; answers < 3 && (await myMove(page)); answers++) {
    const from = await at(page);
    await page.locator('#decision [data-answer]').first().tap();
    // Passing may be asked again.
    const again = page.locator('[data-doubt] [data-answer]');
    await page.waitForFunction((from) => document.querySelector('[data-doubt]') || Number(document.querySelector('.room')?.dataset.at) !== from, from);
    if ((await again.count()) > 0) await again.tap();
    await movedOn(page, from);
  }
  await fits(page, 'room');

  if (await myMove(page)) {
    const seen = await sight(page);
    if (seen.spots.length > 0) {
      await page.locator('[data-item][data-glows]:not([data-keys=""]):visible').first().tap();
      assert(await changed(page, seen, 20_000), 'a tap on what glows does something');
    }
  }
  await page.getByRole('button', { name: /Log/ }).tap();
  await page.locator('#log').waitFor();
  await fits(page, 'room with the log');
});
