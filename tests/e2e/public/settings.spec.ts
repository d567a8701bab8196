import type { Locator } from '@playwright/test';
import { amina, logIn, newMentee } from '../support/account.ts';
import { wizard } from '../support/dashboard.ts';
import { expect, inSweep, test } from '../support/site.ts';

/** Settings of the system or the app apply from the first paint on. */

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

  test('a dialog has a border, and its chosen card is marked', inSweep, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/login');
    await logIn(page, newMentee);
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
