/* oxlint-disable unicorn/consistent-function-scoping -- functions for the page cannot use this file’s variables */
import type { Page } from '@playwright/test';
import { toSubmitTask } from '../../../src/paths.ts';
import { starterId } from '../../sandbox/data/ids.ts';
import { amina, logIn, ngozi } from './account.ts';
import { gradingDesk } from './dashboard.ts';
import { expect, type Site } from './site.ts';

export const submissionsPath = '/dashboard/mentor/tasks-submissions/';
export const words = 'A first remark that must not be lost.';

export const phone = { width: 360, height: 740 };
export const desktop = { width: 1280, height: 860 };

/** Each dialog of the page by its name, and whether the browser shows it as a modal. */
export const dialogsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('dialog')].map((dialog) => {
      const title = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '');
      const name = dialog.getAttribute('aria-label') ?? title?.textContent ?? '';
      return dialog.matches(':modal') ? name : `not shown: ${name}`;
    }),
  );

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const press = (name: string | RegExp) => (page: Page) => button(page, name).click();

export const openDesk = async (page: Page) => {
  await button(page, /^(Review next|Start reviewing)/).click();
  await expect(gradingDesk(page).comment).toBeVisible();
};

export const question = 'Leave without grading?';

/** Each request to close a grading desk with unsaved text opens or closes its question. */
const goOnWriting = async (page: Page) => {
  const goOn = button(page, 'Stay');
  if (await goOn.isVisible()) await goOn.click();
  await expect(goOn).toBeHidden();
};

const gradeIt = async (page: Page) => {
  await goOnWriting(page);
  const desk = gradingDesk(page);
  await expect(desk.comment).toHaveValue(words);
  await desk.write(words, '80');
  await desk.save();
  await expect(page.getByText('Grading success')).toBeVisible();
  await expect(desk.dialog).toBeHidden();
  await openDesk(page);
};

interface Case {
  /** The open dialogs after Back, if Back closes more or less than the topmost. */
  afterBack?: readonly (string | null)[];
  /** The logged-in user; unset on a public page. */
  as?: typeof ngozi;
  viewport?: typeof phone;
  path: string;
  open: (page: Page, site: Site) => Promise<void>;
  /** The open dialogs, the topmost last; null for any name. */
  opened: readonly (string | null)[];
  /** Each opening adds an entry to the history. */
  addsEntry?: boolean;
  /** Dialogs that need an answer: they stay open, except for the desk's question. */
  stay?: readonly (string | null)[];
  /** Returns to the first state, if Back does not. */
  goBack?: (page: Page) => Promise<void>;
  /** Completes the task of a dialog that stays. */
  work?: (page: Page, site: Site) => Promise<void>;
}

export const again = 'Log in again to continue';

export const cases: Record<string, Case> = {
  'the menu of the public pages': {
    viewport: phone,
    path: '/about',
    open: press('Open menu'),
    opened: ['Menu'],
  },
  'the question before a logout': {
    as: amina,
    path: '/dashboard/track',
    open: press('Logout'),
    opened: ['Are sure you want to log out？'],
  },
  'the question of the enroll wizard': {
    as: amina,
    path: '/dashboard/track',
    open: async (page) => {
      await button(page, /^Enroll in/).click();
      const next = page.getByRole('dialog').getByRole('button', { name: 'Next', exact: true });
      const free = page.locator('input[type="radio"]:enabled');
      const pages = button(page, 'Next page');
      await expect(
        page.getByRole('radio').or(page.getByText('What you will do in')).first(),
      ).toBeVisible();
      // The wizard has an earlier choice.
      if (!(await page.getByText('What you will do in').isVisible())) {
        while ((await free.count()) === 0) await pages.click();
        await free.first().check();
        await next.click();
      }
      await expect(page.getByText('What you will do in')).toBeVisible();
      await next.click();
    },
    opened: ['Enroll in a track', 'Are you sure？'],
  },
  'the login in place': {
    as: amina,
    path: toSubmitTask(starterId('task', 'web-first-repo')),
    open: async (page, site) => {
      await page.getByLabel('Link to your work').fill('git.example/amina/work');
      await page.getByRole('textbox', { name: 'Comment' }).fill(words);
      await site.expireTokens();
      await button(page, 'Submit').click();
    },
    opened: [again],
    afterBack: [again],
    stay: [again],
    work: async (page) => {
      await logIn(page, amina);
      await expect(
        page.getByText(/^You are logged in again\. Your form was not sent/),
      ).toBeVisible();
    },
  },
  'the grading desk': {
    as: ngozi,
    path: submissionsPath,
    open: openDesk,
    opened: [null],
  },
  'the grading desk with words typed': {
    as: ngozi,
    path: submissionsPath,
    open: async (page) => {
      await openDesk(page);
      await gradingDesk(page).comment.fill(words);
    },
    opened: [null],
    afterBack: [null, question],
    stay: [null],
    goBack: goOnWriting,
    work: gradeIt,
  },
  'the login in place over the grading desk': {
    as: ngozi,
    path: submissionsPath,
    open: async (page, site) => {
      await openDesk(page);
      await gradingDesk(page).write(words, '70');
      await site.expireTokens();
      await gradingDesk(page).save();
    },
    opened: [null, again],
    afterBack: [null, again],
    stay: [null, again],
    work: async (page) => {
      await logIn(page, ngozi);
      await expect(page.getByRole('dialog', { name: again })).toBeHidden();
      await gradeIt(page);
    },
  },
  'a submission that is not there': {
    as: ngozi,
    path: submissionsPath,
    open: async (page) => {
      await page.goto(`${submissionsPath}?grade=ffffffffffffffffffffffff`);
      await expect(page.getByText('It may have been deleted, or the link')).toBeVisible();
    },
    opened: ['Submission not found'],
    addsEntry: true,
  },
};

/**
 * A page may cancel one request to close a dialog; the next one, without a tap or key between them,
 * closes it without an event.
 */
export const waysToClose: Record<string, (page: Page) => Promise<void>> = {
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

export const shown = (names: readonly (string | null)[]) =>
  names.map((name): unknown => name ?? expect.stringMatching(/^(?!not shown)/));

/**
 * Waits until the history has exactly an entry for each open overlay, because tests press Back
 * faster than users.
 */
export const settled = async (page: Page, open: number) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        // By then whatever follows has begun.
        await new Promise((resolve) => setTimeout(resolve, 60));
        const state: unknown = history.state;
        return Number(Reflect.get(Object(state), 'overlay') ?? 0);
      }),
    )
    .toBe(open);
