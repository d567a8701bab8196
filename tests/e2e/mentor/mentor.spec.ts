import type { Locator, Page } from '@playwright/test';
import { logIn } from '../support/account.ts';
import { gradingDesk } from '../support/dashboard.ts';
import { expect, inSweep, test } from '../support/site.ts';

const submissionsPath = '/dashboard/mentor/tasks-submissions/';
const ngozi = { email: 'mentor@akada.example', password: 'akada-2021' };
const hauwa = { email: 'hauwa@akada.example', password: 'akada-2021' };

/** A keyboard that counts its key presses; typed text is not counted. */
function keyboardOf(page: Page) {
  let count = 0;
  return {
    press: async (...keys: string[]) => {
      for (const key of keys) {
        count += key.split('+').length;
        await page.keyboard.press(key);
      }
    },
    words: (text: string) => page.keyboard.type(text),
    /** The presses since the last call. */
    counted: () => {
      const sofar = count;
      count = 0;
      return sofar;
    },
  };
}

async function openDesk(page: Page, who: typeof ngozi): Promise<void> {
  await page.goto(submissionsPath);
  await logIn(page, who);
  await expect(page.getByRole('button', { name: 'Review next' })).toBeVisible();
}

const comment = (dialog: Locator): Locator => dialog.getByRole('textbox', { name: 'Comment' });

/** The submission whose dialog is open. */
const openId = (page: Page): string => new URL(page.url()).searchParams.get('grade') ?? '';

test('a mentor grades three submissions by keyboard, in under 15 key presses each', async ({
  page,
  site,
}) => {
  await openDesk(page, ngozi);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Review next' })).toBeVisible();
  const keyboard = keyboardOf(page);
  const dialog = page.getByRole('dialog');

  // From the top of the page: the skip link, the content, the first button in it.
  await keyboard.press('Tab', 'Enter', 'Tab', 'Enter');
  const graded: { id: string; gradePercentage: number; mentorComment: string }[] = [];
  for (const [grade, words] of [
    ['84', 'Every price is right, and the table reads well on a phone.'],
    ['7.5', 'Good start: now give the inputs their labels.'],
    ['100', 'I would not change a thing.'],
  ] as const) {
    await expect(comment(dialog)).toHaveValue('');
    const id = openId(page);
    expect(graded.map((one) => one.id)).not.toContain(id);
    graded.push({ id, gradePercentage: Number(grade), mentorComment: words });
    await keyboard.press('c');
    await keyboard.words(words);
    // Tabs past the library, whatever its number of stops.
    const field = dialog.getByLabel('Grade (%)', { exact: true });
    do {
      await keyboard.press('Tab');
    } while (!(await field.evaluate(isFocused)));
    await keyboard.press(...grade.split(''), 'Control+Shift+Enter');
    await expect.poll(() => openId(page)).not.toBe(id);
    expect(keyboard.counted()).toBeLessThan(15);
  }

  for (const { id, ...grade } of graded) {
    expect(
      site.rows('SELECT gradePercentage, mentorComment FROM submissions WHERE id = ?', [id]),
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
      await openDesk(page, hauwa);
      await page.getByRole('button', { name: 'Review next' }).click();
      const desk = gradingDesk(page);
      await desk.write('Every price is right.', '84');
      await site.failNext({ method: 'POST', path: '/api/mentors', times: 1, kind: '503' });
      await desk.save();
      await expect(desk.dialog.getByRole('alert')).toBeInViewport({ ratio: 1 });
    },
  );
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

  test(
    'the first screen shows the first row, then the grade and its buttons',
    inSweep,
    async ({ page }) => {
      await openDesk(page, ngozi);
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeInViewport({
        ratio: 1,
      });
      await expect(page.getByRole('searchbox', { name: 'Search', exact: true })).toBeHidden();

      await page.getByRole('button', { name: 'Review next' }).tap();
      const dialog = page.getByRole('dialog');
      const next = dialog.getByRole('button', { name: 'Grade and next' });
      await expect(dialog.getByLabel('Grade (%)', { exact: true })).toBeInViewport();
      await expect(next).toBeInViewport({ ratio: 1 });
      await dialog.getByText('Comments, checklist, brief').tap();
      await dialog.getByRole('button', { name: 'Show brief' }).tap();
      await expect(dialog.getByRole('heading', { name: 'What you will build' })).toBeVisible();
      await expect(next).toBeInViewport({ ratio: 1 });
    },
  );
});

/** The browser's whole localStorage. */
const storageOf = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify(Object.entries(localStorage)));

const isFocused = (element: Element): boolean => element === document.activeElement;

test('the brief is one click away, and the draft survives a reload', inSweep, async ({ page }) => {
  await openDesk(page, ngozi);
  await page.getByRole('button', { name: 'Review next' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Show brief' }).click();
  await expect(dialog.getByRole('heading', { name: 'What you will build' })).toBeVisible();
  await comment(dialog).fill('Half a sentence, and the light goes');
  await dialog.getByLabel('Grade (%)', { exact: true }).fill('61');
  await page.reload();

  await expect(comment(dialog)).toHaveValue('Half a sentence, and the light goes');
  await expect(dialog.getByLabel('Grade (%)', { exact: true })).toHaveValue('61');
});

test(
  'two mentors on one computer never see each other’s drafts',
  inSweep,
  async ({ browser, site }) => {
    const first = await (await browser.newContext({ baseURL: site.origin })).newPage();
    const second = await (await browser.newContext({ baseURL: site.origin })).newPage();
    await openDesk(first, ngozi);
    await openDesk(second, hauwa);

    const write = async (page: Page, words: string) => {
      await page.getByRole('button', { name: 'Review next' }).click();
      await comment(page.getByRole('dialog')).fill(words);
      await page.reload();
      await expect(comment(page.getByRole('dialog'))).toHaveValue(words);
    };
    await write(first, 'Ngozi’s own words');
    await write(second, 'Hauwa’s own words');

    expect(await storageOf(first)).not.toContain('Hauwa’s');
    expect(await storageOf(second)).not.toContain('Ngozi’s');

    // Ngozi's session has expired; Hauwa logs in at the same address.
    const address = first.url();
    await first.evaluate(() => localStorage.removeItem('akada_token'));
    await first.goto(address);
    await logIn(first, hauwa);
    await expect(first.getByRole('dialog', { name: 'Submission not found' })).toBeVisible();
    await first.getByRole('button', { name: 'Close' }).click();
    await first.getByRole('button', { name: 'Review next' }).click();
    await expect(comment(first.getByRole('dialog'))).toHaveValue('');
    await Promise.all([first, second].map((page) => page.context().close()));
  },
);
