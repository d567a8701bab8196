import type { Page, Route } from '@playwright/test';
import { starterId } from '../../sandbox/data/ids.ts';
import { beLoggedIn } from '../support/account.ts';
import { expect, inSweep, type Site, test } from '../support/site.ts';
import {
  amina,
  requestedTasks,
  fillTrack,
  sendIn,
  submissionsOf,
  taskList,
  tasksOf,
} from '../support/tasks.ts';

const progress = (page: Page) =>
  page.getByRole('progressbar', { name: 'Checking which tasks you submitted' });

/** The dashboard's card with the number of pending tasks. */
const pendingCard = (page: Page) =>
  page
    .getByRole('region', { name: 'Overview' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Pending tasks' }) });

const isSent = ({ sentIn }: { sentIn: boolean }): boolean => sentIn;
const isOpen = ({ sentIn }: { sentIn: boolean }): boolean => !sentIn;

/** Calls that were made more than once. */
const repeated = async (site: Site): Promise<string[]> => {
  const calls = (await site.requests()).map(({ method, path }) => `${method} ${path}`);
  return calls.filter((call, index) => calls.indexOf(call) !== index);
};

test(
  'switching tracks shows the other tasks, survives a reload and repeats no request',
  inSweep,
  async ({ page, site }) => {
    const web = tasksOf(site, 'web');
    sendIn(site, tasksOf(site, 'design').slice(1, 3));
    const design = tasksOf(site, 'design');
    // Tasks of stages without a submission are open and not requested.
    const touchedIds = (tasks: typeof web): string[] =>
      tasks.flatMap(({ id, touched }) => (touched ? [id] : [])).toSorted();
    const pending = taskList(page, 'Pending tasks');
    const completed = taskList(page, 'Completed tasks');
    const track = (name: string) => page.getByRole('radio', { name });
    const showsTrack = async (tasks: typeof web) => {
      await pending.expectAll(tasks.filter(isOpen));
      await completed.expectAll(tasks.filter(isSent));
      // Checked last, because the checks may not have started before the rows show.
      await expect(progress(page)).toBeHidden();
    };

    await beLoggedIn(page, site, amina);

    await page.goto('/dashboard/pending-task');
    await expect(track('Web development')).toBeChecked();
    await showsTrack(web);
    expect((await requestedTasks(site)).toSorted()).toEqual(touchedIds(web));

    await track('UI design').check();
    await showsTrack(design);
    await expect(page.getByRole('table').getByText('Web development')).toHaveCount(0);
    await track('Web development').check();
    await showsTrack(web);
    await track('UI design').check();
    await showsTrack(design);
    expect((await requestedTasks(site)).toSorted()).toEqual(touchedIds([...web, ...design]));

    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expect(track('UI design')).toBeChecked();
    await expect(pendingCard(page)).toContainText(String(design.filter(isOpen).length));
    expect(await repeated(site)).toEqual([]);

    // A submitted task stays submitted: after a reload only the open tasks are requested.
    const before = (await requestedTasks(site)).length;
    const newlyRequested = async () => (await requestedTasks(site)).slice(before).toSorted();
    await page.goto('/dashboard/pending-task');
    await page.reload();
    await expect(track('UI design')).toBeChecked();
    await showsTrack(design);
    await track('Web development').check();
    await showsTrack(web);
    const open = touchedIds([...web, ...design].filter(isOpen));
    for (const id of await newlyRequested()) expect(open).toContain(id);
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

  test(
    'with 100 tasks, rows show at once and counts are lower bounds',
    inSweep,
    async ({ page, site }) => {
      fillTrack(site, 'web', 100);
      // An API without `my_stages`, so that each task is requested.
      await page.route('**/my_stages', (route) => route.fulfill({ status: 404, json: {} }));
      // Some that are counted at once, and some of the rest.
      sendIn(
        site,
        tasksOf(site, 'web')
          .slice(20, 99)
          .filter((_, index) => index % 10 === 0),
      );
      const tasks = tasksOf(site, 'web');
      const firstOpen = tasks.find(isOpen);
      if (!firstOpen) throw new Error('You submitted everything');
      const openAmong = (ids: readonly string[]): number =>
        tasks.filter(({ id, sentIn }) => !sentIn && ids.includes(id)).length;

      // One count is held until it is released.
      const held: Route[] = [];
      await page.route(
        `**/api/tasks/${firstOpen.id}/submissions`,
        (route) => void held.push(route),
      );
      await beLoggedIn(page, site, amina);
      await page.goto('/dashboard/pending-task');

      const pending = taskList(page, 'Pending tasks');
      const go = async (name: string) => {
        const menu = page.getByRole('navigation', { name: 'Main menu' });
        await menu.getByRole('link', { name, exact: true }).click();
      };

      await test.step('rows show before all counts have loaded', async () => {
        await expect(pending.titles).toHaveCount(3);
        await expect(pending.titles.filter({ hasText: firstOpen.title })).toHaveCount(0);
        await expect(progress(page)).toBeVisible();
        await pending.next();
        await expect(pending.titles).toHaveCount(3);
        await expect(pending.titles.first().getByRole('link')).toBeVisible();
        await expect(async () => {
          const known = (await requestedTasks(site)).length;
          expect(known).toBeGreaterThan(70);
          await expect(page.getByText(`Checked ${known} of 100`)).toBeVisible({ timeout: 1000 });
        }).toPass();
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide).toBe(360);
      });

      await test.step('the dashboard shows a lower bound', async () => {
        await go('Dashboard');
        const least = openAmong(await requestedTasks(site));
        await expect(pendingCard(page)).toContainText(`at least ${least}`);
        await expect(pendingCard(page)).toContainText('still counting');
        await held[0]?.continue();
        await expect(pendingCard(page)).not.toContainText('still counting');
        const known = await requestedTasks(site);
        expect(openAmong(known)).toBeGreaterThan(least);
        await expect(pendingCard(page)).toContainText(`at least ${openAmong(known)}`);
      });

      const spent = (await site.requests()).length;
      const known = await requestedTasks(site);

      await test.step('the last requests are reserved for the user', async () => {
        expect(spent).toBeGreaterThan(80);
        expect(spent).toBeLessThan(90);
        await go('Tasks');
        await expect(
          page.getByText(`We could not check if ${100 - known.length} tasks are submitted.`),
        ).toBeVisible();
        await expect(page.getByText(/only so many tasks in 15 minutes/)).toBeVisible();
        // Unchecked tasks are listed as pending; only tasks known as submitted are
        // completed.
        const rest = tasks.filter(({ id, sentIn }) => !sentIn || !known.includes(id));
        await pending.expectAll(rest);
        await taskList(page, 'Completed tasks').expectAll(
          tasks.filter(({ id, sentIn }) => sentIn && known.includes(id)),
        );
      });

      await test.step('"Check the rest" continues the checks', async () => {
        await page.getByRole('button', { name: 'Check the rest' }).click();
        await expect(progress(page)).toBeHidden();
        await expect(page.getByRole('button', { name: 'Check the rest' })).toBeHidden();
        await expect(page.getByText(/could not check/)).toHaveCount(0);
        expect((await requestedTasks(site)).toSorted()).toEqual(
          tasks.map(({ id }) => id).toSorted(),
        );
        await go('Tasks');
        await pending.expectAll(tasks.filter(isOpen));
        await taskList(page, 'Completed tasks').expectAll(tasks.filter(isSent));
        await go('Dashboard');
        const open = tasks.filter(isOpen).length;
        await expect(pendingCard(page).getByText(String(open), { exact: true })).toBeVisible();
        await page.goBack();
        await expect(pending.titles).toHaveCount(3);
        await expect(page.getByRole('dialog')).toHaveCount(0);
      });
    },
  );

  test(
    'nothing moves when the draft of a submission is stored',
    inSweep,
    async ({ page, site }) => {
      await beLoggedIn(page, site, amina);
      await page.goto(`/dashboard/pending-task/submit/${starterId('task', 'web-first-repo')}`);
      const form = page.locator('form');
      await form.getByLabel('Comment').fill('Half a sentence, and');
      // The places of the form's parts, with the room for its counters.
      const places = () =>
        form.evaluate((element) =>
          [element, ...element.querySelectorAll('input, textarea, button')].map((one) => {
            const { top, height } = one.getBoundingClientRect();
            return [top + window.scrollY, height].map(Math.round);
          }),
        );
      const before = await places();
      await expect(form.getByText('Draft saved on this device')).toBeVisible();
      expect(await places()).toEqual(before);
      // The first field is at the form's top: nothing is reserved above it.
      const top = await form.evaluate((element) => element.getBoundingClientRect().top);
      const label = await form.getByText('Link to your work').boundingBox();
      expect((label?.y ?? 0) - top).toBeLessThan(8);
    },
  );
});

const work = {
  taskUrl: 'https://git.example/amina/first-repository',
  menteeComment: 'The branches were hard, the merge was not.',
};

interface Failure {
  what: string;
  /** Makes the next submission fail in this way. */
  fail: (page: Page, site: Site) => Promise<void>;
  says: RegExp;
  /** The API's status for the failed request, or empty if it never arrived. */
  answered: number[];
  /** The number of submissions in the database after the failure. */
  stored: number;
}

/**
 * Aborts the next submission in the browser. Chromium automatically repeats a request that the
 * sandbox drops on a reused connection.
 */
async function disconnect(page: Page, arrives: boolean): Promise<void> {
  let met = false;
  await page.route('**/api/tasks/*/submissions', async (route) => {
    if (met || route.request().method() !== 'POST') return route.fallback();
    met = true;
    if (arrives) await route.fetch();
    return route.abort('connectionreset');
  });
}

const failNext = (kind: '500' | '429') => (_: Page, site: Site) =>
  site.failNext({ method: 'POST', path: '/api/tasks', times: 1, kind });

const failures: Failure[] = [
  {
    what: 'a failure without a word of why',
    fail: failNext('500'),
    says: /^Your work was not submitted, and we do not know why/,
    answered: [500],
    stored: 0,
  },
  {
    what: 'a dropped connection',
    fail: (page) => disconnect(page, false),
    says: /^Network Error\. Your work may have been submitted\. What you wrote is still here\. Submit it again/,
    answered: [],
    stored: 0,
  },
  {
    what: 'an answer that is lost',
    fail: (page) => disconnect(page, true),
    says: /^Network Error\. Your work may have been submitted\. What you wrote is still here\. Submit it again/,
    answered: [201],
    stored: 1,
  },
  {
    what: 'too many requests, as a web page',
    fail: failNext('429'),
    says: /^Too many requests from your network\. Everyone who shares it counts\. Try again after about/,
    answered: [429],
    stored: 0,
  },
];

for (const { what, fail, says, answered, stored } of failures) {
  test(`a submission survives ${what} and is sent once`, inSweep, async ({ page, site }) => {
    const task = starterId('task', 'web-first-repo');
    const link = page.getByLabel('Link to your work');
    const comment = page.getByLabel('Comment');
    const submit = page.getByRole('button', { name: 'Submit', exact: true });
    let sent = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/submissions')) sent += 1;
    });
    const nothingIsLost = async () => {
      await expect(link).toHaveValue(work.taskUrl);
      await expect(comment).toHaveValue(work.menteeComment);
    };
    const answers = async () =>
      (await site.requests())
        .filter(({ method, path }) => method === 'POST' && path.endsWith('/submissions'))
        .map(({ status }) => status);

    await beLoggedIn(page, site, amina);

    await page.goto(`/dashboard/pending-task/submit/${task}`);
    await link.fill(work.taskUrl);
    await comment.fill(work.menteeComment);
    await fail(page, site);
    await submit.dblclick();

    await expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible();
    await nothingIsLost();
    expect(sent).toBe(1);
    expect(await answers()).toEqual(answered);
    expect(submissionsOf(site, task)).toHaveLength(stored);

    await page.reload();
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(link.or(again).first()).toBeVisible();
    if (await again.isVisible()) await again.click();
    await nothingIsLost();
    await expect(page.getByText('We restored your draft.')).toBeVisible();
    await expect(page.getByText('This replaces your last version')).toHaveCount(stored);

    await submit.dblclick();
    await expect(page.getByText(`Successfully sumitted Task #${task}`)).toBeVisible();
    expect(sent).toBe(2);
    expect(await answers()).toEqual([...answered, 201]);
    expect(submissionsOf(site, task)).toEqual([work]);
    // The submission is stored, and the draft is deleted.
    const drafts = await page.evaluate(() =>
      JSON.stringify(
        Object.entries(localStorage).filter(([key]) => !key.startsWith('akada_sent:')),
      ),
    );
    expect(drafts).not.toContain(work.taskUrl);

    await page.getByRole('link', { name: 'Back to tasks' }).click();
    // As the other counts arrive, it may move to the second page.
    const completed = page.getByRole('region', { name: 'Completed tasks' });
    const moved = completed.getByRole('rowheader', { name: 'Your first repository' });
    const next = completed.getByRole('button', { name: 'Next page' });
    await expect(async () => {
      if (!(await moved.isVisible()) && (await next.isEnabled({ timeout: 100 })))
        await next.click();
      await expect(moved).toBeVisible({ timeout: 1000 });
    }).toPass();
  });
}
