// Pictures of one's own: from files, from addresses, on the table, in decks and large; without one a card is drawn.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { png } from './lib/png.mjs';
import { wanted } from './lib/position.mjs';
import { room, staged } from './lib/stage.mjs';
import { myMove } from './lib/table.mjs';

const openSettings = (page) => page.getByRole('button', { name: 'Sound and look' }).click();
const tile = (page, name) => page.locator(`[data-name="${name}"]`);
const pictured = (page, name) => tile(page, name).locator('img').waitFor();
const drawn = async (page, name) => {
  await tile(page, name).locator('svg').waitFor({ state: 'attached' });
  assert.equal(await tile(page, name).locator('img').count(), 0, name);
};
const file = (name, color) => ({ name, mimeType: 'image/png', buffer: png(600, 838, color) });

staged('a folder of pictures is kept, shown everywhere, and removed', async ({ server, visit }) => {
  const folder = mkdtempSync(join(tmpdir(), 'headjudge-pictures-'));
  for (const name of ['ST1-03.png', 'st1_07_P1.png']) writeFileSync(join(folder, name), png(600, 838, [200, 40, 40]));
  writeFileSync(join(folder, 'notes.txt'), 'no picture');
  const page = await visit('#/digimon/decks/builtin:ST1');
  await drawn(page, 'Agumon');
  await openSettings(page);
  await page.getByLabel('Choose a folder').setInputFiles(folder);
  await page.getByText('2 pictures are kept.').waitFor();
  await page.keyboard.press('Escape');
  await pictured(page, 'Agumon');
  await pictured(page, 'Greymon');
  await drawn(page, 'Biyomon');
  rmSync(folder, { recursive: true });
  await page.reload();
  await pictured(page, 'Agumon');
  assert.equal(await tile(page, 'Agumon').locator('img').evaluate(async (image) => (await image.decode(), image.naturalWidth)), 480, 'kept as large as it is shown');
  await tile(page, 'Agumon').click();
  await page.getByRole('dialog').locator('img').waitFor();

  const { own } = await room(server, { wanted: wanted({ hand: ['ST1-03', 'ST1-02'] }, {}) });
  await page.goto(server.address + own);
  await myMove(page);
  await page.locator('.hand.own img').waitFor();
  await page.locator('.hand.own svg').first().waitFor({ state: 'attached' });

  await openSettings(page);
  await page.getByRole('button', { name: 'Remove them' }).click();
  await page.keyboard.press('Escape');
  await page.locator('.hand.own img').waitFor({ state: 'detached' });
});

staged('pictures of the OCG are called by their passwords', async ({ visit }) => {
  const page = await visit('#/ocg/decks/builtin:C');
  await tile(page, 'Metalfoes Silverd').waitFor();
  await openSettings(page);
  await page.getByLabel('Choose pictures').setInputFiles([file('07868571.png', [30, 60, 200])]);
  await page.getByText('1 picture is kept.').waitFor();
  await page.keyboard.press('Escape');
  await pictured(page, 'Metalfoes Silverd');
  await drawn(page, 'Metalfoes Steelen');
});

async function typed(page, pattern) {
  await openSettings(page);
  await page.getByLabel('Or an address where they are').fill(pattern);
  await page.getByLabel('Or an address where they are').blur();
}

const gives = (route) => {
  const has = route.request().url().endsWith('/ST1-03.png');
  return has ? route.fulfill({ contentType: 'image/png', body: png(60, 84, [20, 160, 60]) }) : route.fulfill({ status: 404 });
};

staged('a pattern of addresses gives pictures, and what is not there is drawn', async ({ visit }) => {
  const page = await visit('#/digimon/decks/builtin:ST1');
  await page.route('**/pictures/*.png', gives);
  await tile(page, 'Agumon').waitFor();
  await typed(page, '/pictures/{number}.png');
  await page.keyboard.press('Escape');
  await pictured(page, 'Agumon');
  await tile(page, 'Biyomon').locator('img').waitFor({ state: 'detached' });
  await drawn(page, 'Biyomon');
});

staged('pictures of another server are shown, or the page says that it may not', async ({ server, visit }) => {
  const policy = (await fetch(server.address)).headers.get('content-security-policy');
  const allowed = policy === null || /img-src[^;]* https:/.test(policy);
  const page = await visit('#/digimon/decks/builtin:ST1');
  await page.route('https://pictures.example/**', gives);
  await tile(page, 'Agumon').waitFor();
  await typed(page, 'https://pictures.example/{number}.png');
  if (!allowed) return page.getByText('This server lets the page show its own pictures only.').waitFor();
  await page.keyboard.press('Escape');
  await pictured(page, 'Agumon');
});
