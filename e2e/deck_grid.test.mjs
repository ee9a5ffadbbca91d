// Decks to look at: cards as cards, sorted, filtered, added; starter decks looked into and played with.
import assert from 'node:assert/strict';
import { staged } from './lib/stage.mjs';
import { myMove } from './lib/table.mjs';

const games = {
  digimon: { deck: 'ST1', named: /Gaia Red/, card: 'Koromon', search: 'Agumon', most: 4, sort: 'dp' },
  ocg: { deck: 'A', named: /Dragons/, card: 'Blue-Eyes White Dragon', search: 'Sangan', most: 3, sort: 'atk' },
};

const numbers = (page) => page.locator('.search [data-card]').evaluateAll((cards) => cards.map((card) => card.dataset.card));

async function facts(server, game, asked) {
  const answer = await fetch(`${server.address}api/${game}/ask/facts`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ numbers: asked }) });
  return answer.json();
}

const found = (page, text) => page.getByRole('status').filter({ hasText: text }).waitFor();

for (const [game, { deck, named, card, search, most, sort }] of Object.entries(games)) {
  staged(`a starter deck of ${game} is looked into without being copied, and played with`, async ({ visit }) => {
    const page = await visit(`#/${game}/decks`);
    await page.getByRole('link', { name: named }).click();
    const tile = page.locator(`[data-name="${card}"]`);
    await tile.waitFor();
    await tile.hover();
    await page.locator('.preview', { hasText: card }).waitFor();
    await page.mouse.move(2, 2);
    await page.locator('.preview').waitFor({ state: 'detached' });
    await tile.click();
    await page.getByRole('dialog').getByRole('heading', { name: card }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'All decks' }).click();
    await page.getByText('No deck yet.').waitFor();

    await page.getByRole('link', { name: named }).click();
    await page.getByRole('button', { name: 'Play with it' }).click();
    await myMove(page);
    assert.equal(await page.evaluate((game) => localStorage.getItem(`headjudge.${game}.deck.0`), game), `builtin:${deck}`);
    const own = await page.locator('.hand.own [data-number], .hand.own[data-number]').evaluateAll((cards) => cards.map((card) => card.dataset.number));
    assert(own.length >= 5, `${own}`);
    const { entries } = await page.evaluate(async ([game, deck]) => {
      const decks = await (await fetch(`/api/${game}/ask/decks`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })).json();
      return decks.find(({ name }) => name === deck);
    }, [game, deck]);
    for (const number of own) assert(entries.some((entry) => entry.number === number), `${number} is of this deck`);
  });

  staged(`cards of ${game} are found, sorted and added in a grid`, async ({ server, visit }) => {
    const page = await visit(`#/${game}/decks`);
    await page.getByRole('button', { name: 'New deck' }).click();
    await found(page, /cards? found/);
    await page.locator('.search [data-card]').first().waitFor();
    const before = await numbers(page);
    await page.getByLabel('Sort by').selectOption(sort);
    await page.waitForFunction((first) => document.querySelector('.search [data-card]')?.dataset.card !== first, before[0]);
    const sorted = await facts(server, game, (await numbers(page)).slice(0, 30));
    const strength = sorted.map((card) => card[sort]);
    assert.deepEqual(strength, [...strength].sort((one, two) => two - one));

    await page.getByRole('searchbox').fill(search);
    const tile = page.locator('.search .tile').filter({ has: page.locator(`[data-name="${search}"]`) }).first();
    await tile.getByRole('button', { name: `Add ${most} more: ${search}` }).click();
    await tile.getByText(`×${most}`).waitFor();
    await tile.getByRole('button', { name: `Remove ${search}` }).click();
    await page.locator('.deck .tile', { hasText: `×${most - 1}` }).waitFor();
    await page.getByRole('img', { name: new RegExp(`: ${most - 1}\\b`) }).first().waitFor();
    await page.locator('.search').getByRole('button', { name: 'List', exact: true }).click();
    await page.locator('.deck .row', { hasText: search }).waitFor();
    await page.reload();
    await page.locator('.deck .row', { hasText: search }).waitFor();
  });
}

staged('every filter of the OCG narrows what is found', async ({ visit }) => {
  const page = await visit('#/ocg/decks');
  await page.getByRole('button', { name: 'New deck' }).click();
  const count = async () => Number((await page.locator('.search [role=status]').innerText()).match(/\d+/)?.[0] ?? 0);
  await found(page, /\d+ cards found/);
  const all = await count();
  const narrowed = async (what) => {
    await page.waitForFunction((all) => {
      const text = document.querySelector('.search [role=status]')?.textContent ?? '';
      return /No card|\d/.test(text) && !text.includes(`${all} cards`);
    }, all);
    assert((await count()) < all, what);
  };
  const restored = () => found(page, `${all} cards found`);
  await page.getByText('More filters').click();
  const choose = async (label, value, none = '') => {
    const select = page.getByLabel(label, { exact: true });
    await select.selectOption(value);
    await narrowed(label);
    await select.selectOption(none);
    await restored();
  };
  await choose('Kind', 'trap');
  await choose('Belongs to', 'extra');
  await choose('Kind of Spell or Trap', 'continuous');
  await choose('Attribute', 'fire');
  await choose('Type', 'dragon');
  for (const span of ['Level', 'Rank', 'Link', 'Scale', 'ATK', 'DEF']) {
    const from = page.getByLabel(`${span} from`, { exact: true });
    await from.fill('1');
    await narrowed(span);
    await from.fill('');
    await restored();
  }
  await page.locator('.chip', { hasText: 'Tuner' }).click();
  await narrowed('Tuner');
});

staged('a card goes to the side deck, where the game has one', async ({ visit }) => {
  const page = await visit('#/ocg/decks');
  await page.getByRole('button', { name: /^Copy to my decks.*Dragons/ }).click();
  await page.getByRole('combobox', { name: /^Add to/ }).selectOption({ label: 'Side deck' });
  await page.getByRole('searchbox').fill('Sangan');
  const tile = page.locator('.search .tile').filter({ has: page.locator('[data-name="Sangan"]') });
  await tile.getByRole('button', { name: 'Add Sangan' }).click();
  await page.getByText(/Side Deck 1/).first().waitFor();
});
