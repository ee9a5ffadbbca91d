// Starts the real program on a fresh data folder, kills it, and starts it again.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:net';
import { preview } from './preview.mjs';

const program = process.env.HEADJUDGE_BIN ?? new URL('../../target/debug/headjudge', import.meta.url).pathname;

async function freePort() {
  const probe = createServer();
  await new Promise((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

export class Server {
  /** A server with nothing stored yet; `args` are more options of `headjudge serve`. */
  static async start(args = []) {
    const server = new Server();
    server.folder = mkdtempSync(join(tmpdir(), 'headjudge-e2e-'));
    server.port = await freePort();
    server.args = args;
    const page = process.env.HEADJUDGE_PREVIEW;
    if (page) server.preview = await preview(page, () => server.port);
    await server.run();
    return server;
  }

  get address() {
    return `http://127.0.0.1:${this.preview?.port ?? this.port}/`;
  }

  async run() {
    const args = ['serve', '--listen', `127.0.0.1:${this.port}`, '--data', this.folder, ...this.args];
    this.said = '';
    this.process = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [this.process.stdout, this.process.stderr]) {
      stream.on('data', (text) => (this.said += text));
    }
    const patience = Date.now() + 30_000;
    while (Date.now() < patience) {
      const up = await fetch(this.address + 'api/health').then((answer) => answer.ok, () => false);
      if (up) return;
      if (this.process.exitCode !== null) break;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`the server does not start: ${this.said}`);
  }

  /** As a power cut would. */
  async kill() {
    const ended = new Promise((resolve) => this.process.once('exit', resolve));
    this.process.kill('SIGKILL');
    await ended;
  }

  async stop() {
    if (this.process.exitCode === null && this.process.signalCode === null) await this.kill();
    this.preview?.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
