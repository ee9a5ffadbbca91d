// The first game that teaches: every step can be done, what goes wrong can be tried again, in every language.
import assert from 'node:assert/strict';
import { staged } from './lib/stage.mjs';
import { changed, myMove, sight } from './lib/table.mjs';

const coach = (page) => page.locator('.coach');
const isDone = async (page) => (await coach(page).getAttribute('data-done')) === 'true';

/** By step: what is clicked, the likeliest first: numbers of cards, keys of places, offers in words. */
const ways = {
  digimon: {
    hatch: ['hatch'],
    raise: ['ST1-03', 'ST1-01', 'digivolve'],
    move: ['move'],
    play: ['play', 'ST1-04'],
    digivolve: ['digivolve', 'ST1-07', 'ST1-03'],
    option: ['use', 'ST1-15'],
    security: ['player:B', 'attack', 'ST1-09'],
    battle: ['ST2-04', 'attack', 'ST1-06'],
    pass: ['pass'],
    win: ['player:B', 'attack', 'ST1-09', 'ST1-05', 'done'],
  },
  ocg: {
    summon: ['normal_summon', '11091375'],
    set: ['set', '54652250'],
    tribute: ['tribute_summon', 'normal_summon', '28279543', '26202165'],
    spell: ['activate', '12580477'],
    trap: ['set', '44095762'],
    xyz: ['xyz', 'summon', '11091375', '69140098'],
    battle: ['battle', '50930991', 'attack', '11091375'],
    direct: ['battle', 'player', 'attack', '11091375'],
    end: ['end'],
    win: ['battle', '50930991', 'player', 'attack', '11091375', '69140098'],
  },
};

/** The first of these that can be clicked now and was not just clicked; anything else if there is none. */
async function click(page, way, last) {
  const place = await page.evaluate(
    ({ way, last }) => {
      const shown = (element) => element.getClientRects().length > 0 && !element.disabled;
      const all = [...document.querySelectorAll('[data-item][data-glows]:not([data-keys=""]), #decision [data-answer]')].filter((one) => shown(one) && !one.closest('.picked') && one.dataset.keys !== 'memory_gauge');
      const marks = (one) => [one.dataset.number, one.dataset.offer, ...(one.dataset.keys ?? '').split(/[ :]/), one.dataset.keys].filter(Boolean);
      document.querySelectorAll('[data-next]').forEach((one) => delete one.dataset.next);
      const fits = way.map((mark) => all.find((one) => marks(one).some((own) => own.startsWith(mark)) && marks(one).join() !== last)).find(Boolean);
      const next = fits ?? all.find((one) => !['pass', 'no', 'done'].includes(one.dataset.offer) && marks(one).join() !== last) ?? all[0];
      if (!next) return null;
      next.dataset.next = '';
      return marks(next).join();
    },
    { way, last },
  );
  if (place !== null) await page.locator('[data-next]').click({ timeout: 4_000, position: { x: 8, y: 12 } }).catch(() => {});
  return place;
}

async function learn(page, way) {
  const clicked = [];
  while (!(await isDone(page)) && clicked.length < 30) {
    assert.equal(await page.locator('.coach.missed').count(), 0, `missed by ${clicked.join(' | ')}`);
    await page.locator('.coach[data-done=true], .coach.missed, #decision.mine').first().waitFor();
    const seen = await sight(page);
    clicked.push(await click(page, way, clicked.at(-1)));
    await changed(page, seen, 3_000);
  }
  assert(await isDone(page), `not done by ${clicked.join(' | ')}`);
}

/** What lies in a pile is taken from it where it is opened. */
async function fromExtraDeck(page, name) {
  await myMove(page);
  await page.locator('[data-item][data-glows][data-keys=""]').first().click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
}

for (const [game, steps] of Object.entries(ways)) {
  staged(`the first game of ${game} is learnt`, async ({ visit }) => {
    const page = await visit(`#/${game}`);
    await page.getByRole('link', { name: 'Learn the game' }).click();
    for (const [step, way] of Object.entries(steps)) {
      await page.locator(`.coach[data-step="${step}"]`).waitFor();
      if (step === 'xyz') await fromExtraDeck(page, /Gem-Knight Pearl/);
      await learn(page, way);
      await coach(page).getByRole('button', { name: /^(Next|Finish)$/ }).click();
    }
    await page.getByRole('link', { name: 'To a real game' }).click();
    await page.getByText('Games that you start or open in this browser are listed here.').waitFor();
  });
}

staged('a step that went wrong says so, and begins again', async ({ visit }) => {
  const page = await visit('#/digimon/learn/3');
  await myMove(page);
  const again = coach(page).getByRole('button', { name: 'Try again' });
  for (let tries = 0; tries < 5 && !(await again.isVisible()); tries++) {
    const seen = await sight(page);
    await click(page, ['pass']);
    await changed(page, seen, 3_000);
  }
  await again.click();
  await coach(page).getByText('play Dracomon for 3').waitFor();
  await myMove(page);
});

for (const [locale, title] of [['ja-JP', 'カードを登場させる'], ['zh-CN', '让卡登场'], ['zh-TW', '讓卡登場']]) {
  staged(`the lesson speaks ${locale}`, async ({ server, visit }) => {
    const page = await visit('#/digimon/learn/3', { locale });
    await coach(page).getByText(title).waitFor();
    await page.goto(`${server.address}#/ocg/learn/3`);
    await page.locator('.coach[data-step=spell]').waitFor();
  });
}
