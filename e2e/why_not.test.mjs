// Why not, and by which rule: cards that cannot be used say it, lines of the log can be opened.
import assert from 'node:assert/strict';
import { unit, wanted } from './lib/position.mjs';
import { room, together } from './lib/stage.mjs';
import { answerByMouse, dice, myMove, settled } from './lib/table.mjs';

const staged = together();

const blueOption = 'ST2-13';

staged('a card that cannot be used says why, with the clause', async ({ server, visit }) => {
  const { own } = await room(server, { wanted: wanted({ hand: [blueOption, 'ST1-03'], battle: [unit(['ST1-07'], { suspended: true })] }, { card: 'ST2-03' }) });
  const page = await visit(own);
  await myMove(page);
  await page.locator(`.hand [data-number="${blueOption}"]:not([data-glows])`).click();
  const refusal = page.locator('[data-refusal]');
  await refusal.getByText(/blue/i).first().waitFor();
  const clause = refusal.getByRole('button', { name: '4-19-2' });
  await clause.click();
  await refusal.locator('dd', { hasText: /\w{3}/ }).waitFor();
  await refusal.getByRole('button', { name: 'Close' }).click();
  await refusal.waitFor({ state: 'detached' });

  await page.locator('[data-about^="unit:"]:not([data-glows])').first().click();
  await refusal.getByText(/suspended/i).first().waitFor();
  assert.match(await refusal.innerText(), /\d+-\d+/, 'a clause is named');
});

staged('a line of the log opens to the clauses that it followed', async ({ server, visit }) => {
  const { own } = await room(server);
  const page = await visit(own);
  await myMove(page);
  await answerByMouse(page, dice(1));
  await myMove(page);
  const line = page.locator('#log .line', { hasText: /drew|hand/ }).first();
  const why = line.getByRole('button', { name: /^Which rules\?/ });
  await why.click();
  assert.equal(await why.getAttribute('aria-expanded'), 'true');
  await line.locator('dt', { hasText: /^\d+(-\d+)+$/ }).first().waitFor();
  await line.locator('dd', { hasText: /\w{3}/ }).first().waitFor();
});

staged('a card in play that is looked at says its values and what changes them', async ({ server, visit }) => {
  // The inherited effect of the card under it gives it more security attacks, or DP, in its own turn.
  const { own } = await room(server, { wanted: wanted({ battle: [unit(['ST1-07', 'ST1-03', 'ST1-01'])] }, { card: 'ST2-03' }) });
  const page = await visit(own);
  await myMove(page);
  await page.locator('[data-about^="unit:"]').first().hover();
  const tip = page.getByRole('tooltip');
  await tip.getByText('DP').first().waitFor();
  await tip.getByText('You can').waitFor();
});

const middle = async (locator) => {
  const box = await locator.boundingBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
};

async function drag(page, from, to) {
  await page.mouse.move(...(await middle(from)));
  await page.mouse.down();
  await page.mouse.move(...(await middle(to)), { steps: 6 });
  await page.mouse.up();
}

staged('dragging what cannot be used says why, and so does dropping where it cannot go', async ({ server, visit }) => {
  const { own } = await room(server, { wanted: wanted({ hand: [blueOption, 'ST1-03'], battle: [unit(['ST1-07'])] }, { card: 'ST2-03', battle: [unit(['ST2-06'])] }) });
  const page = await visit(own);
  await myMove(page);
  await settled(page);
  const refusal = page.locator('[data-refusal]');
  await drag(page, page.locator(`.hand.own [data-number="${blueOption}"]`), page.locator('.side:not(.far) .battle'));
  await refusal.getByText(/blue/i).first().waitFor();
  await refusal.getByRole('button', { name: '4-19-2' }).waitFor();
  await page.keyboard.press('Escape');
  await refusal.waitFor({ state: 'detached' });
  await drag(page, page.locator('.hand.own [data-number="ST1-03"]'), page.locator('.side:not(.far) [data-about^="unit:"]'));
  await refusal.getByText(/digivolves only from/).waitFor();
  assert.match(await refusal.innerText(), /\d+-\d+/, 'a clause is named');
});

staged('in the OCG, too, what cannot be used says why when it is dragged', async ({ server, visit }) => {
  const { own } = await room(server, { game: 'ocg', decks: ['A', 'B'], seed: '5' });
  const page = await visit(own);
  await page.locator('.sheet').waitFor();
  await myMove(page);
  for (let tries = 0; tries < 12 && (await page.locator('.hand.own [data-item]:not([data-glows])').count()) === 0; tries++) {
    await answerByMouse(page, dice(tries));
    await myMove(page);
  }
  await drag(page, page.locator('.hand.own [data-item]:not([data-glows])').first(), page.locator('[data-zone="monsters"]').last());
  await page.locator('[data-refusal]').getByText(/\w{3}/).first().waitFor();
});

staged('where the rules ask, a click on a card cites their question, and not a clause about effects', async ({ server, visit }) => {
  const { own } = await room(server);
  const page = await visit(own);
  await page.locator('#decision.mine .question', { hasText: 'Redraw' }).waitFor();
  await page.locator('.hand.own [data-item]').first().click();
  const refusal = page.locator('[data-refusal]');
  await refusal.getByText('First this is to be answered: Redraw your hand?').waitFor();
  assert.doesNotMatch(await refusal.innerText(), /15-\d/);
  const clause = refusal.getByRole('button', { name: /^\d+(-\d+)+$/ });
  await clause.click();
  await refusal.locator('dd', { hasText: /hand/i }).waitFor();
});

staged('the breeding phase asks for what can be done, and a card that has nothing to do with it says what is asked', async ({ server, visit }) => {
  const asks = async (breeding, egg_deck) => {
    const game = wanted({ breeding, egg_deck, hand: ['ST1-04'], battle: [unit(['ST1-07'])] }, { card: 'ST2-03', battle: [unit(['ST2-06'])] }, { phase: 'breeding' });
    const { own } = await room(server, { wanted: game });
    const page = await visit(own);
    await myMove(page);
    await settled(page);
    return page;
  };
  const moves = await asks(unit(['ST1-03', 'ST1-01']), ['ST1-01']);
  assert.equal(await moves.locator('#decision .question').innerText(), 'Breeding phase: move, or do nothing?');
  const hatches = await asks(null, ['ST1-01']);
  assert.equal(await hatches.locator('#decision .question').innerText(), 'Breeding phase: hatch, or do nothing?');
  const refusal = hatches.locator('[data-refusal]');
  for (const card of ['.side.far [data-about^="unit:"]', '.hand.own [data-item]']) {
    await hatches.locator(card).first().click();
    await refusal.waitFor();
    const said = await refusal.innerText();
    assert.match(said, /Breeding phase: hatch|main phase/, said);
  }
});
