// The server is killed in mid-game, as by a power cut, and started again: the page comes back by itself.
import assert from 'node:assert/strict';
import { room, staged } from './lib/stage.mjs';
import { answerByMouse, at, dice, myMove, play, position, settled } from './lib/table.mjs';

staged('a killed server comes back, and the game goes on where it was', async ({ server, visit }) => {
  const { own } = await room(server);
  const page = await visit(own);
  const roll = dice(11);
  for (const answers of [2, 2]) {
    await play(page, answerByMouse, roll, answers);
    assert(await myMove(page), 'the game is over too early for this test');
    await settled(page);
    const before = await position(page);
    await server.kill();
    await page.getByText('Connection lost').waitFor();
    await server.run();
    assert(await myMove(page));
    await settled(page);
    assert.deepEqual(await position(page), before);
  }

  await answerByMouse(page, roll);
  const reached = await at(page);
  await server.kill();
  await server.run();
  await page.reload();
  await myMove(page);
  assert((await at(page)) >= reached, 'an answer that was taken is kept');
  assert.equal(await play(page, answerByMouse, roll, 1), 1);
});
