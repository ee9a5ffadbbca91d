// The first page: how many bytes come over the line, and when it can be used.
import assert from 'node:assert/strict';
import { staged } from './lib/stage.mjs';

const MOST_BYTES = 300_000;
/** So few bytes do not become fewer. */
const TINY = 200;
/** A second on an idle machine; the machines that test are not idle. */
const MOST_MS = Number(process.env.HEADJUDGE_FIRST_PAGE_MS ?? 15_000);

staged('the first page is small and soon usable', async ({ t, server, visit }) => {
  const page = await visit('api/health');
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.setCacheDisabled', { cacheDisabled: true });
  let bytes = 0;
  const packed = new Map();
  line.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  page.on('response', (answer) => packed.set(new URL(answer.url()).pathname, answer.headers()));

  const since = Date.now();
  await page.goto(server.address, { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: 'Play now' });
  await button.waitFor();
  const usable = Date.now() - since;
  await page.getByRole('button', { name: 'Start the game', disabled: false }).waitFor();
  await page.waitForLoadState('networkidle');
  t.diagnostic(`${Math.round(bytes / 1000)} KB, usable after ${usable} ms`);
  assert(bytes > 5_000, 'something was measured');
  assert(bytes < MOST_BYTES, `${bytes} bytes`);
  assert(usable < MOST_MS, `${usable} ms`);
  const plain = [...packed].filter(([path, head]) => /\.(js|css)$/.test(path) && !head['content-encoding'] && !(Number(head['content-length']) <= TINY));
  assert.deepEqual(plain, [], 'scripts and styles are compressed');
  await button.click();
  await page.locator('.room').waitFor();
});
