// Why not, and by which rule: cards that cannot be used say it, lines of the log can be opened.
import assert from 'node:assert/strict';
import { unit, wanted } from './lib/position.mjs';
import { room, staged } from './lib/stage.mjs';
import { answerByMouse, dice, myMove } from './lib/table.mjs';

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
