// Nothing is given away by a slip, and nothing is asked that has only one answer.
import assert from 'node:assert/strict';
import { unit, wanted } from './lib/position.mjs';
import { room, staged } from './lib/stage.mjs';
import { at, movedOn, myMove, settled } from './lib/table.mjs';

async function opened(server, visit, a = {}, more = {}) {
  const { own } = await room(server, { wanted: wanted({ hand: ['ST1-03'], ...a }, { card: 'ST2-03' }, more) });
  const page = await visit(own);
  await myMove(page);
  await settled(page);
  return page;
}

const passing = '#decision [data-offer="pass"]';

staged('passing says what it gives away, is asked again while something is left, and is no slip of the gauge', async ({ server, visit }) => {
  const page = await opened(server, visit, { battle: [unit(['ST1-07', 'ST1-03'])] });
  const from = await at(page);
  assert.match(await page.locator(passing).innerText(), /Pass: 3 memory for the opponent/);
  assert.equal(await page.locator('.gauge [data-item], .gauge button').count(), 0);
  await page.locator('.gauge').click();
  await page.locator(passing).click();
  assert.match(await page.locator('[data-doubt]').innerText(), /still attack/);
  assert.equal(await at(page), from, 'nothing has happened yet');
  await page.getByRole('button', { name: 'Back' }).click();
  await page.locator('[data-doubt]').waitFor({ state: 'detached' });
  await page.keyboard.press('0');
  await page.locator('[data-doubt]').waitFor();
  await page.keyboard.press('0');
  await movedOn(page, from);
});

staged('much memory is not given without being asked again', async ({ server, visit }) => {
  const page = await opened(server, visit, { hand: ['ST1-11'] }, { memory: 3 });
  const from = await at(page);
  await page.locator('.hand.own [data-glows]').click();
  await page.locator('#decision [data-offer="play"]').click();
  assert.match(await page.locator('[data-doubt]').innerText(), /The opponent gets \d+ memory/);
  assert.equal(await at(page), from);
  await page.keyboard.press('Escape');
  await page.locator('[data-doubt]').waitFor({ state: 'detached' });

  // Those who do not want it are not asked, and it is remembered.
  await page.getByText('What I am asked').click();
  await page.getByLabel('Ask again before much is given away').uncheck();
  await page.reload();
  await myMove(page);
  await page.locator('.hand.own [data-glows]').click();
  await page.locator('#decision [data-offer="play"]').click();
  await movedOn(page, from);
});

staged('what can only be answered one way is not asked, and undo passes over it', async ({ server, visit }) => {
  // One Digimon in play: the option's only target.
  const page = await opened(server, visit, { hand: ['ST1-13'], battle: [unit(['ST1-07'])] });
  const from = await at(page);
  await page.locator('.hand.own [data-glows]').click();
  await page.locator('#decision [data-offer="use"]').click();
  await movedOn(page, from);
  await page.locator('#decision.mine .question', { hasText: 'Main phase' }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.waitForFunction((from) => Number(document.querySelector('.room')?.dataset.at) === from, from);
  await page.locator('#decision.mine').waitFor();
});

staged('dragging shows the cost of where it goes, and what cannot be lifted says why', async ({ server, visit }) => {
  const page = await opened(server, visit, { hand: ['ST1-07', 'ST2-06'], battle: [unit(['ST1-03'])] }, { memory: 4 });
  const middle = async (locator) => {
    const box = await locator.boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  await page.mouse.move(...(await middle(page.locator('.hand.own [data-number="ST1-07"]'))));
  await page.mouse.down();
  await page.mouse.move(...(await middle(page.locator('.gauge'))), { steps: 4 });
  await page.mouse.move(...(await middle(page.locator('.side:not(.far) [data-about^="unit:"]'))), { steps: 4 });
  assert.deepEqual(await page.locator('.gauge .ahead').allInnerTexts(), ['2']);
  await page.keyboard.press('Escape');
  await page.mouse.move(...(await middle(page.locator('.gauge'))), { steps: 4 });
  await page.mouse.up();
  await page.mouse.move(...(await middle(page.locator('.side.far .battle'))));
  await page.locator('.side:not(.far) [data-about^="unit:"]').waitFor();

  const stuck = page.locator('.hand.own [data-number]:not([data-glows])');
  if ((await stuck.count()) > 0) {
    await page.mouse.move(...(await middle(stuck.first())));
    await page.mouse.down();
    await page.mouse.move(...(await middle(page.locator('.side:not(.far) .battle'))), { steps: 6 });
    await page.mouse.up();
    await page.locator('[data-refusal]').waitFor();
  }
});
