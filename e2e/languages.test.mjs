// The four languages: the page changes at once, and nothing of its own words stays English.
import assert from 'node:assert/strict';
import { challenge, challengeOf } from './lib/challenge.mjs';
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
const same = /^[^A-Za-z]*$|^(DP|Lv\.?|Headjudge|Digimon( Card Game)?|§|ST\d+|[AB])$/;
const keyLike = /\bundefined\b|\[object|=>|^[a-z]+(\.[a-z_A-Z]+)+$|\$\{/;

const pages = (own, link, mine) => ({
  home: ['', (page) => page.locator('form button.main:enabled').first().waitFor()],
  decks: ['#/decks', (page) => page.locator('article').nth(7).waitFor()],
  position: ['#/position', (page) => page.locator('.finder [data-row]').first().waitFor()],
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
