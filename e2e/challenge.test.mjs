// Challenges: listed, withdrawn, taken up from anywhere, and from a position.
import assert from 'node:assert/strict';
import { challenge, sitDown } from './lib/challenge.mjs';
import { staged } from './lib/stage.mjs';
import { myMove } from './lib/table.mjs';

const atTable = (page) => page.waitForURL(/#\/room\//);

staged('a challenge is listed until it is withdrawn, and then cannot be taken up', async ({ visit, server }) => {
  const ann = await visit();
  const link = await challenge(ann, 'ST1');
  const ben = await visit(link.slice(server.address.length));
  await ben.getByRole('heading', { name: 'Ann challenges you' }).waitFor();
  await ben.getByText('No clock').waitFor();

  await ann.getByRole('link', { name: 'Play', exact: true }).click();
  await ann.getByRole('link', { name: 'Your challenge' }).click();
  await ann.getByText('Waiting for your friend.').waitFor();
  await ann.goto(server.address);
  await ann.getByRole('button', { name: 'Withdraw the challenge' }).click();
  await ann.getByRole('link', { name: 'Your challenge' }).waitFor({ state: 'detached' });

  await ben.getByRole('button', { name: 'Sit down' }).click();
  await ben.getByRole('heading', { name: 'This challenge was withdrawn' }).waitFor();
  await ben.goto(`${server.address}#/join/nothing`);
  await ben.getByRole('heading', { name: 'There is no such challenge' }).waitFor();
});

staged('whoever waits on the first page goes to the table, and the link leads back there', async ({ visit, server }) => {
  const ann = await visit();
  const link = await challenge(ann, 'ST1');
  await ann.getByRole('link', { name: 'Play', exact: true }).click();
  await ann.getByRole('link', { name: 'Your challenge' }).waitFor();
  const ben = await visit(link.slice(server.address.length));
  await sitDown(ben, 'ST2');
  await Promise.all([ann, ben].map(atTable));
  await Promise.race([myMove(ann), myMove(ben)]);

  for (const page of [ann, ben]) {
    const table = page.url();
    await page.goto(server.address);
    await page.getByRole('link', { name: /^Ann vs\. Guest|^Guest vs\. Ann/ }).waitFor();
    await page.goto(link);
    await atTable(page);
    assert.equal(page.url(), table);
  }
  const cid = await visit(link.slice(server.address.length));
  await cid.getByRole('heading', { name: 'Somebody has already taken this challenge up' }).waitFor();
});

staged('a friend comes to a position', async ({ visit, server }) => {
  const ann = await visit('#/digimon/position');
  await ann.getByRole('button', { name: 'Play from here' }).click();
  await ann.getByRole('radio', { name: 'You play side B, a friend the other' }).check();
  await ann.getByRole('button', { name: 'Make the link' }).click();
  const link = await ann.getByLabel('Link for your friend').inputValue();
  const ben = await visit(link.slice(server.address.length));
  await ben.getByText('The position is already laid out').waitFor();
  assert.equal(await ben.getByLabel('Your deck').count(), 0);
  await ben.getByRole('button', { name: 'Sit down' }).click();
  await Promise.all([ann, ben].map(atTable));
  // Side A is in its turn.
  await ben.locator('.room[data-at]').waitFor();
});
