import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, connect, launch as launchBrowser } from 'puppeteer-core';
import { installPackages } from '../run/support/browser.mjs';
import { type Driver, phone } from './driver.ts';
import { freePort } from '../support/freePort.ts';
import { launch, until } from './processes.ts';
import { puppeteerDriver } from './puppeteerDriver.ts';
import { webkitDriver } from './webkitDriver.ts';

export interface Engine {
  name: string;
  /** Installs missing packages. Returns null, or why the engine cannot be started. */
  prepare: () => string | null;
  start: () => Promise<Driver>;
}

/**
 * Ensures an engine's files, by the Debian packages that contain them. Returns null, or why they
 * are missing.
 */
function have(files: readonly string[], packages: readonly string[]): string | null {
  const isThere = () => files.every((file) => existsSync(file));
  if (isThere()) return null;
  installPackages(packages);
  return isThere()
    ? null
    : `needs ${files.find((file) => !existsSync(file))}, of Debian's packages ${packages.join(' ')}, which root installs with apt-get`;
}

/** The users' time zone. `browsers.ts` handles signals. */
const options = {
  env: { ...process.env, TZ: 'Africa/Lagos' },
  handleSIGINT: false,
  handleSIGTERM: false,
  handleSIGHUP: false,
};

const firefox: Engine = {
  name: 'Firefox',
  prepare: () => have(['/usr/bin/firefox-esr'], ['firefox-esr']),
  start: async () => {
    const browser = await launchBrowser({
      browser: 'firefox',
      executablePath: '/usr/bin/firefox-esr',
      defaultViewport: null,
      ...options,
    });
    const version = (await browser.version()).replace('firefox/', 'Firefox ');
    return puppeteerDriver(browser, version, false, () => browser.close());
  },
};

/** Debian's path of the browser that WebKitWebDriver drives. */
const miniBrowser = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;

const webkit: Engine = {
  name: 'WebKit',
  prepare: () =>
    have(['/usr/bin/WebKitWebDriver', miniBrowser, '/usr/bin/Xvfb'], ['webkit2gtk-driver', 'xvfb']),
  start: () => webkitDriver(miniBrowser),
};

/** Python's WebEngine needs the system's Python. */
const python = '/usr/bin/python3';

const oldChromium: Engine = {
  name: 'old Chromium',
  prepare: () =>
    have(
      [python, '/usr/lib/python3/dist-packages/PyQt6/QtWebEngineCore.abi3.so'],
      ['python3-pyqt6.qtwebengine'],
    ),
  start: async () => {
    const port = await freePort();
    const window = fileURLToPath(new URL('oldChromium.py', import.meta.url));
    const size = [String(phone.width), String(phone.height)];
    const qt = launch(python, [window, ...size], {
      TZ: 'Africa/Lagos',
      LANG: 'en_GB.UTF-8',
      QT_QPA_PLATFORM: 'offscreen',
      QTWEBENGINE_REMOTE_DEBUGGING: String(port),
      QTWEBENGINE_DISABLE_SANDBOX: '1',
      QTWEBENGINE_CHROMIUM_FLAGS: '--disable-gpu',
    });
    try {
      const browserURL = `http://127.0.0.1:${port}`;
      const browser: Browser = await until(
        () => connect({ browserURL, defaultViewport: null }),
        30_000,
      );
      const agent = await browser.userAgent();
      const version = /Chrome\/([\d.]+)/.exec(agent)?.[1] ?? agent;
      return await puppeteerDriver(browser, `Chromium ${version}`, true, async () => {
        await browser.disconnect();
        await qt.stop();
      });
    } catch (error) {
      await qt.stop();
      throw new Error(`Qt's WebEngine does not start. ${qt.words()}`, { cause: error });
    }
  },
};

/** Current Chromium plays the browser tests. */
export const engines: readonly Engine[] = [firefox, webkit, oldChromium];
