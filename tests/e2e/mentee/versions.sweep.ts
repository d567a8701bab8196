import { toTask } from '../../../src/paths.ts';
import { untilCached } from '../../support/workerCache.ts';
import { amina, logIn } from '../support/account.ts';
import { submission } from '../support/dashboard.ts';
import { expect, test } from '../support/site.ts';
import { tasksOf } from '../support/tasks.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 }, hasTouch: true });

const link = 'https://github.com/amina/first-repo';

test('earlier versions stay readable offline', async ({ page, context, site }) => {
  const task = tasksOf(site, 'web').find(({ sentIn }) => !sentIn);
  if (!task) throw new Error('The starter content has no such task');
  await page.goto(toTask(task.id));
  await logIn(page, amina);
  await untilCached(page, 'mentee');

  const form = submission(page);
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
