import { beLoggedIn, logIn } from '../support/account.ts';
import { gradeOffline } from '../support/chaos/gradesOffline.ts';
import { expect, test } from '../support/site.ts';

const ngozi = { email: 'mentor@akada.example', password: 'akada-2021' };
const outbox = '/dashboard/mentor/outbox';

test.use({
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'allow',
});

test('three offline grades are sent with one login and tap, one email each', async ({
  page,
  site,
}) => {
  await beLoggedIn(page, site, ngozi);
  await page.goto('/dashboard/mentor/tasks-submissions/');
  const typed = [70, 81, 92].map((grade) => ({
    advice: `Clear and complete, worth ${grade}.`,
    grade: String(grade),
  }));
  await gradeOffline(page, typed);
  await expect(page.getByRole('button', { name: 'Notifications, 3 new' })).toBeVisible();
  await page.context().setOffline(false);
  await site.expireTokens();

  await page.goto(outbox);
  await expect(page.getByRole('article')).toHaveCount(3);
  const send = page.getByRole('button', { name: 'Send all 3' });
  const login = page.getByRole('dialog', { name: 'Log in again to continue' });
  await expect(login).toBeVisible();
  await logIn(page, ngozi);
  await expect(login).toBeHidden();
  await send.tap();
  await expect(page.getByText(/^Sent at/)).toHaveCount(3);
  await expect(page.getByRole('article')).toHaveCount(0);

  const rows = site.rows<{ mentorComment: string; gradePercentage: number }>(
    'SELECT mentorComment, gradePercentage FROM submissions WHERE mentorComment LIKE ? ORDER BY gradePercentage',
    ['Clear and complete, worth%'],
  );
  expect(rows).toEqual(
    typed.map(({ advice, grade }) => ({ mentorComment: advice, gradePercentage: Number(grade) })),
  );
  const mails = await site.mails();
  expect(mails.filter(({ subject }) => subject.includes('graded'))).toHaveLength(3);
  await page.reload();
  await expect(page.getByText('Nothing to send')).toBeVisible();
});
