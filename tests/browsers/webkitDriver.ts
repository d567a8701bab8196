import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isRecord } from '../sandbox/http/body.ts';
import { freePort } from '../support/freePort.ts';
import { wait } from '../support/waits.ts';
import { type Driver, phone } from './driver.ts';
import { launch, until } from './processes.ts';
import { openScreen } from './screen.ts';

/** Hides MiniBrowser's toolbar, which makes the window wider than a phone. */
const NARROW = `headerbar, toolbar, entry, button, image, box {
  min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; -gtk-icon-source: none;
}
entry { font-size: 1px; }
`;

/** The toolbar's greatest height after that, in pixels. */
const TOOLBAR = 60;

/** WebDriver's codes of keys without a character. */
const keyCodes: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
};

/** Drives WebKitGTK's MiniBrowser on a virtual screen, over WebDriver without a library. */
export async function webkitDriver(miniBrowser: string): Promise<Driver> {
  const settings = mkdtempSync(join(tmpdir(), 'akada-gtk-'));
  mkdirSync(join(settings, 'gtk-3.0'));
  writeFileSync(join(settings, 'gtk-3.0/gtk.css'), NARROW);
  const screen = await openScreen(phone.width, phone.height + TOOLBAR);
  const port = await freePort();
  const server = launch('WebKitWebDriver', [`--port=${port}`], {
    DISPLAY: screen.display,
    XDG_CONFIG_HOME: settings,
    TZ: 'Africa/Lagos',
  });

  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(wait),
    });
    const parsed: unknown = await response.json();
    const value = isRecord(parsed) ? parsed['value'] : undefined;
    if (response.ok) return value;
    throw new Error(
      isRecord(value) ? `${String(value['error'])}: ${String(value['message'])}` : '',
    );
  };
  const stop = async () => {
    await server.stop();
    await screen.stop();
    rmSync(settings, { recursive: true, force: true });
  };

  try {
    await until(() => call('GET', '/status'), 20_000);
    const browserOptions = { binary: miniBrowser, args: ['--automation'] };
    const made = await call('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } },
    });
    const { sessionId, capabilities } = isRecord(made) ? made : {};
    const version = isRecord(capabilities) ? String(capabilities['browserVersion']) : '';
    const session = (method: string, path: string, body?: object) =>
      call(method, `/session/${String(sessionId)}${path}`, body);
    const act = async (type: string, actions: readonly object[], parameters?: object) => {
      await session('POST', '/actions', {
        actions: [{ type, id: type, ...(parameters && { parameters }), actions }],
      });
    };
    const ask = (expression: string) =>
      session('POST', '/execute/sync', { script: `return (${expression});`, args: [] });
    const resize = (height: number) =>
      session('POST', '/window/rect', { x: 0, y: 0, width: phone.width, height });

    await resize(phone.height);
    const visibleHeight = Number(await ask('innerHeight'));
    const windowHeight = phone.height + (phone.height - visibleHeight);
    await resize(windowHeight);
    const keys = (names: readonly string[]) =>
      act(
        'key',
        names.flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      );
    return {
      version: `WebKitGTK ${version}`,
      open: async (url) => void (await session('POST', '/url', { url })),
      reload: async () => void (await session('POST', '/refresh', {})),
      back: async () => void (await session('POST', '/back', {})),
      ask,
      tap: (x, y) =>
        act(
          'pointer',
          [
            { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
          { pointerType: 'mouse' },
        ),
      type: (words) => keys(Array.from(words)),
      press: (key) => keys([keyCodes[key] ?? key]),
      // This takes a picture of the screen, because the driver's command hangs while a dialog is
      // open.
      picture: async (file) => {
        // WebKit paints late, so this waits for a frame and a second.
        await ask(
          'new Promise((done) => { requestAnimationFrame(done); setTimeout(done, 1000); })',
        );
        await pause(1000);
        screen.picture(file, windowHeight - phone.height, phone.height);
      },
      complaints: () => [],
      close: async () => {
        await session('DELETE', '').catch(() => undefined);
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
