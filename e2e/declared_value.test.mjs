// Declared values: what a person types becomes the answer that the server takes, and nothing else does.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import test from 'node:test';

const web = new URL('../web/', import.meta.url);
const typescript = createRequire(new URL('package.json', web))('typescript');
const source = await readFile(new URL('src/lib/value.ts', web), 'utf8');
const { outputText } = typescript.transpileModule(source, { compilerOptions: { module: 'esnext', target: 'es2022' } });
const { keyOf, meant, sortOf, textOf } = await import(`data:text/javascript,${encodeURIComponent(outputText)}`);

test('a value is told from a choice, and written as the server reads it', () => {
  assert.equal(sortOf({ declare: 'name' }), 'name');
  assert.equal(sortOf('choose'), null);
  assert.equal(keyOf({ number: 17 }), 'number 17');
  assert.equal(keyOf({ word: 'DARK' }), 'word DARK');
  assert.equal(keyOf({ name: 'Pot of Greed' }), 'name Pot of Greed');
  assert.equal(textOf({ number: 0 }), '0');
});

test('what was typed means the value that is called so, or the only one that was found', () => {
  const found = [{ name: 'Dark Hole' }, { name: 'Dark Hole Dragon' }];
  assert.deepEqual(meant(' ｄark hole ', found), { name: 'Dark Hole' });
  assert.equal(meant('dark', found), null);
  assert.deepEqual(meant('dark', found.slice(1)), { name: 'Dark Hole Dragon' });
  assert.equal(meant('dark', []), null);
});
