import type { Locator, Page } from '@playwright/test';
import { hauwa, ngozi } from '../../support/people.ts';
import { beLoggedIn } from '../support/account.ts';
import { gradingDesk } from '../support/dashboard.ts';
import { expect, inSweep, type Site, test } from '../support/site.ts';

const submissionsPath = '/dashboard/mentor/tasks-submissions/';

async function openDesk(page: Page, site: Site, who: { email: string }): Promise<void> {
  await beLoggedIn(page, site, who);
  await page.goto(submissionsPath);
  await expect(page.getByRole('button', { name: 'Review next' })).toBeVisible();
}

const openId = (page: Page): string => new URL(page.url()).searchParams.get('grade') ?? '';

test('a mentor grades three submissions by keyboard, in under 15 key presses each', async ({
  page,
  site,
}) => {
  await openDesk(page, site, ngozi);
  const { dialog, comment } = gradingDesk(page);
  let presses = 0;
  const press = async (...keys: string[]) => {
    for (const key of keys) {
      presses += key.split('+').length;
      await page.keyboard.press(key);
    }
  };

  // The Tab key starts at the top of the page, with the skip link, the content and the first button
  // in it.
  await press('Tab', 'Enter', 'Tab', 'Enter');
  const graded: { id: string; gradePercentage: number; mentorComment: string }[] = [];
  for (const [grade, words] of [
    ['84', 'Every price is right, and the table reads well on a phone.'],
    ['7.5', 'Good start: now give the inputs their labels.'],
    ['100', 'I would not change a thing.'],
  ] as const) {
    await expect(comment).toHaveValue('');
    const id = openId(page);
    expect(graded.map((one) => one.id)).not.toContain(id);
    graded.push({ id, gradePercentage: Number(grade), mentorComment: words });
    const tabTo = async (field: Locator) => {
      do {
        await press('Tab');
      } while (!(await field.evaluate(isFocused)));
    };
    await tabTo(comment);
    await page.keyboard.insertText(words);
    await tabTo(dialog.getByLabel('Grade (%)', { exact: true }));
    await press(...grade.split(''), 'Control+Shift+Enter');
    await expect.poll(() => openId(page)).not.toBe(id);
    expect(presses).toBeLessThan(15);
    presses = 0;
  }

  for (const { id, ...grade } of graded) {
    expect(
      site.db.all('SELECT gradePercentage, mentorComment FROM submissions WHERE id = ?', [id]),
    ).toEqual([grade]);
  }
});

for (const [width, height] of [
  [360, 740],
  [820, 1180],
  [1280, 720],
] as const) {
  test(
    `at ${width} px, why a grade was not taken comes into sight`,
    inSweep,
    async ({ page, site }) => {
      await page.setViewportSize({ width, height });
      await openDesk(page, site, hauwa);
      await page.getByRole('button', { name: 'Review next' }).click();
      const desk = gradingDesk(page);
      await desk.write('Every price is right.', '84');
      await site.failNext({ method: 'POST', path: '/api/mentors', kind: '503' });
      await desk.save();
      await expect(desk.dialog.getByRole('alert')).toBeInViewport({ ratio: 1 });
    },
  );
}

const isFocused = (element: Element): boolean => element === document.activeElement;
