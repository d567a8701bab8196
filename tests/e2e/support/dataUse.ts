import { connect, createServer } from 'node:net';
import type { Page } from '@playwright/test';
import { listenLocally } from '../../sandbox/address.ts';

/** A proxy to a server on this computer; `bytes` is everything that went through it in both directions. */
export async function countingProxy(origin: string) {
  let bytes = 0;
  const server = createServer((browser) => {
    const target = connect(Number(new URL(origin).port), '127.0.0.1');
    for (const [from, to] of [
      [browser, target],
      [target, browser],
    ] as const) {
      from.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      from.on('error', () => to.destroy());
      from.pipe(to);
    }
  });
  return {
    origin: await listenLocally(server),
    bytes: () => bytes,
    close: () => server.close(),
  };
}

export const settingsButton = (page: Page) =>
  page.getByRole('button', { name: 'Settings' }).first();

const patterns = {
  /** “About 1.4 MB in November on this device” */
  all: /^About ([\d.,]+) (KB|MB) in .* on this device$/,
  /** “Pages 900 KB, account data 300 KB, updates 200 KB.” */
  answers: /account data ([\d.,]+) (KB|MB)/,
};

/** The data used, as the settings show it, in bytes; NaN if they show nothing. */
export async function countedBytes(page: Page, kind: keyof typeof patterns): Promise<number> {
  await settingsButton(page).click();
  const text = await page.getByRole('dialog', { name: 'Settings' }).innerText();
  await page.keyboard.press('Escape');
  const lines = text.split('\n').map((line) => patterns[kind].exec(line));
  const [, count = '', unit] = lines.find((line) => line !== null) ?? [];
  return Number.parseFloat(count.replace(',', '')) * (unit === 'MB' ? 1_000_000 : 1000);
}
