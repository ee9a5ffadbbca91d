// What has to be read can be read: letters, what works now, what keywords mean, what can be done, and the card that is kept open.
import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crowded, pool } from './lib/modern.mjs';
import { unit, wanted } from './lib/position.mjs';
import { SIZES } from './lib/reach.mjs';
import { room, together } from './lib/stage.mjs';
import { answerByMouse, at, dice, movedOn, myMove, settled } from './lib/table.mjs';

const cards = join(mkdtempSync(join(tmpdir(), 'headjudge-cards-')), 'modern.json');
writeFileSync(cards, JSON.stringify(pool));
const staged = together(['--pool', cards]);

const LEAST = 11;
/** Names, traits and text of a card as it is drawn: whoever points at it reads them large. */
const FINE = '.card .name, .card .text, .card .traits';

/** Texts that are seen and have smaller letters. Runs in the page. */
function small({ least, fine }) {
  const seen = (element) => element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && !element.closest('.heard, .measure') && element.getBoundingClientRect().width > 1;
  const words = (element) => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== '');
  const found = [...document.querySelectorAll('body *')].filter((element) => words(element) && seen(element) && !element.closest(fine));
  const size = (element) => parseFloat(getComputedStyle(element).fontSize);
  return found.filter((element) => size(element) > 0 && size(element) < least).map((element) => `${element.className} ${size(element)}: ${element.textContent.trim().slice(0, 20)}`);
}

for (const size of SIZES) {
  staged(`at ${size.width}×${size.height} nothing that has to be read is smaller than ${LEAST} pixels`, async ({ server, visit }) => {
    const { own } = await room(server, { wanted: crowded });
    const page = await visit(own, size);
    await myMove(page);
    await settled(page);
    assert.deepEqual(await page.evaluate(small, { least: LEAST, fine: FINE }), [], 'Digimon');
    const whole = await page.locator('.gauge .who, .side .dp, .pile .count').evaluateAll((all) =>
      all.filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent),
    );
    assert.deepEqual(whole, [], 'numbers and names of players are whole');

    const duel = await room(server, { game: 'ocg', decks: ['C', 'D'], seed: '7' });
    const table = await visit(duel.own, size);
    await table.locator('.sheet').waitFor();
    await myMove(table);
    for (let answers = 0; answers < 4 && (await myMove(table)); answers++) await answerByMouse(table, dice(answers));
    assert.deepEqual(await table.evaluate(small, { least: LEAST, fine: FINE }), [], 'OCG');
  });
}

staged('inherited effects that do not work now look so', async ({ server, visit }) => {
  // The card under the first one gives it DP in its own turn.
  const game = wanted({ battle: [unit(['ST1-07', 'ST1-03'])], breeding: unit(['ST1-03', 'ZZ2-001']) }, { card: 'ST2-03', battle: [unit(['ZZ2-002', 'ZZ2-001'])] });
  const { own } = await room(server, { wanted: game });
  const page = await visit(own);
  await myMove(page);
  await settled(page);
  const lines = (side) => page.locator(`.side${side} .battle .gives`);
  assert.equal(await lines(':not(.far)').first().evaluate((line) => line.classList.contains('sleeps')), false, 'in its own turn');
  assert.equal(await lines('.far').first().evaluate((line) => line.classList.contains('sleeps')), true, 'in the other turn');
  await page.locator('.side.far .tucked [aria-label*="does not work now"]').waitFor({ state: 'attached' });
  // On top of the stack an inherited effect gives nothing.
  assert.equal(await page.locator('.side:not(.far) .battle .card .inherited').first().evaluate((line) => getComputedStyle(line).fontStyle), 'italic');
});

staged('keywords explain themselves, with the clause', async ({ server, visit }) => {
  const { own } = await room(server, { wanted: wanted({ hand: ['ZZ2-004'] }, { card: 'ST2-03' }) });
  const page = await visit(own);
  await myMove(page);
  await settled(page);
  await page.locator('.hand.own [data-number="ZZ2-004"]').hover();
  const told = page.getByRole('tooltip').locator('[data-terms]');
  await told.getByText('16-4-1').waitFor();
  assert.match(await told.innerText(), /Blocker\n.*block.*16-4-1[^]*Draw\n.*draw.*16-7-1/i);
});

staged('kinds of cards of the OCG explain themselves, too', async ({ visit }) => {
  // Spells, Traps and monsters of a built-in deck, as its page shows them.
  const page = await visit('#/ocg/decks/builtin:A');
  await page.locator('[data-name="Mystical Space Typhoon"]').first().click();
  const told = page.getByRole('dialog').locator('[data-terms]');
  await told.getByText('3.3.3-49').waitFor();
  assert.match(await told.innerText(), /Quick-Play Spell\n.*Spell Speed 2/);
});

staged('a card that is kept open stays while one plays on', async ({ server, visit }) => {
  const { own } = await room(server, { wanted: wanted({ hand: ['ST1-03', 'ST1-04'], battle: [unit(['ST1-07'])] }, { card: 'ST2-03' }, { memory: 5 }) });
  const page = await visit(own);
  await myMove(page);
  await settled(page);
  await page.locator('.side:not(.far) [data-about^="unit:"]').click({ button: 'right' });
  const pinned = page.locator('[data-pinned]', { hasText: 'Greymon' });
  await pinned.waitFor();
  const from = await at(page);
  await page.locator('.hand.own [data-number="ST1-03"]').click();
  await page.locator('#decision [data-offer="play"]').click();
  await movedOn(page, from);
  assert.match(await pinned.innerText(), /4000/);
  await page.keyboard.press('Escape');
  await pinned.waitFor({ state: 'detached' });
});

/** The contrast of two colours as CSS has them (WCAG 2). Runs in the page. */
function contrasts(names) {
  const frame = document.querySelector('[data-felt=""]');
  const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const light = (name) => {
    // A new one each time: a colour that changes takes its time.
    const probe = frame.appendChild(document.createElement('i'));
    probe.style.color = `var(${name})`;
    brush.fillStyle = getComputedStyle(probe).color;
    probe.remove();
    brush.fillRect(0, 0, 1, 1);
    const [red, green, blue] = [...brush.getImageData(0, 0, 1, 1).data].map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  return names.map(([one, two]) => {
    const [more, less] = [light(one), light(two)].sort((a, b) => b - a);
    return { one, two, ratio: (more + 0.05) / (less + 0.05) };
  });
}

for (const colorScheme of ['light', 'dark']) {
  staged(`what can be done and what is picked is seen on every table, ${colorScheme}`, async ({ server, visit }) => {
    const { own } = await room(server, { wanted: crowded });
    const page = await visit(own, { colorScheme });
    await myMove(page);
    const pairs = ['--glow', '--pick', '--attack'].flatMap((mark) => ['--felt', '--felt-lit', '--panel'].map((ground) => [mark, ground]));
    const weak = [];
    for (const table of ['', 'sand', 'sky', 'blossom', 'cloth', 'wood', 'arena']) {
      await page.evaluate((table) => (document.documentElement.dataset.table = table), table);
      const found = await page.evaluate(contrasts, pairs);
      weak.push(...found.filter(({ ratio }) => ratio < 3).map(({ one, two, ratio }) => `${table} ${one} on ${two}: ${ratio.toFixed(2)}`));
    }
    assert.deepEqual(weak, []);
  });
}
