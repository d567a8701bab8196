// What every command needs before it can begin. Plain JavaScript of Node's own: nothing else is
// there yet on a fresh machine.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

const inRoot = (path) => join(root, path);

/** Ends the command with one sentence for the person at the terminal. */
export function giveUp(sentence) {
  console.error(sentence);
  process.exit(1);
}

function ensureNode() {
  const { engines } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const [major, minor] = engines.node.match(/\d+/g).map(Number);
  const [hasMajor, hasMinor] = process.versions.node.split('.').map(Number);
  if (hasMajor > major || (hasMajor === major && hasMinor >= minor)) return;
  giveUp(
    `Akada needs Node ${major}.${minor} or newer, and this is ${process.versions.node}: install a newer one from nodejs.org, then try again.`,
  );
}

/** True where a file is missing or older than another. */
const isOlder = (path, than) =>
  !existsSync(path) || statSync(path).mtimeMs < statSync(than).mtimeMs;

/** Runs npm as the one that runs us, or as the one in the PATH. */
function npm(...args) {
  const own = process.env.npm_execpath;
  const options = { cwd: root, stdio: 'inherit' };
  return own && /\.[cm]?js$/.test(own)
    ? spawnSync(process.execPath, [own, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}

/**
 * Checks Node's version and installs the packages where they are missing or older than the lock
 * file. Ends the process where that cannot be done.
 */
export function ensure() {
  ensureNode();
  if (!isOlder(inRoot('node_modules/.package-lock.json'), inRoot('package-lock.json'))) return;
  console.log('Installing the packages (npm ci) …');
  const { status } = npm('ci', '--no-audit', '--no-fund', '--loglevel=error');
  if (status !== 0) {
    giveUp('The packages could not be installed: see what npm says above, then try again.');
  }
}
