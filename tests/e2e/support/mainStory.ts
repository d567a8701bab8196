import { type Browser, expect, type Page } from '@playwright/test';
import { allSubmissions } from '../../../src/paths.ts';
import { wait } from '../../support/waits.ts';
import { ngozi } from '../../support/people.ts';
import { logIn, registration, type Person } from './account.ts';
import { gradingDesk, profileForm, row, submission, wizard } from './dashboard.ts';
import { withRetries, type RetryingPage } from './patience.ts';
import type { Site } from './site.ts';

interface Cast {
  mentee: Person;
  work: { taskUrl: string; menteeComment: string };
  mentor: { name: string; email: string; password: string };
  advice: string;
  grade: string;
}

function nameOf(site: Site, email: string): string {
  const sql = "SELECT firstName || ' ' || lastName AS name FROM users WHERE email = ?";
  return site.db.get<{ name: string }>(sql, [email])?.name ?? '';
}

/**
 * Makes up the people and texts of a run. All differ from run to run, so that runs cannot be
 * confused.
 */
export const castOf = (seed: number, site: Site): Cast => ({
  mentee: {
    firstName: 'Amaka',
    lastName: `Eze-${seed}`,
    email: `amaka.${seed}@akada.example`,
    password: 'three quiet words',
  },
  work: {
    taskUrl: `https://github.com/amaka-eze/first-page-${seed}`,
    menteeComment: `Every heading is in its place; the list was hard. (${seed})`,
  },
  mentor: { name: nameOf(site, ngozi.email), ...ngozi },
  advice: `Clear and complete. Next time say why you chose these headings. (${seed})`,
  grade: '92',
});

/** Expects that the API has stored everything once, as it was typed. */
export function expectOnce(site: Site, { mentee, work, advice, grade }: Cast, taskId: string) {
  expect(
    site.db.all(
      `SELECT firstName, lastName, emailVerified, city, country, dob, gender, phoneNumber,
         technologies, description FROM users WHERE email LIKE ?`,
      [mentee.email],
    ),
  ).toEqual([
    {
      firstName: mentee.firstName,
      lastName: mentee.lastName,
      emailVerified: 1,
      city: 'Lagos',
      country: 'Nigeria',
      dob: '1999-10-30T00:00:00.000Z',
      gender: 'FEMALE',
      phoneNumber: '+2348031234567',
      technologies: '["React"]',
      description: 'I learn in the evenings, after work.',
    },
  ]);
  const ofHers = 'JOIN users ON users.id = menteeId WHERE email = ?';
  expect(
    site.db.all(`SELECT trackId FROM userTracks JOIN users ON users.id = userId WHERE email = ?`, [
      mentee.email,
    ]),
  ).toHaveLength(1);
  expect(
    site.db.all(
      `SELECT mentors.email FROM mentorships JOIN users AS mentors ON mentors.id = mentorId
         JOIN users ON users.id = menteeId WHERE users.email = ?`,
      [mentee.email],
    ),
  ).toEqual([{ email: ngozi.email }]);
  expect(
    site.db.all(
      `SELECT taskId, taskUrl, menteeComment, mentorComment, gradePercentage FROM submissions ${ofHers}`,
      [mentee.email],
    ),
  ).toEqual([{ taskId, ...work, mentorComment: advice, gradePercentage: Number(grade) }]);
}

const nothingTyped = (): Promise<void> => Promise.resolve();

/** Finds a page's error message for a call whose form has no place for it. */
const toast = (page: Page) => page.getByRole('alert');

const mailbox = (site: Site, { email }: Person) => ({
  hasLink: async () =>
    (await site.mails()).some(({ recipient, link }) => recipient === email && link !== null),
  open: async (page: Page) => {
    await page.goto('/api/_sandbox/outbox');
    const mail = page
      .getByRole('article')
      .filter({ hasText: email })
      .filter({
        has: page.getByRole('link'),
      });
    await mail.first().getByRole('link').click();
  },
});

/** Logs in. A login that only lacks the email confirmation counts too. */
async function enter(page: Page, her: RetryingPage, login: Pick<Person, 'email' | 'password'>) {
  return her.insist(
    () => logIn(page, login),
    {
      inside: page.getByRole('button', { name: 'Your account' }),
      unconfirmed: page.getByText('Your email is not confirmed yet'),
    },
    {
      alerts: toast(page),
      expectFilled: async () => {
        await expect(page.getByLabel('Email')).toHaveValue(login.email);
        await expect(page.getByLabel('Password', { exact: true })).toHaveValue(login.password);
      },
    },
  );
}

/** Registers, and makes sure that the mail arrives. */
async function joins(page: Page, her: RetryingPage, site: Site, mentee: Person): Promise<void> {
  await page.goto('/register');
  const form = registration(page);
  await form.write(mentee);
  const mails = mailbox(site, mentee);
  const notSent = page.getByText('the confirmation email may not have been sent');
  const end = await her.insist(
    form.send,
    {
      sent: page.getByRole('heading', { name: 'Check your email' }),
      notSent,
      taken: page.getByText('User with the email already exists'),
    },
    { alerts: toast(page), expectFilled: () => form.expectFilled(mentee) },
  );
  let needsMail = end !== 'sent';
  if (!needsMail) {
    await expect
      .poll(async () => (await mails.hasLink()) || (await notSent.isVisible()), {
        timeout: 30_000 + wait,
      })
      .toBe(true);
    needsMail = !(await mails.hasLink());
  }
  // If the registration succeeded but its response or email was lost, the login helps.
  if (needsMail) {
    her.again('to get the mail');
    await page.goto('/login');
    expect(await enter(page, her, mentee)).toBe('unconfirmed');
    const send = page.getByRole('button', { name: /^Send the email again/ });
    const outcome = page.getByRole('alert').getByRole('status');
    while (!(await mails.hasLink())) {
      await send.click({ timeout: 60_000 + wait });
      await expect(send).not.toHaveAttribute('aria-busy');
      await expect(outcome).toHaveText(/\S/);
      if (!(await mails.hasLink())) her.again('to get the mail');
    }
  }
  await mails.open(page);
}

