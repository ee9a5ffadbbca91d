// The four languages: the page changes at once, and nothing of its own words stays English.
import assert from 'node:assert/strict';
import { challenge, challengeOf } from './lib/challenge.mjs';
import { english, foreign } from './lib/english.mjs';
import { unit, wanted } from './lib/position.mjs';
import { bot, person, room, staged } from './lib/stage.mjs';
import { answerByMouse, dice, myMove, play, settled } from './lib/table.mjs';

const languages = { ja: '日本語', 'zh-Hans': '简体中文', 'zh-Hant': '繁體中文' };

/** The words on and of everything that can be used, and the headings. Names of cards, decks and players are not the page's own. */
function controls(page) {
  return page.evaluate(() => {
    const kinds = 'button, a, label, legend, h1, h2, h3, summary, [aria-label], [title], p, small.count, .question, .phase, .title, .says';
    const foreign = '.brand, option, [data-number], .card, .best, .name:not(.kind .name), .badge, .who, .cards, .strip, textarea, kbd';
    const own = (node) => [...node.childNodes].filter((child) => child.nodeType === 3).map((child) => child.textContent.trim());
    const found = new Set();
    for (const node of document.querySelectorAll(kinds)) {
      if (node.closest(foreign)) continue;
      for (const text of [...own(node), node.getAttribute('aria-label'), node.getAttribute('title'), node.getAttribute('placeholder')]) {
        if (text) found.add(text);
      }
    }
    return [...found];
  });
}

