import { logIn, ngozi, registration } from '../support/account.ts';
import { gradingDesk, profileForm, row, submission, wizard } from '../support/dashboard.ts';
import { expect, test } from '../support/site.ts';

const newcomer = {
  firstName: 'Ngozi',
  lastName: 'Eze',
  email: 'ngozi.eze@akada.example',
  password: 'three quiet words',
};
const work = {
  taskUrl: 'https://github.com/ngozi-eze/first-page',
  menteeComment: 'Every heading is in its place; the list was hard.',
};
const advice = 'Clear and complete. Next time say why you chose these headings.';

// A small phone, as most mentees have; the mentor uses a desktop.
test.use({
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'allow',
});

test('from the first visit to the grade', async ({ page, browser, site }) => {
  const mentee = { email: newcomer.email, password: newcomer.password };

  await test.step('she registers', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('link', { name: 'Register' }).click();
    const form = registration(page);
    await form.write(newcomer);
    await form.send();
    await expect(page.getByText('Registration Successful')).toBeVisible();
    await expect(page).toHaveURL(/\/email-verification-sent\/?$/);
  });

  await test.step('she opens the link of the mail and logs in', async () => {
    const sent = async () =>
      (await site.mails()).some(({ recipient }) => recipient === newcomer.email);
    await expect.poll(sent).toBe(true);
    await page.goto('/api/_sandbox/outbox');
    await page.getByRole('article').filter({ hasText: newcomer.email }).getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await logIn(page, mentee);
  });

  await test.step('she completes her profile first', async () => {
    await expect(page).toHaveURL(/\/dashboard\/mentee\/profile$/);
    await expect(page.getByText('Update your profile to continue')).toBeVisible();
    const profile = profileForm(page);
    await profile.write();
    await profile.save();
    await expect(page.getByText('Profile succesfully updated')).toBeVisible();
    expect(
      site.rows('SELECT city, phoneNumber, dob FROM users WHERE email = ?', [newcomer.email]),
    ).toEqual([{ city: 'Lagos', phoneNumber: '+2348031234567', dob: '1999-10-30T00:00:00.000Z' }]);
  });

  const bar = page.getByRole('navigation', { name: 'Main menu' });
  const [guide] = site.rows<{ id: string; name: string }>(
    "SELECT id, firstName || ' ' || lastName AS name FROM users WHERE email = ?",
    [ngozi.email],
  );
  if (!guide) throw new Error('The starter content has no mentor');

  await test.step('she enrolls with a mentor', async () => {
    const steps = wizard(page);
    await steps.choose('Web development');
    await steps.press('Next');
    await expect(steps.dialog.getByRole('heading', { name: /Web development/ })).toBeVisible();
    await steps.press('Next');
    await steps.confirm();
    await steps.choose(guide.name);
    await steps.press('Enroll');
    await steps.confirm();
    await expect(
      steps.dialog.getByRole('heading', { name: 'Welcome to Web development' }),
    ).toBeVisible();
    expect(
      site.rows(
        'SELECT mentorId FROM mentorships JOIN users ON users.id = menteeId WHERE email = ?',
        [newcomer.email],
      ),
    ).toEqual([{ mentorId: guide.id }]);
    await steps.dialog.getByRole('link', { name: 'Go to your dashboard' }).click();
  });

  await test.step('she reads the brief of her first task', async () => {
    await bar.getByRole('link', { name: 'Tasks' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Tasks' })).toBeVisible();
    const pending = page.getByRole('table', { name: 'Pending tasks' });
    await pending.getByRole('rowheader').first().getByRole('link').click();
    await expect(page.getByRole('article').getByRole('heading').first()).toBeVisible();
    await page.getByRole('link', { name: 'Submit Task' }).tap();
  });

  await test.step('the bottom bar hides while her phone’s keyboard is open', async () => {
    const leaves = async (height: number) => {
      await page.setViewportSize({ width: 360, height });
      await page.evaluate(() => new Promise(requestAnimationFrame));
    };
    await expect(bar).toBeInViewport();
    const comment = page.getByLabel('Comment');
    await comment.tap();
    await expect(bar).toBeHidden();
    await leaves(420);
    await expect(bar).toBeHidden();

    // The phone's own button closes the keyboard, and the field keeps the focus.
    await leaves(740);
    await expect(bar).toBeVisible();
    await expect(comment).toBeFocused();
    await leaves(420);
    await expect(bar).toBeHidden();
    await leaves(740);
    await expect(bar).toBeVisible();
    await comment.blur();
    await expect(bar).toBeVisible();
  });

  const { write, submit, expectFilled } = submission(page);
  const nothingIsLost = () => expectFilled(work);
  const sent = async () =>
    (await site.requests())
      .filter(({ method, path }) => method === 'POST' && path.endsWith('/submissions'))
      .map(({ status }) => status);

  await test.step('the form does not send a text that is not a link', async () => {
    await write({ ...work, taskUrl: 'my first page' });
    await submit.click();
    await expect(page.getByText('Enter a valid URL')).toBeVisible();
    expect(await sent()).toEqual([]);
    await write(work);
  });

  await test.step('the service fails: nothing is lost, nothing is sent twice', async () => {
    await site.failNext({ method: 'POST', path: '/api/tasks', times: 1, kind: '500' });
    await submit.click();
    await expect(page.getByText(/Your work was not submitted/)).toBeVisible();
    await nothingIsLost();
    await page.reload();
    await nothingIsLost();
    expect(await sent()).toEqual([500]);
  });

  const taskId = page.url().split('/').at(-1) ?? '';

  await test.step('her login expires, and she logs in without leaving the page', async () => {
    await site.expireTokens();
    await submit.click();
    const dialog = page.getByRole('dialog', { name: 'Log in again to continue' });
    await expect(dialog).toBeVisible();
    await logIn(page, mentee);
    await expect(dialog).toBeHidden();
    await nothingIsLost();
    await submit.dblclick();
    await expect(page.getByText(`Successfully sumitted Task #${taskId}`)).toBeInViewport();
    await expect(
      page.getByText('Your mentor will review your submission and will get back to you'),
    ).toBeVisible();
    expect(await sent()).toEqual([500, 401, 201]);
    expect(
      site.rows(
        `SELECT taskId, taskUrl, menteeComment, mentorId FROM submissions
         JOIN users ON users.id = menteeId WHERE email = ?`,
        [newcomer.email],
      ),
    ).toEqual([{ taskId, ...work, mentorId: guide.id }]);
  });

  const otherBrowser = await browser.newContext({
    baseURL: site.origin,
    viewport: { width: 1280, height: 800 },
    isMobile: false,
    hasTouch: false,
  });
  const desk = await otherBrowser.newPage();

  await test.step('her mentor finds the submission and grades it', async () => {
    await desk.goto('/dashboard/mentor/tasks-submissions/');
    await expect(desk).toHaveURL(/\/login$/);
    await logIn(desk, ngozi);
    await expect(desk).toHaveURL(/\/dashboard\/mentor\/tasks-submissions\/$/);
    await desk.getByRole('main').getByRole('searchbox', { name: 'Search' }).fill('Ngozi');
    await row(desk.getByRole('table'), 'Ngozi Eze')
      .getByRole('button', { name: /^Review/ })
      .click();
    const grading = gradingDesk(desk);
    const { dialog } = grading;
    await expect(dialog.getByText(work.menteeComment)).toBeVisible();
    await expect(dialog.getByRole('link', { name: /Open link/ })).toHaveAttribute(
      'href',
      work.taskUrl,
    );
    await grading.save();
    await expect(dialog.getByText('Please input your comment')).toBeVisible();
    await expect(dialog.getByText('Please enter a grade')).toBeVisible();
    await grading.write(advice, '92');
    await grading.save();
    await expect(desk.getByText('Grading success')).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(
      site.rows('SELECT gradePercentage, mentorComment FROM submissions WHERE taskUrl = ?', [
        work.taskUrl,
      ]),
    ).toEqual([{ gradePercentage: 92, mentorComment: advice }]);
    expect((await site.mails())[0]?.recipient).toBe(newcomer.email);
    await otherBrowser.close();
  });

  await test.step('she reads grade and comment', async () => {
    await page.goto('/dashboard');
    await bar.getByRole('link', { name: 'Tasks' }).tap();
    const completed = page.getByRole('table', { name: 'Completed tasks' });
    await completed.getByRole('button', { name: /^Grading/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('92%')).toBeVisible();
    await expect(dialog.getByText(advice)).toBeVisible();
  });
});
