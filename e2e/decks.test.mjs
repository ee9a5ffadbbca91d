// A deck list is pasted in every form that players use, saved, and written again in every form.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { staged } from './lib/stage.mjs';

async function ask(server, request, body) {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${server.address}api/digimon/ask/${request}`, { method: 'POST', headers, body: JSON.stringify(body) });
  assert(answer.ok, `${request}: ${answer.status}`);
  return answer.json();
}

const lines = (deck, line) => deck.map(line).join('\n');
const each = (deck, art = '') => deck.flatMap(({ number, copies }) => Array(copies).fill(number + art));

/** By the names of ../shared/decks/FORMS.md: how a list looks there. */
const forms = {
  'digimoncard.io': (deck) => {
    const line = ({ number, copies, name }) => `${copies} ${name} ${number}`;
    const eggs = deck.filter(({ egg }) => egg);
    return `// Digimon Deck List\n${lines(deck.filter(({ egg }) => !egg), line)}\n// Egg Deck\n${lines(eggs, line)}`;
  },
  'digimoncard.dev': (deck) => `// Digimon DeckList\n\n${lines(deck, ({ number, copies, name }) => `${copies} ${name.padEnd(24)} ${number}`)}`,
  'digimoncard.app': (deck) => `// Digimon DeckList\n${lines(deck, ({ number, copies, name }) => `${number} ${name} ${copies}`)}`,
  digimonmeta: (deck) => lines(deck, ({ number, copies }) => `${copies} (${number})`),
  'untap.in': (deck) => lines(deck, ({ number, copies, name }) => `${copies} ${name.padEnd(36)} (DCG) (${number})`),
  'Tabletop Simulator': (deck) => JSON.stringify(['Exported from https://digimoncard.dev', ...each(deck)]),
  'Project Drasil': (deck) => JSON.stringify(each(deck, '_P1')),
  DCGO: (deck) => JSON.stringify(['Exported from DCGO', ...each(deck)]),
  plain: (deck) => lines(deck, ({ number, copies }) => `${copies}x ${number}`),
};

async function starter(server, wanted) {
  const { entries } = (await ask(server, 'decks', {})).find(({ name }) => name === wanted);
  const facts = await ask(server, 'facts', { numbers: entries.map(({ number }) => number) });
  const known = new Map(facts.map((card) => [card.number, card]));
  return entries.map(({ number, copies }) => ({ number, copies, name: known.get(number).name, egg: known.get(number).category === 'digi_egg' }));
}

/** Pastes a text as a person does, and makes a deck of it; its cards as the server keeps them. */
async function paste(page, server, name, text) {
  await page.goto(`${server.address}#/digimon/decks`);
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog');
  await page.evaluate((text) => navigator.clipboard.writeText(text), text);
  await dialog.getByLabel('Deck list').focus();
  await page.keyboard.press('Control+V');
  await dialog.getByText('Recognised:').waitFor();
  await dialog.getByText('Legal', { exact: true }).waitFor();
  await dialog.getByLabel('Name of the deck').fill(name);
  await dialog.getByRole('button', { name: 'Make a new deck' }).click();
  await page.getByRole('status').filter({ hasText: /^Saved$/ }).waitFor();
}

async function kept(page, name) {
  const decks = await page.evaluate(async () => {
    const me = localStorage.getItem('headjudge.me');
    return (await fetch('/api/digimon/decks', { headers: { 'x-headjudge-me': me } })).json();
  });
  const deck = decks.find((deck) => deck.name === name);
  return sorted(deck.body.entries);
}

const sorted = (entries) => entries.map(({ number, copies }) => `${copies} ${number}`).sort();

staged('a deck pasted in each form is read, and saved', async ({ server, visit }) => {
  const page = await visit();
  const deck = await starter(server, 'ST1');
  for (const [name, written] of Object.entries(forms)) {
    await paste(page, server, name, written(deck));
    assert.deepEqual(await kept(page, name), sorted(deck), name);
  }
  await page.goto(`${server.address}#/digimon/decks`);
  await page.reload();
  await page.getByRole('link', { name: 'untap.in' }).waitFor();
});

staged('a deck is exported in each form, and read back', async ({ t, server, visit }) => {
  const page = await visit('#/digimon/decks');
  await page.getByRole('button', { name: /^Copy to my decks.*Cocytus Blue/ }).click();
  await page.getByRole('button', { name: 'Export' }).click();
  const choice = page.getByRole('dialog').getByLabel('Form');
  const keys = await choice.locator('option').evaluateAll((options) => options.map(({ value }) => value));
  assert(keys.length >= 9, `only ${keys}`);
  const texts = new Map();
  for (const key of keys) {
    await choice.selectOption(key);
    const shown = page.getByRole('dialog').getByRole('textbox');
    await page.waitForFunction((used) => !used.includes(document.querySelector('dialog textarea').value), [...texts.values()].concat('')).catch(() => t.diagnostic(`${key} is written as another form`));
    texts.set(key, await shown.inputValue());
  }
  const deck = sorted(await starter(server, 'ST2'));
  for (const [key, text] of texts) {
    const { entries, legal } = await ask(server, 'read_deck', { text });
    assert.deepEqual(sorted(entries), deck, key);
    assert(legal, key);
  }
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('dialog').getByRole('button', { name: 'Download' }).click()]);
  assert.equal(readFileSync(await file.path(), 'utf8'), [...texts.values()].at(-1));
});

staged('a list that is no deck says what is wrong', async ({ visit }) => {
  const page = await visit('#/digimon/decks');
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Deck list').fill('4 Nobody XX99-999\n1 ST1-03');
  await dialog.getByText('Unknown cards: add a card file that has them: XX99-999').waitFor();
  await dialog.getByLabel('Deck list').fill('5 ST1-03');
  await dialog.getByText(/it must have exactly 50/).waitFor();
});

test('every form of ../shared/decks/FORMS.md is in this test', (t) => {
  const list = new URL('../../shared/decks/FORMS.md', import.meta.url);
  if (!existsSync(list)) return t.skip('../shared is not here');
  const rows = readFileSync(list, 'utf8').split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| from'));
  assert.deepEqual(rows.map((row) => row.split('|')[1].trim()).sort(), Object.keys(forms).sort());
});
