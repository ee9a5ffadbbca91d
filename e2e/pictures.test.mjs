// Pictures for the README: `HEADJUDGE_PICTURES=1 node --test pictures.test.mjs` writes docs/pictures.
import { mkdirSync } from 'node:fs';
import { unit, wanted } from './lib/position.mjs';
import { person, room, staged } from './lib/stage.mjs';
import { answerByMouse, dice, myMove, settled } from './lib/table.mjs';

const folder = new URL('../docs/pictures/', import.meta.url).pathname;

async function picture(page, name) {
  if (!process.env.HEADJUDGE_PICTURES) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: `${folder}${name}.png` });
}

const eggs = (card) => Array(3).fill(card);

/** A game in full swing. */
const red = {
  hand: ['ST1-11', 'ST1-13', 'ST1-05', 'ST1-04', 'ST1-16'],
  battle: [unit(['ST1-09', 'ST1-07', 'ST1-03', 'ST1-01']), unit(['ST1-06', 'ST1-02'], { suspended: true }), unit(['ST1-12'])],
  breeding: unit(['ST1-05', 'ST1-03', 'ST1-01']),
  trash: ['ST1-15', 'ST1-08', 'ST1-02'],
  egg_deck: eggs('ST1-01'),
  security: 3,
  deck: 27,
};
const blue = {
  card: 'ST2-04',
  hand: ['ST2-11', 'ST2-13', 'ST2-03', 'ST2-08', 'ST2-16'],
  battle: [unit(['ST2-08', 'ST2-06', 'ST2-03', 'ST2-01']), unit(['ST2-07', 'ST2-02']), unit(['ST2-12'])],
  breeding: unit(['ST2-03', 'ST2-01']),
  trash: ['ST2-14', 'ST2-05'],
  egg_deck: eggs('ST2-01'),
  security: 4,
  deck: 25,
};

/** Stays in the breeding area, makes the attacker stronger, attacks. */
async function strike(ann) {
  await myMove(ann);
  await ann.locator('#decision [data-offer="pass"], #decision [data-offer="no"]').first().click();
  await ann.locator('.hand [data-number="ST1-13"][data-glows]').click();
  await ann.locator('#decision [data-offer="use"]').click();
  await ann.locator('#decision .by').waitFor();
  const attacker = ann.locator('[data-about^="unit:"][data-number="ST1-09"][data-glows]');
  await attacker.click();
  await ann.locator('#log .says', { hasText: 'Shadow Wing went to the trash' }).waitFor();
  await attacker.click();
  await ann.locator('[data-keys="player:B"][data-glows]').click();
}

/** Red attacks; blue is asked about its blocker. */
async function attack(server, visit, options) {
  const { doors } = await room(server, { seats: [person('Ann'), person('Ben')], practice: false, wanted: wanted(red, blue, { memory: 4, turn: 9, phase: 'breeding' }) });
  const ann = await visit(doors.a);
  const ben = await visit(doors.b, options);
  await strike(ann);
  await myMove(ben);
  await settled(ben);
  return ben;
}

staged('the table in the middle of an attack', async ({ server, visit }) => {
  const ben = await attack(server, visit, { width: 1440, height: 900 });
  await ben.mouse.move(5, 5);
  await picture(ben, 'table');
});

staged('the deck page', async ({ visit }) => {
  const page = await visit('#/digimon/decks', { width: 1440, height: 1200 });
  await page.getByRole('button', { name: /^Copy to my decks.*Ultimate Ancient Dragon/ }).click();
  await page.getByText('The deck can be played.').waitFor();
  await page.getByRole('button', { name: 'New hand' }).click();
  await page.getByRole('searchbox').fill('dramon');
  await page.locator('.search [data-name="Paildramon"]').waitFor();
  await page.getByRole('status').filter({ hasText: /^Saved$/ }).waitFor();
  await page.getByRole('searchbox').blur();
  await page.evaluate(() => scrollTo(0, 0));
  await picture(page, 'decks');
});

staged('a lesson', async ({ visit }) => {
  const page = await visit('#/digimon/learn/4', { width: 1440, height: 900 });
  await myMove(page);
  await settled(page);
  await picture(page, 'lesson');
});

/** A duel of the OCG after some turns. */
staged('the field of the OCG', async ({ visit }) => {
  const page = await visit('#/ocg', { width: 1440, height: 900 });
  await page.getByLabel('Your deck').selectOption('builtin:C');
  await page.getByLabel('The bot’s deck').selectOption('builtin:D');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.sheet').waitFor();
  const roll = dice(7);
  for (let answers = 0; answers < 24 && (await myMove(page)); answers++) await answerByMouse(page, roll);
  await myMove(page);
  await picture(page, 'ocg');
});

staged('the table on a phone', async ({ server, visit }) => {
  const ben = await attack(server, visit, { width: 390, height: 844, hasTouch: true, isMobile: true, deviceScaleFactor: 2, colorScheme: 'dark' });
  await picture(ben, 'phone');
});
