import type { Page } from '@playwright/test';
import { paths, toEnroll, toGrading } from '../../../src/paths.ts';
import { chidera, ngozi } from '../../support/people.ts';
import { beLoggedIn } from '../support/account.ts';
import { gradingDesk, wizard } from '../support/dashboard.ts';
import { expect, type Site, test } from '../support/site.ts';

/** The review and the enroll wizard have addresses: Back closes them, and a reload opens them. */

test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

const before = '/team';
const words = 'A first remark that must not be lost.';

const pathOf = (page: Page): string => page.url().replace(/^\w+:\/\/[^/]+/, '');

const waysToClose: Record<string, (page: Page) => Promise<unknown>> = {
  Back: (page) => page.goBack(),
  Escape: (page) => page.keyboard.press('Escape'),
  Close: (page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap(),
};

interface Surface {
  as: typeof ngozi;
  /** The page that it is opened from. */
  from: string;
  open: (page: Page) => Promise<void>;
  /** Types or chooses something that a reload must keep. */
  write: (page: Page) => Promise<void>;
  written: (page: Page) => Promise<void>;
  address: RegExp;
}

const surfaces: Record<string, Surface> = {
  'a review over its list': {
    as: ngozi,
    from: paths.submissions,
    open: (page) => page.getByRole('button', { name: 'Review next' }).tap(),
    write: (page) => gradingDesk(page).write(words, '70'),
    written: (page) => gradingDesk(page).expectFilled(words, '70'),
    address: /\/tasks-submissions\/\?grade=[0-9a-f]{24}$/,
  },
  'a review opened in the gradebook': {
    as: ngozi,
    from: paths.gradebook,
    open: async (page) => {
      const first = page.getByRole('main').getByRole('listitem').first();
      const review = first.getByRole('link', { name: /^Review/ }).first();
      // Back leads to the mentee, who is still unfolded.
      await expect(first).toBeVisible();
      if (!(await review.isVisible())) await first.locator('summary').tap();
      await review.tap();
    },
    write: (page) => gradingDesk(page).write(words, '70'),
    written: (page) => gradingDesk(page).expectFilled(words, '70'),
    address: /\/tasks-submissions\/\?grade=[0-9a-f]{24}&state=all&mentee=[0-9a-f]{24}$/,
  },
  'the enroll wizard': {
    as: chidera,
    from: paths.tracks,
    open: (page) => page.getByRole('link', { name: 'Enroll in a track' }).tap(),
    write: async (page) => {
      const steps = wizard(page);
      await steps.choose('Web development');
      await steps.press('Next');
    },
    written: async (page) => {
      await expect(page.getByRole('heading', { name: /^What you will do in Web/ })).toBeVisible();
    },
    address: /\/dashboard\?enroll=[0-9a-f]{24}$/,
  },
};

const closed = async (page: Page, at: string) => {
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(() => pathOf(page)).toBe(at);
};

async function arrive(page: Page, site: Site, { as, from }: Surface) {
  await beLoggedIn(page, site, as);
  await page.goto(before);
  await page.goto(from, { waitUntil: 'networkidle' });
}

for (const [name, surface] of Object.entries(surfaces)) {
  test(`Back, Escape and the button close ${name}, and nothing is lost`, async ({ page, site }) => {
    const { from, open, write, written, address } = surface;
    await arrive(page, site, surface);
    await open(page);
    await write(page);
    expect(pathOf(page)).toMatch(address);
    for (const close of Object.values(waysToClose)) {
      await close(page);
      await closed(page, from);
      // Forward opens the dialog as a page.
      await page.goForward();
      await written(page);
      await page.reload();
      await written(page);
      expect(pathOf(page)).toMatch(address);
      await close(page);
      await closed(page, from);
      await open(page);
      await written(page);
      // The wizard puts the restored choice into the address, which must not follow the Back.
      await expect.poll(() => pathOf(page)).toMatch(address);
    }
    await page.goBack();
    await closed(page, from);
    await page.goBack();
    await expect.poll(() => pathOf(page)).toBe(before);
  });
}

test('a review or a wizard opened by its address closes to its page', async ({ page, site }) => {
  const work = site.db.get<{ id: string }>(
    `SELECT submissions.id FROM submissions JOIN users ON users.id = mentorId
     WHERE email = ? AND gradePercentage IS NULL ORDER BY submissions.updatedAt`,
    [ngozi.email],
  );
  for (const { as, address, at } of [
    { as: ngozi, address: toGrading(work?.id ?? ''), at: paths.submissions },
    { as: chidera, address: toEnroll(), at: paths.dashboard },
  ]) {
    await beLoggedIn(page, site, as);
    for (const close of [waysToClose['Escape'], waysToClose['Close']]) {
      await page.goto(before);
      await page.goto(address);
      await expect(page.getByRole('dialog')).toBeVisible();
      await close?.(page);
      await closed(page, at);
      await page.goBack();
      await expect.poll(() => pathOf(page)).toBe(before);
    }
  }
});
