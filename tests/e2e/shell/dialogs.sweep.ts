/* oxlint-disable unicorn/consistent-function-scoping -- functions for the page cannot use this file’s variables */
import type { Page } from '@playwright/test';
import { beLoggedIn, ngozi } from '../support/account.ts';
import { gradingDesk } from '../support/dashboard.ts';
import {
  again,
  cases,
  desktop,
  dialogsOf,
  openDesk,
  question,
  shown,
  submissionsPath,
  words,
} from '../support/dialogs.ts';
import { expect, test } from '../support/site.ts';

/**
 * A page may cancel one request to close a dialog; the next one, without a tap or key between them,
 * closes it without an event.
 */

const ways: Record<string, (page: Page) => Promise<void>> = {
  'by the Escape key': async (page) => {
    for (let count = 0; count < 4; count += 1) await page.keyboard.press('Escape');
  },
  // As by Android's Back: the page receives no key event.
  'by the browser': async (page) => {
    await page.evaluate(() => {
      const hide = (event: Event) => event.stopImmediatePropagation();
      window.addEventListener('keydown', hide, { capture: true });
      Reflect.set(window, 'hearKeys', () =>
        window.removeEventListener('keydown', hide, { capture: true }),
      );
    });
    for (let count = 0; count < 4; count += 1) await page.keyboard.press('Escape');
    await page.evaluate(() => {
      const hearKeys: unknown = Reflect.get(window, 'hearKeys');
      if (typeof hearKeys === 'function') hearKeys();
    });
  },
  'without being asked': (page) =>
    page.evaluate(async () => {
      for (let count = 0; count < 4; count += 1) {
        const top = [...document.querySelectorAll('dialog')].pop();
        if (!top) return;
        const closed = new Promise((resolve) => {
          top.addEventListener('close', resolve, { once: true });
        });
        top.close();
        await closed;
        // The page reacts a task later.
        await new Promise((resolve) => setTimeout(resolve));
      }
    }),
};

for (const [name, dialog] of Object.entries(cases)) {
  test(`${name}: dialog state matches the DOM after closing it in four ways`, async ({
    page,
    site,
  }) => {
    const { as, path, opened, stay } = dialog;
    await page.setViewportSize(dialog.viewport ?? desktop);
    if (as) await beLoggedIn(page, site, as);
    await page.goto(typeof path === 'string' ? path : path(site), { waitUntil: 'networkidle' });
    await dialog.prepare?.(page, site);
    await dialog.open(page, site);
    for (const [way, close] of Object.entries(ways)) {
      await test.step(way, async () => {
        await expect.poll(() => dialogsOf(page)).toEqual(shown(opened));
        await close(page);
        const left = async () => (await dialogsOf(page)).filter((one) => one !== question);
        await expect.poll(left).toEqual(shown(stay ?? []));
        if (stay) await dialog.goBack?.(page);
        else await dialog.open(page, site);
      });
    }
    await expect.poll(() => dialogsOf(page)).toEqual(shown(opened));
    await dialog.work?.(page, site);
  });
}

test('a dialog shown again restores its focus', async ({ page, site }) => {
  await beLoggedIn(page, site, ngozi);
  await page.goto(submissionsPath);
  await openDesk(page);
  const desk = gradingDesk(page);
  await desk.write(words, '70');
  await site.expireTokens();
  await desk.save();
  const password = page
    .getByRole('dialog', { name: again })
    .getByLabel('Password', { exact: true });
  await password.fill('akada');
  for (const close of Object.values(ways)) {
    await close(page);
    await expect(password).toBeFocused();
  }
});
