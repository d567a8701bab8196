// Checks before every command. They are plain JavaScript and use only Node, because nothing else is
// installed on a fresh machine.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));

const inRoot = (path) => join(root, path);

/** Ends the command with one sentence to the user of the terminal. */
export function giveUp(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Exits if package.json does not support this Node, e.g. "^20.19 || >=24". */
function ensureNode() {
  const { engines } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const [hasMajor, hasMinor] = process.versions.node.split('.').map(Number);
  const ranges = engines.node.split('||').map((range) => {
    const [major, minor = 0] = range.match(/\d+/g).map(Number);
    return { major, minor, andNewer: range.includes('>=') };
  });
  const fits = ({ major, minor, andNewer }) =>
    hasMajor === major ? hasMinor >= minor : andNewer && hasMajor > major;
  if (ranges.some(fits)) return;
  const wanted = ranges.map(({ major, minor }) => (minor > 0 ? `${major}.${minor}` : major));
  giveUp(
    `Akada needs Node ${wanted.join(', ')} or newer, and this is ${process.versions.node}: install a newer one from nodejs.org, then try again.`,
  );
}

/** Exits if the project's folder cannot be written to. */
function ensureFolder() {
  try {
    accessSync(root, constants.W_OK);
  } catch {
    giveUp(
      `${root} cannot be written to: get write access to it, or clone Akada to another folder.`,
    );
  }
}

/** Returns whether a file is missing or older than another. */
const isOlder = (path, than) =>
  !existsSync(path) || statSync(path).mtimeMs < statSync(than).mtimeMs;

/** Runs the npm of this process, or the npm in the PATH; true on success. */
export function npm(args, cwd = root) {
  const own = process.env.npm_execpath;
  const options = { cwd, stdio: 'inherit' };
  const { status } =
    own && /\.[cm]?js$/.test(own)
      ? spawnSync(process.execPath, [own, ...args], options)
      : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  return status === 0;
}

/**
 * Checks Node's version and the folder, and installs missing or outdated packages. Ends the process
 * if that fails.
 */
export function ensure() {
  ensureNode();
  ensureFolder();
  if (!isOlder(inRoot('node_modules/.package-lock.json'), inRoot('package-lock.json'))) return;
  console.log('Installing the packages (npm ci) …');
  if (!npm(['ci', '--no-audit', '--no-fund', '--loglevel=error'])) {
    giveUp('The packages could not be installed: see what npm says above, then try again.');
  }
}

/**
 * Passes a TypeScript module below `tests/` to `work`, which returns the command's exit code. An
 * error of `work` is one line in the terminal.
 */
export async function withModule(path, work) {
  ensure();
  // Node 20 does not read TypeScript: Vite's module runner does.
  const { runnerImport } = await import('vite');
  const { NODE_ENV } = process.env;
  const { module } = await runnerImport(inRoot(`tests/${path}`));
  // Vite sets this to development, and a build must not inherit that.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  try {
    process.exitCode = await work(module);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** Runs a package's program with Node, and returns its exit code. */
export function runProgram(path, args, env = {}) {
  const { status } = spawnSync(process.execPath, [inRoot(`node_modules/${path}`), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status ?? 1;
}
