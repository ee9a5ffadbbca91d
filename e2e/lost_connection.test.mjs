// The connection breaks in mid-decision: whatever of the answer got through, it is taken once.
import assert from 'node:assert/strict';
import { person, room, staged } from './lib/stage.mjs';
import { answerByMouse, at, dice, movedOn, myMove, play, sight } from './lib/table.mjs';

/** The page's line to the server, with a switch: `cut(said)` is asked about each answer and breaks the line. */
async function wire(page) {
  const line = { answers: 0, cut: null };
  await page.routeWebSocket(/\/ws\?/, (socket) => {
    const server = socket.connectToServer();
    let broken = false;
    const snap = async () => {
      broken = true;
      await socket.close({ code: 1001 });
      await server.close({ code: 1001 });
    };
    socket.onMessage((text) => {
      const said = JSON.parse(text);
      const cut = said.do === 'answer' ? line.cut : null;
      if (said.do === 'answer') line.cut = null;
      if (cut !== 'before the server hears it') {
        if (said.do === 'answer') line.answers++;
        server.send(text);
      }
      if (cut) void snap();
    });
    server.onMessage((text) => broken || socket.send(text));
  });
  return line;
}

for (const moment of ['before the server hears it', 'before the page hears of it']) {
  staged(`the line breaks ${moment}: the answer counts once`, async ({ server, visit }) => {
    const { own } = await room(server, { seats: [person('Ann'), person('Ben')] });
    const page = await visit();
    const line = await wire(page);
    await page.goto(server.address + own);
    const roll = dice(2);
    await play(page, answerByMouse, roll, 3);
    await myMove(page);
    const before = await at(page);
    const reached = line.answers;
    line.cut = moment;
    await answerByMouse(page, roll);
    await movedOn(page, before);
    assert(await myMove(page));
    assert.equal(await at(page), before + 1);
    assert(line.answers > reached);
    assert.equal((await sight(page)).mine, true);
    assert.equal(await page.locator('.toasts .problem').count(), 0, 'the player is not bothered with it');
    assert.equal(await play(page, answerByMouse, roll, 3), 3);
    assert.equal(await at(page), before + 4);
  });
}

staged('offline and online again, with a decision open', async ({ server, visit }) => {
  const { own } = await room(server, { seats: [person('Ann'), person('Ben')] });
  const page = await visit(own);
  const roll = dice(4);
  await play(page, answerByMouse, roll, 2);
  await myMove(page);
  const before = await at(page);
  await page.context().setOffline(true);
  await server.kill();
  await page.getByText('Connection lost').waitFor();
  await server.run();
  await page.context().setOffline(false);
  await myMove(page);
  assert.equal(await at(page), before);
  await answerByMouse(page, roll);
  assert.equal(await at(page), before + 1);
});
