// People at the tables of a server: an open table is found and joined with one click, a game is found and watched, words
// are said, a choice is taken back, and a game is passed on by a link.
import assert from 'node:assert/strict';
import { staged } from './lib/stage.mjs';
import { answerByMouse, at, dice, isOver } from './lib/table.mjs';

async function opened(ann) {
  await ann.getByRole('radio', { name: 'Against a friend' }).click();
  await ann.getByLabel('Your deck').selectOption({ value: 'builtin:ST1' });
  await ann.getByLabel('How many games?').selectOption('Single game');
  await ann.getByLabel('Your name').fill('Ann');
  await ann.getByLabel('Anybody may join').check();
  await ann.getByLabel('Anybody may watch').check();
  await ann.getByRole('button', { name: 'Make the link' }).click();
  await ann.getByText('Your table is shown on the start page').waitFor();
}

async function exchange(pages, roll, answers) {
  for (let given = 0; given < answers && !(await isOver(pages[0])); ) {
    for (const page of pages) {
      if ((await page.locator('#decision.mine').count()) === 0) continue;
      await answerByMouse(page, roll);
      given++;
    }
    await pages[0].waitForTimeout(20);
  }
}

staged('people find each other, play, speak, take back and pass a game on', async ({ server, visit }) => {
  const ben = await visit();
  await ben.getByText('Nobody waits for a player just now').waitFor();
  const ann = await visit();
  await opened(ann);
  const table = ben.locator('li[data-table]');
  await table.waitFor();
  assert.match(await table.innerText(), /Ann waits for somebody[\s\S]*Single game[\s\S]*since/);
  await ben.getByRole('link', { name: 'Join: Ann' }).click();
  for (const page of [ann, ben]) await page.locator('.room[data-at]').waitFor();

  const carol = await visit();
  await carol.getByRole('link', { name: /^Watch: / }).click();
  await carol.getByText('You are watching.').waitFor();

  // A quick word is seen by all who want to.
  await carol.locator('.room[data-at]').waitFor();
  await ann.locator('[data-words]').click();
  await ann.locator('[data-word=good_luck]').click();
  for (const page of [ann, ben, carol]) await page.locator('[data-said=good_luck]').waitFor();
  await ben.getByLabel('Hear no words').check();
  await ann.locator('[data-words]').click();
  await ann.locator('[data-word=hello]').click();
  await ann.locator('[data-said=hello]').waitFor();
  assert.equal(await ben.locator('[data-said=hello]').count(), 0, 'who does not want to hear does not');

  // A choice is taken back with the other's leave.
  const roll = dice(4);
  await exchange([ann, ben], roll, 4);
  const asks = (await ann.locator('[data-ask-back]').isEnabled()) ? ann : ben;
  const friend = asks === ann ? ben : ann;
  const from = await at(asks);
  await asks.locator('[data-ask-back]').click();
  await asks.getByText('You asked to take your last choice back').waitFor();
  await friend.locator('[data-back]').getByRole('button', { name: 'Decline' }).click();
  await asks.locator('[data-back]').waitFor({ state: 'detached' });
  assert.equal(await at(asks), from);
  await exchange([ann, ben], roll, 1);
  const then = await at(asks);
  await asks.locator('[data-ask-back]').click();
  await friend.locator('[data-back]').getByRole('button', { name: 'Accept' }).click();
  await asks.waitForFunction((then) => Number(document.querySelector('.room').dataset.at) < then, then);

  // When it is over, whoever has the link sees all of it.
  await ann.getByRole('button', { name: 'Concede' }).click();
  await ann.getByRole('dialog').getByRole('button', { name: 'Concede' }).click();
  await ann.locator('.room[data-over=true]').waitFor();
  await ann.getByRole('button', { name: 'Step through the game' }).click();
  await ann.locator('[data-share]').click();
  const link = await ann.evaluate(() => navigator.clipboard.readText());
  assert.match(link, /#\/room\/.*\/replay$/);
  const dave = await visit(link.slice(server.address.length));
  await dave.getByLabel('Whose cards are seen').selectOption('Both');
  await dave.waitForFunction(() => document.querySelectorAll('.hand [data-item][data-number]').length >= 5);
  assert.equal(await dave.getByRole('button', { name: 'Rematch' }).count(), 0, 'the link is one for watchers');

  // The list of one's games says which decks were played, and how it ended.
  await ann.goto(server.address);
  const row = ann.locator('section', { has: ann.getByRole('heading', { name: 'My games' }) });
  await row.locator('[data-decks]').first().waitFor();
  assert.match(await row.innerText(), /won[\s\S]*ST1/);
});
