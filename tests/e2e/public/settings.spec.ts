import type { Locator, Page } from '@playwright/test';
import { addStyles } from '../../support/addStyles.ts';
import { amina, chidera, ngozi } from '../../support/people.ts';
import { beLoggedIn, logIn } from '../support/account.ts';
import { wizard } from '../support/dashboard.ts';
import { expect, inSweep, test } from '../support/site.ts';
import { coveredText, sideways } from '../support/sweeps/measures.ts';

/** Settings of the system and of the app apply from the first paint on. */

const style = (control: Locator, name: string): Promise<string> =>
  control.evaluate(
    (element, property) => getComputedStyle(element).getPropertyValue(property),
    name,
  );

test('a chosen colour scheme applies before the first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => {
    localStorage.setItem('akada_theme', 'dark');
    // Nothing is painted yet when the body begins.
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      Object.assign(window, { atFirst: document.documentElement.dataset['theme'] });
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  for (const path of ['/', '/login', '/dashboard']) {
    await page.goto(path);
    expect(await page.evaluate(() => ('atFirst' in window ? window.atFirst : ''))).toBe('dark');
  }
});

/** Returns whether different words of the same length, in letters of one width, look different. */
async function showsItsWords(page: Page, item: Locator): Promise<boolean> {
  await item.scrollIntoViewIfNeeded();
  const clip = (await item.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const before = await page.screenshot({ clip });
  await item.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      text.nodeValue = text.nodeValue?.replaceAll(/\S/g, '#') ?? '';
    }
  });
  return !(await page.screenshot({ clip })).equals(before);
}

test.describe('forced colours', () => {
  test.use({ viewport: { width: 1280, height: 860 } });

  test(
    'current, chosen and focused items look different from others',
    inSweep,
    async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active' });
      await page.goto('/login');
      await logIn(page, amina);
      const menu = page.getByRole('navigation', { name: 'Main menu' });
      const current = menu.getByRole('link', { name: 'Dashboard' });
      await expect(current).toHaveAttribute('aria-current', 'page');
      const other = menu.getByRole('link', { name: 'Tracks' });
      expect(await style(current, 'background-color')).not.toBe(
        await style(other, 'background-color'),
      );
      const tracks = page.getByRole('group', { name: 'Your tracks' });
      expect(await style(tracks.getByRole('radio', { checked: true }), 'background-color')).toBe(
        await style(current, 'background-color'),
      );
      await page.keyboard.press('Tab');
      await other.focus();
      expect(await style(other, 'outline-style')).toBe('solid');
    },
  );

  test('a mentor can tell the chosen filter, page and theme from the others', async ({
    page,
    site,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await beLoggedIn(page, site, ngozi);
    await page.goto('/dashboard/mentor/tasks-submissions/?state=all');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const chosen = await style(menu.getByRole('link', { name: 'Tasks' }), 'background-color');
    await expect(page.getByRole('button', { name: 'Review next' })).toBeVisible();
    await addStyles(
      page,
      '* { font-family: monospace !important; text-overflow: clip !important }',
    );
    const pressed = [
      menu.getByRole('link', { name: 'Tasks' }),
      page.getByRole('button', { name: 'All', exact: true }),
      page.getByRole('button', { name: 'Page 1', exact: true }),
    ];
    for (const item of pressed) expect(await showsItsWords(page, item)).toBe(true);

    await menu.getByRole('button', { name: 'Settings' }).click();
    const theme = page.getByRole('dialog').getByRole('radio', { checked: true }).first();
    expect(await style(theme, 'background-color')).toBe(chosen);
    expect(await style(theme.locator('+ svg'), 'color')).not.toBe(chosen);
  });

  test('each part of the progress has its own mark', async ({ page, site }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await beLoggedIn(page, site, amina);
    await page.goto('/dashboard');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const chosen = await style(menu.getByRole('link', { name: 'Dashboard' }), 'background-color');
    const markOf = (words: RegExp) =>
      style(page.getByText(words).locator('xpath=preceding-sibling::span'), 'background-color');
    expect(await markOf(/^\d+ graded$/)).toBe(chosen);
    expect(await markOf(/^\d+ not graded yet$/)).not.toBe(chosen);
  });

  test('a dialog shows a border, and its chosen card is marked', inSweep, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/login');
    await logIn(page, chidera);
    const steps = wizard(page);
    await steps.choose('Web development');
    expect(await style(steps.dialog, 'border-top-style')).toBe('solid');
    const cards = steps.dialog.locator('label', { has: page.getByRole('radio') });
    const marked = await Promise.all(
      (await cards.all()).map(async (card) => (await style(card, 'outline-style')) !== 'none'),
    );
    expect(marked.filter(Boolean)).toHaveLength(1);
  });
});

test('more contrast makes soft text as dark as other text', inSweep, async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  await page.goto('/team');
  const tokens = await page.evaluate(() => {
    const { body } = document;
    const colourOf = (token: string) => {
      body.style.color = `var(${token})`;
      return getComputedStyle(body).color;
    };
    return [colourOf('--ink'), colourOf('--ink-soft'), colourOf('--ink-faint')];
  });
  expect(new Set(tokens).size).toBe(1);
});

/** Doubles the text of an open page, and expects that nothing covers or widens anything. */
async function enlarge(page: Page): Promise<void> {
  await addStyles(page, ':root { font-size: 200% !important }');
  expect([...(await coveredText(page)), ...(await sideways(page))]).toEqual([]);
}

/** Expects that no clamp cuts a text. */
async function expectWhole(text: Locator): Promise<void> {
  const cut = await text.evaluate(
    ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
      scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1,
  );
  expect(cut).toBe(false);
}

async function expectInside(item: Locator, frame: Locator): Promise<void> {
  const [inner, outer] = [await item.boundingBox(), await frame.boundingBox()];
  if (!inner || !outer) throw new Error('One of them is not shown');
  expect(inner.x).toBeGreaterThan(outer.x);
  expect(inner.x + inner.width).toBeLessThan(outer.x + outer.width);
}

test.describe('text at 200 % on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the pages of a borrowed phone are readable from the login to the logout', async ({
    page,
  }) => {
    await page.goto('/login');
    await enlarge(page);
    await page.getByLabel('This is not my phone').check();
    await logIn(page, amina);
    const welcome = page.getByRole('heading', { name: /^Welcome to Akada/ });
    await expect(welcome).toBeVisible();
    await enlarge(page);
    await expectWhole(welcome);
    await expectWhole(page.getByText(/^Begin “/));
    await page.getByRole('button', { name: /account/i }).click();
    await expectInside(page.getByRole('region', { name: /account/i }), page.locator('body'));
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Not my phone' }).click();
    const question = page.getByRole('alertdialog');
    await expectWhole(question.getByRole('heading'));
    expect(await coveredText(page)).toEqual([]);
  });

  test('the steps of the wizard are readable', async ({ page, site }) => {
    await beLoggedIn(page, site, chidera);
    await page.goto('/dashboard');
    const { dialog } = wizard(page);
    await expect(dialog).toBeVisible();
    await enlarge(page);
    await expectWhole(dialog.getByText('Tracks', { exact: true }));
  });

  test('the button with which a mentor starts is readable', async ({ page, site }) => {
    await beLoggedIn(page, site, ngozi);
    await page.goto('/dashboard/mentor/mentees');
    const start = page.getByRole('link', { name: 'Review next' });
    await expect(start).toBeVisible();
    await enlarge(page);
    await expectInside(start, page.getByRole('region', { name: 'Tasks to grade' }));
  });
});
