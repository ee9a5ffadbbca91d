// A page as Vite builds it, in front of a program that carries another one: files from a folder, all else from the program.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { connect } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

const kinds = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.json': 'application/json', '.woff2': 'font/woff2' };

/** Serves the page of `folder`; `/api` and `/ws` are the program's, whose port is asked for each time: it may come back with another. */
export async function preview(folder, programPort) {
  const sockets = new Set();
  const server = createServer((asked, answer) => {
    const path = new URL(asked.url, 'http://page').pathname;
    if (path.startsWith('/api')) return hand(asked, answer, programPort());
    const file = join(folder, normalize(path === '/' ? '/index.html' : path));
    if (!existsSync(file) || !statSync(file).isFile()) return void answer.writeHead(404).end();
    // As the program does it.
    const packs = ['.js', '.css', '.html'].includes(extname(file));
    const head = { 'content-type': kinds[extname(file)] ?? 'application/octet-stream', ...(packs ? { 'content-encoding': 'gzip' } : {}) };
    answer.writeHead(200, head).end(packs ? gzipSync(readFileSync(file)) : readFileSync(file));
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.on('upgrade', (asked, socket, head) => tunnel(asked, socket, head, programPort()));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return { port: server.address().port, close };
}

function hand(asked, answer, port) {
  const onward = request({ host: '127.0.0.1', port, path: asked.url, method: asked.method, headers: asked.headers }, (said) => {
    answer.writeHead(said.statusCode, said.headers);
    said.pipe(answer);
  });
  onward.on('error', () => answer.destroy());
  asked.pipe(onward);
}

/** What is said over a socket goes through as it is, and ends when either side ends it. */
function tunnel(asked, socket, head, port) {
  const onward = connect(port, '127.0.0.1', () => {
    const lines = [`${asked.method} ${asked.url} HTTP/1.1`];
    for (let place = 0; place < asked.rawHeaders.length; place += 2) lines.push(`${asked.rawHeaders[place]}: ${asked.rawHeaders[place + 1]}`);
    onward.write(`${lines.join('\r\n')}\r\n\r\n`);
    onward.write(head);
    onward.pipe(socket).pipe(onward);
  });
  for (const [one, other] of [[onward, socket], [socket, onward]]) {
    one.on('error', () => other.destroy());
    one.on('close', () => other.destroy());
  }
}
