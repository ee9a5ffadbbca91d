// Debian's Chromium, driven by Playwright; every page reports its errors.
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { chromium } from 'playwright-core';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How long anything may take on a machine that does much else. */
export const PATIENCE = 45_000;

export function browser() {
  // A page that did not come from loopback may not open sockets to it.
  const args = process.env.HEADJUDGE_DIST ? [...flags, '--disable-features=LocalNetworkAccessChecks,LocalNetworkAccessChecksWebSockets'] : flags;
  return chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args, timeout: 90_000 });
}

/** A page of its own, with storage of its own. Errors of scripts are collected in `page.faults`. */
export async function visitor(browser, { width = 1440, height = 900, ...options } = {}) {
  const context = await browser.newContext({ viewport: { width, height }, locale: 'en-US', reducedMotion: 'reduce', ...options });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']).catch(() => {});
  context.setDefaultTimeout(PATIENCE);
  if (process.env.HEADJUDGE_DIST) await context.route(/^http/, unbuilt);
  const page = await context.newPage();
  page.faults = [];
  page.on('pageerror', (error) => page.faults.push(String(error)));
  return page;
}

const kinds = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };

/** While the page is worked on: its files come from the folder HEADJUDGE_DIST, not from the program. */
function unbuilt(route) {
  const { pathname } = new URL(route.request().url());
  const file = join(process.env.HEADJUDGE_DIST, pathname === '/' ? 'index.html' : pathname);
  if (pathname.startsWith('/api') || !existsSync(file)) return route.continue();
  return route.fulfill({ body: readFileSync(file), contentType: kinds[extname(file)] ?? 'application/octet-stream' });
}
