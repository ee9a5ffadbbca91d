// What every test begins with: the program running, a browser, and a room if one is wanted.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { browser, visitor } from './browser.mjs';
import { Server } from './server.mjs';

export const LONG = 600_000;

/** A test with a fresh server and a browser; at its end no page may have had an error in its scripts. */
export function staged(name, play, args = []) {
  test(name, { timeout: LONG }, async (t) => {
    const server = await Server.start(args);
    const chromium = await browser();
    try {
      await played(t, { server, chromium }, name, play);
    } finally {
      await chromium.close();
      await server.stop();
    }
  });
}

/** Tests of one file that have one server and one browser together; each has pages of its own. */
export function together(args = []) {
  const stage = {};
  before(async () => Object.assign(stage, { server: await Server.start(args), chromium: await browser() }));
  after(async () => {
    await stage.chromium?.close();
    await stage.server?.stop();
  });
  return (name, play) => test(name, { timeout: LONG }, (t) => played(t, stage, name, play));
}

async function played(t, { server, chromium }, name, play) {
  const pages = [];
  const visit = async (address = '', options = {}) => {
    const page = await visitor(chromium, options);
    pages.push(page);
    await page.goto(server.address + address);
    return page;
  };
  try {
    await play({ t, server, visit, chromium });
    for (const page of pages) assert.deepEqual(page.faults, []);
  } catch (failed) {
    await remember(pages, name);
    throw failed;
  } finally {
    for (const page of pages) await page.context().close();
  }
}

/** What was to be seen when it went wrong: pictures in the folder HEADJUDGE_FAILED. */
async function remember(pages, name) {
  const folder = process.env.HEADJUDGE_FAILED;
  if (!folder) return;
  for (const [place, page] of pages.entries()) {
    const path = `${folder}/${name.replaceAll(/\W+/g, '_')}-${place}.png`;
    await page.screenshot({ path, timeout: 20_000 }).catch(() => {});
  }
}

export const person = (name) => ({ who: 'person', name });
export const bot = (kind = 'greedy') => ({ who: 'bot', bot: kind, budget_ms: null });

/** Opens a room by the server's own door: the same game every time, with a bot that does not dawdle. */
export async function room(server, { game = 'digimon', seats = [person('Ann'), bot()], decks = ['ST1', 'ST2'], seed = 'xoshiro256++:7', practice = true, pace_ms = 0, best_of = null, wanted } = {}) {
  const start = { new: { wanted: wanted ?? { decks: decks.map((builtin) => ({ builtin })), allow_unread: true }, seed } };
  const answer = await fetch(server.address + 'api/rooms', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game, start, seats, clock: null, practice, pace_ms, best_of }),
  });
  assert(answer.ok, `no room: ${answer.status} ${await answer.clone().text()}`);
  const made = await answer.json();
  const door = (key) => `#/room/${made.room}/${key}`;
  const links = Object.fromEntries(Object.entries(made.links).map(([seat, key]) => [seat, key && door(key)]));
  return { ...made, doors: links, own: door(made.links.both ?? made.links.a ?? made.links.b) };
}