/** Words that are the same in every language: numbers, letters of seats, names of things. */
const same = /^[^A-Za-z]*$|^(DP|Lv\.?|Headjudge|Digimon( Card Game)?|Yu-Gi-Oh! OCG|§|ST\d+|[AB])$/;
const keyLike = /\bundefined\b|\[object|=>|^[a-z]+(\.[a-z_A-Z]+)+$|\$\{/;

const pages = (own, link, mine) => ({
  home: ['', (page) => page.locator('form button.main:enabled').first().waitFor()],
  decks: ['#/digimon/decks', (page) => page.locator('article').nth(7).waitFor()],
  position: ['#/digimon/position', (page) => page.locator('.finder [data-row]').first().waitFor()],
  join: [link, (page) => page.locator('form button.main:enabled').first().waitFor()],
  'a challenge of one’s own': [mine, (page) => page.locator('.waits').waitFor()],
  'a challenge that is not there': ['#/join/nothing', (page) => page.locator('#ended').waitFor()],
  room: [own, async (page) => (await myMove(page), await settled(page))],
});

staged('all of the page’s own words change with the language', async ({ server, visit }) => {
  const { own } = await room(server, { seats: [person('安'), bot()] });
  const page = await visit(own);
  await play(page, answerByMouse, dice(3), 5);
  await page.goto(server.address);
  const mine = (await challenge(page, 'ST1')).slice(server.address.length);
  const link = await challengeOf(server, '安');
  const choice = page.locator('.settings select');
  for (const [name, [address, ready]] of Object.entries(pages(own, link, mine))) {
    await page.goto(server.address + address);
    await choice.selectOption('en');
    await ready(page);
    const english = new Set((await controls(page)).filter((text) => !same.test(text)));
    assert(english.size > 8, `${name}: only ${[...english]}`);
    for (const [key, spelled] of Object.entries(languages)) {
      await choice.selectOption({ label: spelled });
      await page.locator(`html[lang="${key}"]`).waitFor();
      await ready(page);
      const words = await controls(page);
      assert.deepEqual(words.filter((text) => english.has(text)), [], `${name} in ${key}: still English`);
      assert.deepEqual(words.filter((text) => keyLike.test(text)), [], `${name} in ${key}: no words`);
    }
  }
});

staged('the language of the browser is taken, and the chosen one is kept', async ({ visit }) => {
  const page = await visit('', { locale: 'zh-TW' });
  await page.locator('html[lang="zh-Hant"]').waitFor();
  await page.locator('.settings select').selectOption('ja');
  await page.locator('html[lang="ja"]').waitFor();
  await page.reload();
  await page.locator('html[lang="ja"]').waitFor();
  await page.getByRole('link', { name: 'デッキ' }).first().waitFor();
});

/** The same visit in each language; after every step nothing is an English sentence but what cards say. */
for (const [key, locale] of Object.entries({ ja: 'ja-JP', 'zh-Hans': 'zh-CN', 'zh-Hant': 'zh-TW' })) {
  staged(`a visit in ${key} meets no English sentence`, async ({ server, visit }) => {
    const cards = await foreign(server, key);
    const page = await visit('', { locale });
    await page.locator(`html[lang="${key}"]`).waitFor();
    const clean = async (where) => {
      // What cards say comes a moment later.
      if (key === 'ja') await page.waitForFunction(() => ![...document.querySelectorAll('span[lang=en]')].some((line) => line.checkVisibility() && line.innerText.length > 12));
      assert.deepEqual(await english(page, cards), [], `${where} in ${key}`);
    };
    for (const [where, walk] of Object.entries(visits)) await walk(page, server, (what) => clean(`${where}${what ? `, ${what}` : ''}`));
  });
}

const problem = (page) => page.getByRole('alert').and(page.locator(':not(.heard)')).filter({ hasText: /\S/ }).first();

const visits = {
  home: async (page, _server, clean) => {
    await page.locator('form button.main:enabled').first().waitFor();
    await clean();
    const files = page.locator('input[type=file]');
    for (let place = 0; place < (await files.count()); place++) {
      await files.nth(place).setInputFiles({ name: 'thing.json', mimeType: 'application/json', buffer: Buffer.from('[{"nothing": 1}]') });
      await problem(page).waitFor();
      await clean(`file ${place}`);
    }
  },
  'a game': async (page, server, clean) => {
    const { own } = await room(server, { seats: [person('安'), bot()], seed: '3' });
    await page.goto(server.address + own);
    const roll = dice(5);
    for (let answers = 0; answers < 8 && (await myMove(page)); answers++) {
      await answerByMouse(page, roll);
      await settled(page);
      await clean(`answer ${answers}`);
    }
    const why = page.locator('#log .why');
    for (const place of [0, (await why.count()) - 1]) {
      await why.nth(place).click();
      await page.locator('#log dd', { hasNotText: '…' }).first().waitFor();
      await clean('a line of the log');
    }
  },
  'why not': async (page, server, clean) => {
    const hand = ['ST2-13', 'ST1-03', 'ST1-11'];
    const battle = [unit(['ST1-07', 'ST1-03', 'ST1-01'], { suspended: true }), unit(['ST1-02'])];
    const { own } = await room(server, { wanted: wanted({ hand, battle }, { card: 'ST2-03', battle: [unit(['ST2-07'])] }) });
    await page.goto(server.address + own);
    await myMove(page);
    const refusal = page.locator('[data-refusal]');
    for (const what of ['.hand [data-number]', '[data-about^="unit:"]']) {
      for (let place = 0; place < (await page.locator(what).count()); place++) {
        await page.locator(what).nth(place).click();
        if (await refusal.isVisible()) {
          await refusal.locator('.clause').first().click();
          await refusal.locator('dd', { hasNotText: '…' }).first().waitFor();
        }
        await clean(`${what} ${place}`);
        await page.keyboard.press('Escape');
      }
    }
    for (const what of [...hand.map((number) => `.hand [data-number="${number}"]`), '[data-about^="unit:"]']) {
      await page.locator(what).first().hover();
      await page.getByRole('tooltip').waitFor();
      await clean(`pointing at ${what}`);
      await page.mouse.move(2, 2);
      await page.getByRole('tooltip').waitFor({ state: 'detached' });
    }
  },
  decks: async (page, server, clean) => {
    await page.goto(`${server.address}#/digimon/decks`);
    await page.locator('article').nth(7).waitFor();
    await clean();
    await page.locator('header button:not(.main)').last().click();
    const text = page.getByRole('dialog').locator('textarea');
    for (const list of ['4 nothing', '<html><body>A page</body></html>', '["BT1-010"', 'https://nothing.example']) {
      await text.fill(list);
      await problem(page).waitFor();
      await clean(list);
      await text.fill('');
      await problem(page).waitFor({ state: 'detached' });
    }
    await text.fill('9 ST1-03\n7 ST1-01\n1 XX9-999');
    const clause = page.getByRole('dialog').locator('summary').first();
    await clause.click();
    await page.getByRole('dialog').locator('dd', { hasNotText: '…' }).first().waitFor();
    await clean('a deck that is not legal');
    await page.getByRole('dialog').locator('button.main').click();
    await page.locator('[data-row]').first().waitFor();
    await clean('the editor');
  },
  position: async (page, server, clean) => {
    await page.goto(`${server.address}#/digimon/position`);
    await page.locator('.finder [data-row]').first().waitFor();
    await clean();
    for (const name of await page.locator('header .do button:enabled').allInnerTexts()) {
      await page.locator('header .do button', { hasText: name }).first().click();
      await clean(name);
      await page.keyboard.press('Escape');
    }
  },
  replay: async (page, server, clean) => {
    const { own } = await room(server, { seats: [person('安'), bot()], seed: '5' });
    await page.goto(server.address + own);
    await play(page, answerByMouse, dice(2), 4);
    await page.locator('.side .actions button').nth(-2).click();
    await page.getByRole('dialog').waitFor();
    await clean('conceding');
    await page.getByRole('dialog').locator('.actions .main').click();
    await page.locator('.over[role=group]').waitFor();
    await clean('the end');
    await page.locator('#log .turn button').first().click();
    const bar = page.getByRole('toolbar');
    await bar.waitFor();
    await clean('the first moment');
    await bar.locator('[data-estimate]').click();
    await clean('the estimate');
    await bar.locator('button:not([title], [data-estimate])').first().click();
    await page.getByRole('dialog').waitFor();
    await clean('playing on');
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await clean('the keys');
  },
};
