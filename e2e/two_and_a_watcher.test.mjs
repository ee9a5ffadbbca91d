// One challenges another by a link, each brings their own deck, and a third one watches.
import assert from 'node:assert/strict';
import { PATIENCE } from './lib/browser.mjs';
import { challenge, sitDown } from './lib/challenge.mjs';
import { staged } from './lib/stage.mjs';
import { answerByMouse, at, dice, isOver, myMove } from './lib/table.mjs';

/** How many cards of the hands this page knows by name. */
function knownHands(page) {
  return page.locator('.hand [data-item][data-number]').count();
}

/** Everything that ever came over this page's line. */
function listen(page) {
  const heard = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  return heard;
}

/** For each view that came: whether a card of A and of B was named in it that not everybody has seen. */
function named(heard) {
  const views = heard.map((text) => JSON.parse(text)).filter(({ is }) => is === 'now');
  const hidden = ({ hand, deck, egg_deck, security }) => [...hand, ...deck, ...egg_deck, ...security.filter(({ face }) => face === 'down')];
  return views.map(({ view }) => view.sides.map((side) => hidden(side).some((card) => card.number !== null && !card.public)));
}

const welcomed = (heard) => heard.map((text) => JSON.parse(text)).find(({ is }) => is === 'welcome');

async function until(happened) {
  const patience = Date.now() + PATIENCE;
  while (!happened()) {
    assert(Date.now() < patience, 'it does not happen');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Whoever is asked answers, so many times. */
async function exchange(pages, roll, answers) {
  for (let given = 0; given < answers; ) {
    for (const page of pages) {
      if (await isOver(page)) return;
      if ((await page.locator('#decision.mine').count()) === 0) continue;
      await answerByMouse(page, roll);
      given++;
    }
    await pages[0].waitForTimeout(20);
  }
}

/** The sets of the cards in this player's own hand. */
function ownSets(page) {
  return page.locator('.hand.own [data-item][data-number]').evaluateAll((cards) => [...new Set(cards.map((card) => card.dataset.number.split('-')[0]))]);
}

staged('two browsers play each other with their own decks, and a third one sees what they agree to show', async ({ visit, server }) => {
  const ann = await visit();
  const link = await challenge(ann, 'ST3');
  await ann.reload();
  const ben = await visit(link.slice(server.address.length));
  const told = [listen(ann), listen(ben)];
  await sitDown(ben, 'ST2');
  await Promise.all([ann, ben].map((page) => page.waitForURL(/#\/room\//)));
  await Promise.race([myMove(ann), myMove(ben)]);
  const keys = [ann, ben].map((page) => page.url().split('/').at(-1));
  for (const place of [0, 1]) assert(!told[place].some((text) => text.includes(keys[1 - place])), 'nobody is told the other key');
  assert.deepEqual(await Promise.all([ann, ben].map(ownSets)), [['ST3'], ['ST2']], 'each plays the deck they brought');
  const mine = welcomed(told[0]).you === 'a' ? 0 : 1;

  await ann.getByRole('button', { name: 'Invite watchers' }).click();
  const watch = await ann.getByLabel('Link to watch').inputValue();
  await ann.keyboard.press('Escape');
  const cid = await visit();
  const heard = listen(cid);
  await cid.goto(watch);
  await cid.getByText('You are watching.').waitFor();
  assert.equal(await knownHands(ann), 5);
  assert.equal(await knownHands(ben), 5);

  assert.equal(await knownHands(cid), 0, 'a watcher sees no card of a hand');

  const roll = dice(21);
  await exchange([ann, ben], roll, 8);
  const now = await at(ann);
  await cid.locator(`.room[data-at="${now}"]`).waitFor();
  assert(named(heard).every(([a, b]) => !a && !b), 'and is told of none');

  await ann.getByLabel('Watchers may see my hidden cards').check();
  await until(() => named(heard).at(-1)[mine]);
  assert(named(heard).every((sides) => !sides[1 - mine]), 'only the one who agreed is seen');
  await ben.getByLabel('Watchers may see my hidden cards').check();
  await ben.getByRole('button', { name: 'Invite watchers' }).click();
  const other = await ben.getByLabel('Link to watch').inputValue();
  await ben.keyboard.press('Escape');
  assert.notEqual(other, watch, 'each player has a link of their own');
  const dan = await visit();
  const shown = listen(dan);
  await dan.goto(other);
  await until(() => named(shown).at(-1)?.[1 - mine]);
  assert(named(shown).every((sides) => !sides[mine]), 'and the other way round');
  assert(named(heard).every((sides) => !sides[1 - mine]), 'the guests of one player are not shown the hand of the other');

  await exchange([ann, ben], roll, 4);
  await ann.getByRole('button', { name: 'Concede' }).click();
  await ann.getByRole('dialog').getByRole('button', { name: 'Concede' }).click();
  await ben.locator('.over strong', { hasText: 'You win!' }).waitFor();
  await ann.locator('.over strong', { hasText: 'You lose' }).waitFor();
  await cid.locator('.over strong', { hasText: 'Guest wins' }).waitFor();
});
