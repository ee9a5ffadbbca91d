// Matches: chosen, played over several games, given up, and opened again as one file.
import assert from 'node:assert/strict';
import { challenge, sitDown } from './lib/challenge.mjs';
import { bot, room, staged } from './lib/stage.mjs';
import { myMove } from './lib/table.mjs';

const phone = { width: 390, height: 844, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

async function concede(page) {
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click();
}

/** Waits until this page has gone on from a table to the next one. */
async function movedOn(page, from) {
  await page.waitForURL((url) => String(url) !== from && String(url).includes('#/room/'));
  await page.locator('.room[data-over=false]').waitFor();
}

const over = (page, name) => page.getByRole('group', { name, exact: true }).waitFor();
const score = (page) => page.getByRole('group', { name: 'Score of the match' });

staged('two friends play the best of three, and the games stand together', async ({ visit, server }) => {
  const ann = await visit();
  const link = await challenge(ann, 'ST1', 'Best of three');
  const ben = await visit(link.slice(server.address.length));
  await ben.getByText('Best of three').waitFor();
  await sitDown(ben, 'ST2');
  await Promise.all([ann, ben].map((page) => page.waitForURL(/#\/room\//)));
  await Promise.race([myMove(ann), myMove(ben)]);
  await score(ann).getByText('Best of three · Game 1').waitFor();
  const first = [ann.url(), ben.url()];

  await concede(ben);
  await over(ann, 'You win!');
  await ann.getByRole('button', { name: 'Ready for the next game' }).waitFor();
  assert.equal(await ann.getByRole('button', { name: 'Rematch' }).count(), 0);
  await ben.getByRole('button', { name: 'Ready for the next game' }).focus();
  await ben.keyboard.press('Enter');
  await ben.getByText('Waiting for Ann…').waitFor();
  await ann.getByText('Guest is ready.').waitFor();
  await ann.getByRole('button', { name: 'Ready for the next game' }).click();
  await Promise.all([movedOn(ann, first[0]), movedOn(ben, first[1])]);
  await score(ann).getByText('Best of three · Game 2').waitFor();
  await score(ann).getByText('1–0').waitFor();
  await score(ben).getByText('0–1').waitFor();

  // The first game can be looked at, and the other's cards stay hidden until the match is over.
  const second = ann.url();
  await score(ann).getByRole('link', { name: 'Game 1' }).click();
  await ann.getByRole('link', { name: 'To the next game' }).waitFor();
  await ann.getByRole('button', { name: 'Step through the game' }).click();
  await ann.getByRole('toolbar', { name: 'Replay' }).waitFor();
  assert.equal(await ann.getByRole('link', { name: 'Download' }).count(), 0);
  await ann.getByRole('button', { name: 'Back to now' }).click();
  await ann.getByRole('link', { name: 'To the next game' }).click();
  await ann.waitForURL(second);

  await concede(ben);
  await over(ann, 'You win the match!');
  await over(ben, 'You lose the match');
  await ann.getByRole('button', { name: 'Rematch' }).waitFor();
  await ann.getByRole('button', { name: 'Step through the game' }).click();
  await ann.getByRole('link', { name: 'Download the match' }).waitFor();
  await ann.goto(server.address);
  await ann.getByText(/Best of three (2–0|0–2)/).waitFor();
  assert.equal(await ann.locator('#my-games ~ ul li').count(), 1, 'the match is listed once');
});

staged('on a phone a match against a bot goes on with a tap, and is given up in a break', async ({ visit }) => {
  const page = await visit('', phone);
  await page.getByLabel('How many games?').selectOption('Best of five');
  await page.getByRole('button', { name: 'Start the game' }).tap();
  await page.waitForURL(/#\/room\//);
  assert(await myMove(page));
  const first = page.url();
  const lose = async () => {
    await page.getByRole('button', { name: /Log/ }).tap();
    await concede(page);
    await page.locator('#side').getByRole('button', { name: 'Close' }).tap();
  };
  await lose();
  await over(page, 'You lose');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  assert(wide <= 0, `${wide} too wide`);
  await page.getByRole('button', { name: 'Ready for the next game' }).tap();
  await movedOn(page, first);
  await page.getByRole('button', { name: /Log · 0–1/ }).waitFor();
  assert(await myMove(page));
  await lose();
  await page.getByRole('button', { name: /Log/ }).tap();
  await page.getByRole('button', { name: 'Give up the match' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Give up the match' }).tap();
  await over(page, 'You lose the match');
});

staged('the file of a whole match is opened, and leads from game to game', async ({ visit, server }) => {
  const made = await room(server, { seats: [bot('random'), bot('random')], practice: false, best_of: 3 });
  const address = `${server.address}api/rooms/${made.room}/${made.links.watch}/match`;
  let file = await fetch(address);
  for (let tries = 0; !file.ok && tries < 300; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    file = await fetch(address);
  }
  const buffer = Buffer.from(await file.arrayBuffer());
  const page = await visit();
  const tile = page.locator('section.card-panel', { has: page.getByRole('heading', { name: 'Open a replay' }) });
  await tile.locator('input[type=file]').setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer });
  await page.waitForURL(/#\/room\/.*\/replay/);
  await page.getByRole('toolbar', { name: 'Replay' }).waitFor();
  await score(page).getByRole('link', { name: 'Game 2' }).click();
  await score(page).getByText('Best of three · Game 2').waitFor();
  await score(page).getByRole('link', { name: 'Game 1' }).waitFor();
});
