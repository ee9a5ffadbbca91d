// A position is laid out by hand, saved as a scenario file and as a link, opened again, and played from.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { staged } from './lib/stage.mjs';
import { answerByMouse, at, dice, myMove } from './lib/table.mjs';

const zone = (page, name) => page.getByRole('group', { name, exact: true });

/** Finds a card and takes it into the hand of the page. */
async function take(page, number) {
  await page.getByRole('searchbox').fill(number);
  await page.locator('.finder [data-row]', { hasText: number }).first().click();
}

async function put(page, number, where) {
  await take(page, number);
  await zone(page, where).getByRole('button', { name: /^Put here/ }).click();
}

async function fill(page, seat) {
  const board = page.getByRole('region', { name: `Side ${seat}` });
  await board.locator('summary', { hasText: 'Fill up from a deck' }).click();
  await board.getByRole('button', { name: 'Fill up' }).click();
  await zone(page, `Side ${seat}: Security stack`).getByRole('button').nth(4).waitFor();
}

async function layOut(page) {
  await put(page, 'ST1-07', 'Side A: Battle area');
  await take(page, 'ST1-03');
  await zone(page, 'Side A: Battle area').getByRole('button', { name: /^Under it/ }).click();
  await put(page, 'ST2-06', 'Side B: Battle area');
  await page.keyboard.press('Escape');
  await zone(page, 'Side B: Battle area').getByRole('button').first().click();
  await page.getByRole('button', { name: 'Suspend', exact: true }).click();
  await page.keyboard.press('Escape');
  await fill(page, 'A');
  await fill(page, 'B');
  await page.getByLabel('The next phase').selectOption('main');
  await page.getByRole('slider').fill('5');
}

async function sees(page) {
  await zone(page, 'Side A: Battle area').getByRole('button', { name: /Greymon.*1 card under it/ }).waitFor();
  await zone(page, 'Side B: Battle area').getByRole('button', { name: /suspended/i }).waitFor();
  assert.equal(await page.getByRole('slider').inputValue(), '5');
  assert.equal(await page.getByLabel('The next phase').inputValue(), 'main');
}

staged('a position is set up, saved, opened from file and link, and played from', async ({ visit, server }) => {
  const page = await visit('#/digimon/position');
  await layOut(page);
  await sees(page);

  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Copy.*Link to this position/ }).click();
  const [file] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: 'Download' }).click()]);
  const text = readFileSync(await file.path(), 'utf8');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  assert(link.startsWith(`${server.address}#/digimon/position/`), link);

  const other = await visit(link.slice(server.address.length));
  await sees(other);
  const third = await visit('#/digimon/position');
  await third.getByRole('button', { name: 'Open', exact: true }).click();
  await third.getByRole('dialog').getByLabel('Scenario file').fill(text);
  await third.getByRole('dialog').getByRole('button', { name: 'Open it' }).click();
  await sees(third);

  await other.getByRole('button', { name: 'Play from here' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
  assert(await myMove(other));
  await other.locator('.unit.suspended').waitFor();
  assert.equal(await other.locator('.unit').count(), 2);
  const from = await at(other);
  await answerByMouse(other, dice(6));
  assert.notEqual(await at(other), from);
});

staged('links to positions of version 1 open', async ({ visit }) => {
  const samples = new URL('../crates/headjudge/tests/samples/version-1/', import.meta.url);
  const links = readFileSync(new URL('links.txt', samples), 'utf8').trim().split('\n');
  for (const [name, code] of links.map((line) => line.split(' '))) {
    const { position } = JSON.parse(readFileSync(new URL(`position-${name}.json`, samples), 'utf8'));
    const page = await visit(`#/position/${code}`);
    for (const [side, seat] of [[position.sides[0], 'A'], [position.sides[1], 'B']]) {
      const cards = zone(page, `Side ${seat}: Hand`).getByRole('button');
      if (side.hand.length > 0) await cards.nth(side.hand.length - 1).waitFor();
    }
  }
});

staged('the whole of a place takes the card that is held, and cancelling puts it nowhere', async ({ visit }) => {
  const page = await visit('#/digimon/position');
  await take(page, 'ST1-07');
  await page.getByRole('button', { name: /^Cancel/ }).click();
  await zone(page, 'Side A: Battle area').click({ position: { x: 40, y: 120 } });
  assert.equal(await zone(page, 'Side A: Battle area').getByRole('button').count(), 0);
  await take(page, 'ST1-07');
  await zone(page, 'Side A: Battle area').click({ position: { x: 40, y: 120 } });
  await zone(page, 'Side A: Battle area').getByRole('button', { name: /^Greymon/ }).waitFor();
  await zone(page, 'Side B: Hand').click({ position: { x: 5, y: 30 } });
  await zone(page, 'Side B: Hand').getByRole('button', { name: /^Greymon/ }).waitFor();
});
