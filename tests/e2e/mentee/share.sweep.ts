import { toTask } from '../../../src/paths.ts';
import { untilCached } from '../../support/workerCache.ts';
import { amina, logIn } from '../support/account.ts';
import { submission } from '../support/dashboard.ts';
import { expect, test } from '../support/site.ts';
import { submissionsOf, tasksOf } from '../support/tasks.ts';

/** Shared links, and earlier versions on the device. */

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 }, hasTouch: true });

const link = 'https://github.com/amina/first-repo';
const shared = `/dashboard/share?title=My+work&text=${encodeURIComponent(`Look: ${link}`)}`;

test('a shared link fills the submission form, and earlier versions stay readable offline', async ({
  page,
  context,
  site,
}) => {
  const task = tasksOf(site, 'web').find(({ sentIn }) => !sentIn);
  if (!task) throw new Error('The starter content has no such task');
  // A logged-out user logs in first, and the link stays.
  await page.goto(shared);
  await logIn(page, amina);
  await expect(page.getByText(link)).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/share$/);
  await untilCached(page, 'mentee');

  await context.setOffline(true);
  await page.goto(shared);
  await page.getByRole('searchbox', { name: 'Find a task' }).fill(task.title);
  await page.getByRole('list', { name: 'Pending tasks' }).getByRole('button').first().tap();
  const form = submission(page);
  await expect(form.link).toHaveValue(link);
  expect(submissionsOf(site, task.id)).toEqual([]);
  await context.setOffline(false);

  for (const words of ['The first try, with one branch.', 'The second try, with two.']) {
    await page.goto(`/dashboard/pending-task/submit/${task.id}`);
    await form.write({ taskUrl: link, menteeComment: words });
    await form.submit.click();
    await expect(page.getByText(/Successfully sumitted/)).toBeVisible();
  }
  await context.setOffline(true);
  await page.goto(toTask(task.id));
  await page.getByText('All versions (2)').click();
  const sendings = page.getByRole('list', { name: 'Your versions, latest first' });
  await expect(sendings.getByRole('listitem')).toContainText(['two', 'with one branch']);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
});
