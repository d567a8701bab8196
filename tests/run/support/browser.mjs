// Finds a Chromium for the tests, or installs it without a prompt.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { giveUp, root } from './ensure.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  join(process.env.PROGRAMFILES ?? '/', 'Google/Chrome/Application/chrome.exe'),
];

/** Runs a browser, because some systems have a stub that only prints advice. */
const works = (path) =>
  existsSync(path) &&
  (process.platform === 'win32' ||
    spawnSync(path, ['--version'], { timeout: 60_000 }).status === 0);

async function ofPlaywright() {
  try {
    const { chromium } = await import('@playwright/test');
    return chromium.executablePath();
  } catch {
    return '';
  }
}

/** Returns the path of a working Chromium or Chrome (CHROME_PATH first), or null. */
async function findBrowser() {
  const given = process.env.CHROME_PATH;
  if (given) return works(given) ? given : null;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const inPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...inPath, ...elsewhere, await ofPlaywright()].find(works) ?? null;
}

const run = (command, args) =>
  spawnSync(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;

/**
 * Installs Debian packages if permitted; false if they are not installed. Ubuntu's packages of
 * these names only point to another installer.
 */
export function installPackages(packages) {
  const release = '/etc/os-release';
  const isDebian = existsSync(release) && /^ID=debian$/m.test(readFileSync(release, 'utf8'));
  if (!isDebian || process.getuid?.() !== 0) return false;
  console.log(`Installing Debian's ${packages.join(' ')} for the browser tests …`);
  process.env.DEBIAN_FRONTEND = 'noninteractive';
  return (
    run('apt-get', ['update', '-qq']) &&
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages])
  );
}

function installByPlaywright() {
  console.log("Installing Playwright's chromium for the browser tests …");
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  return run(process.execPath, [cli, 'install', 'chromium']);
}

/** Finds or installs a browser, or returns null. Exits if CHROME_PATH is not a browser. */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found !== null) return found;
  const given = process.env.CHROME_PATH;
  if (given) {
    giveUp(
      `No browser starts from CHROME_PATH, ${given}: set it to the path of Chromium or Chrome, or unset it.`,
    );
  }
  if (installPackages(['chromium']) || installByPlaywright()) return findBrowser();
  return null;
}

/** Finds or installs a browser. Ends the command without one. */
export async function requireBrowser() {
  return (await ensureBrowser()) ?? giveUp(browserAdvice);
}

/**
 * Returns a browser's name and version as it reports them, e.g. `Chromium 156.0.8078.79`, or its
 * path on Windows.
 */
export function versionOf(path) {
  // Windows opens a browser window for `--version`.
  if (process.platform === 'win32') return path;
  return spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout.trim();
}

/** Printed if no browser is found or installed. */
export const browserAdvice =
  'The browser tests need Chromium or Chrome: install one, or set CHROME_PATH to the path of one, then run npm test again.';
