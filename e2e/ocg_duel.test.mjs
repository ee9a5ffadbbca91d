// The OCG at the table: a duel against the bot with the mouse, and the field at several sizes.
import assert from 'node:assert/strict';
import { bot, person, room, staged } from './lib/stage.mjs';
import { answerByMouse, at, dice, isOver, myMove, play } from './lib/table.mjs';

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

staged('between chains every zone and every card in hand can be reached, at any size', async ({ server, visit }) => {
  const duel = { game: 'ocg', decks: ['C', 'D'], seats: [person('Ann'), bot('random')], seed: '7' };
  for (const [width, height] of [[1440, 900], [1024, 768], [390, 844], [844, 390]]) {
    const { own } = await room(server, duel);
    const page = await visit(own, { width, height });
    await page.locator('.sheet').waitFor();
    // While a chain or cards to choose from are shown, they lie over the other player's back row.
    const covered = () => page.locator('.tray, [data-chain]').count();
    for (let answers = 0; answers < 60 && (await myMove(page)) && (answers < 12 || (await covered())); answers++) {
      await answerByMouse(page, dice(answers));
    }
    const hidden = await page.evaluate(() => {
      const reached = (item) => {
        const box = item.getBoundingClientRect();
        const inside = (x, y) => item === document.elementFromPoint(x, y) || item.contains(document.elementFromPoint(x, y));
        return [0.15, 0.5, 0.85].some((part) => inside(box.x + box.width * part, box.y + box.height / 2) || inside(box.x + box.width / 2, box.y + box.height * part));
      };
      const items = [...document.querySelectorAll('.sheet [data-item], .hand.own [data-item]')];
      return items.filter((item) => !reached(item)).map((item) => item.ariaLabel);
    });
    assert.deepEqual(hidden, [], `${width}×${height}`);
    await page.close();
  }
});
