// Writes a .br and a .gz beside every file of a folder where that saves something.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const folder = process.argv[2];
for (const name of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!name.isFile() || /\.(br|gz)$/.test(name.name)) continue;
  const path = join(name.parentPath ?? name.path, name.name);
  const plain = readFileSync(path);
  const packed = {
    br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    gz: gzipSync(plain, { level: 9 }),
  };
  for (const [ending, bytes] of Object.entries(packed)) {
    if (bytes.length < plain.length) writeFileSync(`${path}.${ending}`, bytes);
  }
}
