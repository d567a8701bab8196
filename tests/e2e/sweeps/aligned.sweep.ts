/* oxlint-disable unicorn/consistent-function-scoping -- functions for the page cannot use this file’s variables */
import type { Page } from '@playwright/test';
import { paths } from '../../../src/paths.ts';
import { beLoggedIn } from '../support/account.ts';
import { expect, test } from '../support/site.ts';

/** How far each label of a form's first column is from the heading above it, in pixels. */
const offsets = (page: Page, headings: string): Promise<number[]> =>
  page.evaluate((selector) => {
    const leftOf = (element: Element): number => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().left;
    };
    return [...document.querySelectorAll(`main ${selector}`)].flatMap((heading) => {
      const part = heading.closest('fieldset, main');
      const lefts = [...(part?.querySelectorAll('label') ?? [])].map(leftOf);
      const column = Math.min(...lefts);
      return lefts.filter((left) => left < column + 20).map((left) => left - leftOf(heading));
    });
  }, headings);

for (const width of [360, 820, 1280]) {
  test(`labels align with their headings at ${width} px`, async ({ page, site }) => {
    const wrong: string[] = [];
    const look = async (path: string, headings: string) => {
      const found = await offsets(page, headings);
      expect(found.length, path).toBeGreaterThan(0);
      wrong.push(...found.filter((off) => Math.abs(off) > 1).map((off) => `${path}: ${off} px`));
    };
    await page.setViewportSize({ width, height: 800 });
    for (const path of [paths.login, paths.register, paths.draftForm, paths.forgotPassword]) {
      await page.goto(path);
      await look(path, 'h1');
    }
    const reset = `${paths.resetPassword}?token=abc&email=amina%40akada.example`;
    await page.goto(reset);
    await expect(page.getByText('amina@akada.example')).toBeVisible();
    await look(reset, 'h1');
    await beLoggedIn(page, site, { email: 'incomplete@akada.example', password: 'akada-2021' });
    await page.goto(paths.menteeProfile);
    await expect(page.getByRole('button', { name: 'Save profile' })).toBeVisible();
    await look(paths.menteeProfile, 'legend');
    expect(wrong).toEqual([]);
  });
}

for (const width of [640, 820]) {
  test(`the queue’s tasks and states are columns at ${width} px`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 800 });
    await beLoggedIn(page, site, { email: 'mentor@akada.example', password: 'akada-2021' });
    await page.goto(`${paths.submissions}?state=all&page=3`);
    const rows = page.getByRole('list', { name: 'Submissions to you' }).getByRole('button');
    await expect(rows).toHaveCount(10);
    const lefts = await rows.evaluateAll((buttons) =>
      buttons.map((button) =>
        [...(button.lastElementChild?.children ?? [])].map((part) => {
          return Math.round(part.getBoundingClientRect().left);
        }),
      ),
    );
    for (const [name, state, task, time = state] of lefts) {
      expect([name, task, state, time]).toEqual([
        lefts[0]?.[0],
        lefts[0]?.[2],
        lefts[0]?.[1],
        lefts[0]?.[1],
      ]);
      expect(state).toBeGreaterThan(task ?? Infinity);
    }
  });
}
