import type { Locator, Page } from '@playwright/test';
import { paths } from '../../../src/paths.ts';
import { accountTexts } from '../../../src/auth/texts.ts';
import { tasksTexts } from '../../../src/learning/home/texts.ts';
import { submitTexts, taskTexts } from '../../../src/learning/task/texts.ts';
import { workTexts } from '../../../src/tasks/workTexts.ts';
import { reviewTexts, queueTexts } from '../../../src/mentoring/texts.ts';
import { shellTexts } from '../../../src/app/frame/texts.ts';
import { DEMO_PASSWORD } from '../../sandbox/services/passwords.ts';

/* Actions of a user. */

/** Types at a thumb's speed; a phone scrolls the field above its keyboard. */
export async function type(field: Locator, words: string): Promise<void> {
  await field.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await field.pressSequentially(words, { delay: 120 });
}

type Write = (field: Locator, words: string) => Promise<void>;

/** Fills fields all at once, for journeys whose times are not measured. */
const fill: Write = (field, words) => field.fill(words);

export async function logIn(page: Page, email: string): Promise<void> {
  // Text that is typed before the scripts have loaded is lost.
  await page.goto(paths.login, { waitUntil: 'networkidle' });
  await page.getByLabel(accountTexts.email, { exact: true }).fill(email);
  await page.getByLabel(accountTexts.password, { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('main').getByRole('button', { name: accountTexts.login }).click();
  await page.waitForURL(/\/dashboard/);
}

/** Opens a page from the sidebar or, on a phone, from the bar, which has the same names. */
export async function goByMenu(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: shellTexts.mainMenu });
  await menu.getByRole('link', { name, exact: true }).click();
}

export const pendingTable = (page: Page) => page.getByRole('table', { name: tasksTexts.pending });

export async function openFirstBrief(page: Page): Promise<void> {
  await pendingTable(page).getByRole('link').first().click();
  await page.getByRole('link', { name: taskTexts.submit }).waitFor();
}

/** Submits the task whose brief is open. */
export async function submitOpenTask(page: Page, write = fill): Promise<void> {
  await page.getByRole('link', { name: taskTexts.submit }).click();
  await write(page.getByLabel(workTexts.taskUrl.label), 'https://work.example/mine');
  const comment = page.getByLabel(workTexts.menteeComment.label, { exact: true });
  await write(comment, 'It works on my phone and on a desk.');
  await page.getByRole('button', { name: submitTexts.send, exact: true }).click();
  await page.getByRole('link', { name: taskTexts.toTasks }).click();
  await pendingTable(page).getByRole('link').first().waitFor();
}

/** Grades the oldest submission. */
export async function gradeNext(page: Page, write = fill): Promise<void> {
  await page.getByRole('button', { name: queueTexts.nextButton }).click();
  const dialog = page.getByRole('dialog');
  const comment = dialog.getByLabel(reviewTexts.yourComment, { exact: true });
  await write(comment, 'Good structure. Check the contrast.');
  await write(dialog.getByLabel(reviewTexts.gradePercentage, { exact: true }), '80');
  await dialog.getByRole('button', { name: reviewTexts.save, exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}
