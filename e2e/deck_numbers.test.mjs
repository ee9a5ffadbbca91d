// A deck in numbers: one's own games with it, curve and colours; and filters for everything that a card has.
import assert from 'node:assert/strict';
import { person, room, together, bot } from './lib/stage.mjs';
import { myMove } from './lib/table.mjs';

const staged = together();

async function conceded(server, visit, page, wish) {
  const { own, room: name } = await room(server, wish);
  await page.goto(server.address + own);
  await page.waitForFunction((name) => location.hash.includes(name), name);
  await myMove(page);
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click();
  await page.locator('.room[data-over=true]').waitFor();
}

staged('games that were played to the end with a deck are counted on its page', async ({ server, visit }) => {
  const page = await visit('');
  await conceded(server, visit, page, {});
  await conceded(server, visit, page, { decks: ['ST3', 'ST1'] });
  await conceded(server, visit, page, { seats: [person('Ann'), bot('random')] });
  await page.goto(`${server.address}#/digimon/decks/builtin:ST1`);
  const panel = page.locator('[data-played="2"]');
  await panel.waitFor();
  assert.match(await panel.innerText(), /2 games, 0 % won/);
  assert.deepEqual((await panel.getByRole('row').allInnerTexts()).slice(1).map((row) => row.split(/\s+/).slice(0, 4).join(' ')), ['Quick bot 0 1', 'Random bot 0 1']);
  // The other deck was the bot's once: that is no game of one's own with it.
  await page.goto(`${server.address}#/digimon/decks/builtin:ST2`);
  await page.getByText('Games that you play to the end with this deck are counted here.').waitFor();
  await page.goto(`${server.address}#/digimon/decks/builtin:ST3`);
  await page.locator('[data-played="1"]').waitFor();
});

staged('the OCG counts them, too', async ({ server, visit }) => {
  const page = await visit('');
  await conceded(server, visit, page, { game: 'ocg', decks: ['A', 'B'], seed: '5' });
  await page.goto(`${server.address}#/ocg/decks/builtin:A`);
  await page.locator('[data-played="1"]').waitFor();
  await page.goto(`${server.address}#/ocg/decks/builtin:B`);
  await page.locator('[data-played="0"]').waitFor();
});

async function search(visit, game) {
  const page = await visit(`#/${game}/decks`);
  await page.getByRole('button', { name: 'New deck' }).click();
  await page.getByText(/cards found/).waitFor();
  await page.getByText('More filters').click();
  return page;
}
const found = async (page, before) => {
  await page.waitForFunction((before) => document.querySelector('.search [role=status]').textContent.trim() !== before, before);
  return Number(/\d+/.exec(await page.locator('.search [role=status]').innerText())?.[0] ?? 0);
};
const status = (page) => page.locator('.search [role=status]').innerText();

staged('cards are found by keyword, by the parts that they have, and by being restricted', async ({ server, visit }) => {
  const page = await search(visit, 'digimon');
  let before = await status(page);
  await page.getByLabel('Keyword').selectOption('Blocker');
  const blockers = await found(page, before);
  assert(blockers > 0 && blockers < 500, `${blockers} with Blocker`);
  const numbers = await page.locator('.search [data-card]').evaluateAll((all) => all.slice(0, 5).map((one) => one.dataset.card));
  const facts = await (await fetch(`${server.address}api/digimon/ask/facts`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ numbers }) })).json();
  assert(facts.every((card) => JSON.stringify(card).includes('<Blocker')), numbers.join());
  before = await status(page);
  await page.getByLabel('Inherited effect').check();
  assert((await found(page, before)) < blockers, 'fewer of them give something from below');
});

staged('Link Monsters are found by their arrows', async ({ visit }) => {
  const page = await search(visit, 'ocg');
  const before = await status(page);
  await page.locator('.chip', { hasText: '↓' }).click();
  const down = await found(page, before);
  const next = await status(page);
  await page.locator('.chip', { hasText: '↖' }).click();
  assert((await found(page, next)) < Math.max(down, 1) || down === 0);
});
