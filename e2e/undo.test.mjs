// Moves are taken back and made again, against a bot and with both sides on one screen.
import assert from 'node:assert/strict';
import { bot, person, room, staged } from './lib/stage.mjs';
import { answerByMouse, at, dice, movedOn, myMove, play, position, settled } from './lib/table.mjs';

async function seen(page) {
  assert(await myMove(page), 'the game is over too early for this test');
  await settled(page);
  return position(page);
}

async function backAndForth(page, name) {
  const roll = dice(8);
  await play(page, answerByMouse, roll, 3);
  const places = [await seen(page)];
  for (let answers = 0; answers < 3; answers++) {
    await answerByMouse(page, roll);
    places.push(await seen(page));
  }
  for (const place of places.slice(0, -1).reverse()) {
    const from = await at(page);
    await page.getByRole('button', { name: 'Undo' }).click();
    await movedOn(page, from);
    assert.deepEqual(await seen(page), place, `${name}: undo`);
  }
  for (const place of places.slice(1)) {
    const from = await at(page);
    await page.keyboard.press('y');
    await movedOn(page, from);
    assert.equal((await seen(page)).at, place.at, `${name}: redo`);
  }
  assert.deepEqual(await seen(page), places.at(-1));
  assert(await page.getByRole('button', { name: 'Redo' }).isDisabled());
}

for (const [name, seats] of [
  ['against a bot', [person('Ann'), bot()]],
  ['both sides on one screen', [person('Ann'), person('Ben')]],
]) {
  staged(`undo and redo ${name}`, async ({ server, visit }) => {
    const { own } = await room(server, { seats });
    await backAndForth(await visit(own), name);
  });
}
