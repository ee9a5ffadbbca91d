// The board is never covered: whatever is asked, every card of the field and of the own hand can be clicked, at every size.
import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crowded, pool } from './lib/modern.mjs';
import { SIZES, unreachable } from './lib/reach.mjs';
import { bot, person, room, staged } from './lib/stage.mjs';
import { answerByMouse, dice, myMove, settled } from './lib/table.mjs';

const cards = join(mkdtempSync(join(tmpdir(), 'headjudge-cards-')), 'modern.json');
writeFileSync(cards, JSON.stringify(pool));

const DIGIMON = '.side [data-item], .hand.own [data-item]';
const OCG = '.sheet [data-item], .hand.own [data-item]';
const named = ({ width, height }) => `${width}×${height}`;

for (const size of SIZES) {
  staged(
    `at ${named(size)} a crowded board with many options can be clicked everywhere`,
    async ({ server, visit }) => {
      const { own } = await room(server, { wanted: crowded });
      const page = await visit(own, size);
      await myMove(page);
      await settled(page);
      assert.deepEqual(await unreachable(page, DIGIMON), [], 'the main phase');
      assert.equal(await page.locator('#decision [data-answer]').count(), 1, 'only passing is a button');

      // What a card can do is asked once it was clicked, in the same line; nothing is done by that click.
      await page.locator('.hand.own [data-glows]').first().click({ position: { x: 6, y: 12 } });
      await page.locator('#decision [data-offer="activate"]').waitFor();
      assert.deepEqual(await unreachable(page, DIGIMON), [], 'a card of the hand is picked');
      const bar = await page.locator('#decision').boundingBox();
      const held = await page.locator('.hand.own .one').first().boundingBox();
      const cancel = await page.locator('#decision [data-cancel]').boundingBox();
      const answers = await page.locator('#decision [data-answer], #decision [data-fold]').evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
      const beside = ({ x, y }) => x >= cancel.x + cancel.width || y >= cancel.y + cancel.height;
      assert(answers.every(beside), 'no action lies under Cancel');
      assert(bar.height < 0.4 * size.height && held.height > 40);

      await page.locator('#decision [data-cancel]').click();
      await page.locator('.side:not(.far) [data-about^="unit:"][data-glows]').first().click();
      await page.locator('#decision [data-fold="attack"], #decision [data-offer="attack"]').first().waitFor();
      assert.deepEqual(await unreachable(page, DIGIMON), [], 'a Digimon is picked');
    },
    ['--pool', cards],
  );

  staged(`at ${named(size)} a duel of the OCG is never covered, by a chain or cards to choose from either`, async ({ t, server, visit }) => {
    const { own } = await room(server, { game: 'ocg', decks: ['C', 'D'], seats: [person('Ann'), bot('random')], seed: '7' });
    const page = await visit(own, size);
    await page.locator('.sheet').waitFor();
    let shown = 0;
    for (let answers = 0; (answers < 12 || (shown === 0 && answers < 60)) && (await myMove(page)); answers++) {
      assert.deepEqual(await unreachable(page, OCG), [], `answer ${answers}`);
      shown += Number((await page.locator('.tray, [data-chain]').count()) > 0);
      await answerByMouse(page, dice(answers));
    }
    t.diagnostic(`${shown} times with a chain or cards to choose from`);
    assert(shown > 0, 'no chain and no cards to choose from were seen');
  });
}

staged('a game with a modern deck is never covered', async ({ server, visit }) => {
  const { own } = await room(server, { decks: ['ST10', 'ST9'], seats: [person('Ann'), bot('greedy')] });
  const page = await visit(own, SIZES[2]);
  for (let answers = 0; answers < 14 && (await myMove(page)); answers++) {
    assert.deepEqual(await unreachable(page, DIGIMON), [], `answer ${answers}`);
    await answerByMouse(page, dice(answers));
  }
});
