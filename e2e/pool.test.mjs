// Cards that a player has are pasted or dropped as a file, and a deck is made with them.
import assert from 'node:assert/strict';
import { digimon } from './lib/modern.mjs';
import { staged } from './lib/stage.mjs';

/** Made up for this test: eggs, and Digimon of one line, with a text that can be read and one that cannot. */
const pool = [
  { id: 'ZZ1-001', set: 'ZZ1', name: 'Eggtestmon', card_types: ['Digi-Egg'], colors: ['Red'], level: 2, forms: ['In-Training'], traits: ['Tester'], play_cost: -1, rarity: 'C', max_copies: 4 },
  ...Array.from({ length: 12 }, (_, place) => digimon(`ZZ1-${String(place + 2).padStart(3, '0')}`, `Testmon ${place + 1}`, 3 + (place % 4), {})),
  digimon('ZZ1-014', 'Drawtestmon', 3, { main_effect: '[On Play] <Draw 1>.' }),
  digimon('ZZ1-015', 'Oddtestmon', 3, { main_effect: '[On Play] Whistle the tune that nobody knows.' }),
];
const deck = ['4 ZZ1-001', ...Array.from({ length: 12 }, (_, place) => `4 ZZ1-${String(place + 2).padStart(3, '0')}`), '2 ZZ1-014'].join('\n');

const tile = (page) => page.locator('section.card-panel', { has: page.getByRole('heading', { name: 'Add cards' }) });

async function paste(page, name, text) {
  await tile(page).getByRole('button', { name: 'Paste a text instead' }).click();
  await tile(page).getByLabel('Name').fill(name);
  await tile(page).getByLabel('Text of the card file').fill(text);
  await tile(page).getByRole('button', { name: 'Add the cards' }).click();
}

async function makeDeck(page) {
  await page.getByRole('link', { name: 'Decks' }).click();
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Deck list').fill(deck);
  await dialog.getByText('Legal', { exact: true }).waitFor();
  await dialog.getByLabel('Name of the deck').fill('Testers');
  await dialog.getByRole('button', { name: 'Make a new deck' }).click();
}

staged('a pasted pool brings cards that can be searched, built with and played', async ({ server, visit }) => {
  const page = await visit();
  await paste(page, 'mine', JSON.stringify(pool));
  await tile(page).getByText('15 cards').waitFor();
  await tile(page).getByText('Read completely: 14').waitFor();
  await makeDeck(page);
  await page.getByRole('searchbox').fill('Drawtestmon');
  await page.getByText('1 card found').waitFor();
  await page.getByRole('button', { name: 'Play with it' }).click();
  await page.locator('.hand [data-number^="ZZ1-"]').first().waitFor();

  await server.kill();
  await server.run();
  await page.goto(server.address);
  await tile(page).getByText('15 cards').waitFor();
  await removed(page, server);
});

/** Without its cards the game that was played cannot be opened, and says so; with them it goes on. */
async function removed(page, server) {
  await tile(page).getByRole('button', { name: 'Remove these cards: mine' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove these cards' }).click();
  await tile(page).getByText('15 cards').waitFor({ state: 'detached' });
  await server.kill();
  await server.run();
  await page.goto(server.address);
  await page.getByText('Cannot be opened').waitFor();
  assert.equal(await tile(page).getByText('15 cards').count(), 0);
  await page.getByRole('link', { name: /Continue|Go on|Look/ }).first().click();
  await page.getByRole('alert').getByText(/not there any more: ZZ1-/).waitFor();

  await page.goto(server.address);
  await paste(page, 'mine', JSON.stringify(pool));
  await tile(page).getByText('15 cards').waitFor();
  await page.reload();
  await page.getByRole('link', { name: /Continue|Go on|Look/ }).first().click();
  await page.locator('.hand [data-number^="ZZ1-"]').first().waitFor();
}

staged('a pool is dropped as a file; what is no pool is said to be none', async ({ visit }) => {
  const page = await visit();
  const data = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'dropped.json', { type: 'application/json' }));
    return transfer;
  }, JSON.stringify(pool.slice(0, 3)));
  await tile(page).locator('.zone').dispatchEvent('drop', { dataTransfer: data });
  await tile(page).getByText('dropped').waitFor();
  await tile(page).getByText('3 cards').waitFor();

  await paste(page, 'bad', '[{"id": 5');
  const alert = tile(page).getByRole('alert');
  await alert.getByText('expected a JSON list of printed cards').waitFor();
  assert.match(await alert.innerText(), /bad/);
});