async function confirms(page: Page, her: RetryingPage): Promise<void> {
  const isBefore = page.getByRole('heading', { name: 'Email already verified' });
  await her.reach(page.getByRole('heading', { name: 'Your email is confirmed' }).or(isBefore));
  if (await isBefore.isVisible())
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
}

async function completesProfile(page: Page, her: RetryingPage): Promise<void> {
  const profile = profileForm(page);
  await her.reach(profile.form);
  await profile.write();
  await her.insist(
    profile.save,
    { led: wizard(page).dialog },
    { alerts: profile.form.getByRole('alert'), expectFilled: profile.expectFilled },
  );
}

async function enrols(page: Page, her: RetryingPage, mentor: string): Promise<void> {
  const steps = wizard(page);
  const { dialog } = steps;
  await her.reach(dialog.getByRole('radio').first(), dialog);
  await steps.choose('Web development');
  await steps.press('Next');
  await her.reach(dialog.getByRole('heading', { level: 4 }).first(), dialog);
  await steps.press('Next');
  await steps.confirm();
  await her.reach(dialog.getByRole('radio').first(), dialog);
  await steps.choose(mentor);
  const failed = dialog.getByRole('heading', { name: 'Enrollment in to Web development failed' });
  await her.insist(
    async () => {
      if (await failed.isVisible()) {
        await expect(dialog.getByText('Kindly try again')).toBeVisible();
        await steps.press('Go back');
        await expect(dialog.getByRole('radio', { name: mentor })).toBeChecked();
      }
      await steps.press('Enroll');
      await steps.confirm();
    },
    { welcome: dialog.getByRole('heading', { name: 'Welcome to Web development' }) },
    { alerts: failed, expectFilled: nothingTyped },
  );
  await dialog.getByRole('link', { name: 'Go to your dashboard' }).click();
}

/** Submits a task, and returns its id. */
async function submits(page: Page, her: RetryingPage, work: Cast['work']): Promise<string> {
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Tasks', exact: true }).click();
  const first = page.getByRole('table', { name: 'Pending tasks' }).getByRole('rowheader').first();
  await her.reach(first);
  await first.getByRole('link').click();
  await her.reach(page.getByRole('article').getByRole('heading').first());
  await page.getByRole('link', { name: 'Submit Task' }).click();
  const form = submission(page);
  await her.reach(form.link);
  await form.write(work);
  const taskId = page.url().split('/').at(-1) ?? '';
  await her.insist(
    () => form.submit.click(),
    { sent: page.getByText(`Successfully sumitted Task #${taskId}`) },
    { alerts: form.form.getByRole('alert'), expectFilled: () => form.expectFilled(work) },
  );
  return taskId;
}

async function grades(desk: Page, his: RetryingPage, cast: Cast): Promise<void> {
  const { mentee, mentor, work, advice, grade } = cast;
  // The list shows all submissions, so that a graded one stays in sight.
  await desk.goto(allSubmissions);
  await enter(desk, his, mentor);
  const search = desk.getByRole('main').getByRole('searchbox', { name: 'Search' });
  await his.reach(search, desk.getByRole('main'));
  await search.fill(mentee.lastName);
  const line = row(desk.getByRole('table'), `${mentee.firstName} ${mentee.lastName}`);
  await line.getByRole('button', { name: /^Review/ }).click();
  const form = gradingDesk(desk);
  await expect(form.dialog.getByText(work.menteeComment)).toBeVisible();
  await form.write(advice, grade);
  await his.insist(
    form.save,
    { graded: desk.getByText('Grading success').or(line.getByText(`${grade}%`)) },
    {
      alerts: form.dialog.getByRole('alert'),
      expectFilled: () => form.expectFilled(advice, grade),
    },
  );
  await expect(form.dialog).toBeHidden();
}

async function readsGrade(page: Page, her: RetryingPage, { advice, grade }: Cast): Promise<void> {
  await page.goto('/dashboard/pending-task');
  const completed = page.getByRole('table', { name: 'Completed tasks' });
  const open = completed.getByRole('button', { name: /^Grading/ });
  await her.reach(open);
  await open.click();
  const dialog = page.getByRole('dialog');
  await her.reach(dialog.getByText(`${grade}%`), dialog);
  await expect(dialog.getByText(advice)).toBeVisible();
}

/**
 * Plays the main story with two users who try again after failures, and returns the task and the
 * mentor's page.
 */
export async function mainStory(page: Page, browser: Browser, site: Site, cast: Cast) {
  const office = await browser.newContext({
    baseURL: site.origin,
    viewport: { width: 1280, height: 800 },
    isMobile: false,
    hasTouch: false,
  });
  const desk = await office.newPage();
  const her = withRetries(page);
  await joins(page, her, site, cast.mentee);
  await confirms(page, her);
  await enter(page, her, cast.mentee);
  await completesProfile(page, her);
  await enrols(page, her, cast.mentor.name);
  const taskId = await submits(page, her, cast.work);
  await grades(desk, withRetries(desk), cast);
  await readsGrade(page, her, cast);
  return { taskId, desk };
}
