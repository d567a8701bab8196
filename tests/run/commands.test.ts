import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { freePort } from '../support/freePort.ts';
import { listenLocally } from '../sandbox/address.ts';

const root = join(import.meta.dirname, '../..');

const cleanUps: (() => void)[] = [];
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0).reverse()) cleanUp();
});

/** Makes a copy of the commands, with packages that only look installed. */
function copyOfCommands(): string {
  const folder = mkdtempSync(join(tmpdir(), 'akada-commands-'));
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
  for (const path of ['package.json', 'package-lock.json', 'tests/run']) {
    cpSync(join(root, path), join(folder, path), { recursive: true });
  }
  mkdirSync(join(folder, 'node_modules'));
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), '{}');
  return folder;
}

test('npm test stops with one sentence if CHROME_PATH is broken', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(copyOfCommands(), 'tests/run/test.mjs')],
    { encoding: 'utf8', env: { ...process.env, CHROME_PATH: '/nowhere/chrome' } },
  );
  expect(stdout + stderr).toBe(
    'No browser starts from CHROME_PATH, /nowhere/chrome: set it to the path of Chromium or Chrome, or unset it.\n',
  );
  expect(status).toBe(1);
});

test('npm test stops with one sentence in a folder without write access', () => {
  const folder = copyOfCommands();
  const isRoot = process.getuid?.() === 0;
  // Root may write everywhere, and others may not reach the Node that root runs.
  const node = isRoot ? join(folder, 'node') : process.execPath;
  if (isRoot) cpSync(process.execPath, node);
  chmodSync(folder, 0o555);
  cleanUps.push(() => chmodSync(folder, 0o755));
  const { status, stdout, stderr } = spawnSync(node, [join(folder, 'tests/run/test.mjs')], {
    encoding: 'utf8',
    ...(isRoot && { uid: 65_534 }),
  });
  expect(stdout + stderr).toBe(
    `${folder}/ cannot be written to: get write access to it, or clone Akada to another folder.\n`,
  );
  expect(status).toBe(1);
});

test('npm start stops with one sentence if its port is taken', async () => {
  const server = createServer();
  cleanUps.push(() => server.close());
  const { port } = new URL(await listenLocally(server));
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'tests/run/start.mjs')], {
    cwd: root,
    encoding: 'utf8',
    timeout: 60_000,
    env: { ...process.env, PORT: port },
  });
  // Vite may first print that it prepares the packages again.
  expect(stderr).toBe(
    `Port ${port} is taken: end the program that uses it, or set PORT to another port.\n`,
  );
  expect(status).toBe(1);
});

/** Runs `npm start` in a new process group, until it prints its address. */
async function npmStart(port: number): Promise<ChildProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'akada-start-'));
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
  const npm = spawn('npm', ['start'], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: String(port), SANDBOX_FILE: join(folder, 'akada.db') },
  });
  cleanUps.push(() => {
    try {
      process.kill(-(npm.pid ?? 0), 'SIGKILL');
    } catch {
      // Every process of the group has ended.
    }
  });
  await new Promise<void>((resolve, reject) => {
    npm.once('close', () => reject(new Error('npm start ended by itself.')));
    npm.stdout?.on('data', (chunk) => {
      if (String(chunk).includes(String(port))) resolve();
    });
  });
  return npm;
}

// A terminal that closes sends SIGHUP.
test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'the development server and its sandbox free their port after npm alone gets %s',
  async (signal) => {
    const port = await freePort();
    const npm = await npmStart(port);
    const status = () =>
      fetch(`http://127.0.0.1:${port}/api/tracks`).then(
        (response) => response.status,
        () => null,
      );
    await expect.poll(status).toBe(401);
    process.kill(npm.pid ?? 0, signal);
    await expect.poll(status).toBeNull();
  },
);
