import type { Page } from '@playwright/test';
import { paths } from '../../src/config/paths.ts';
import { accountTexts } from '../../src/texts/account.ts';
import { tasksTexts } from '../../src/texts/mentee.ts';
import { submitTexts, taskTexts } from '../../src/texts/menteeTask.ts';
import { gradingTexts, queueTexts } from '../../src/texts/mentor.ts';
import { shellTexts } from '../../src/texts/shell.ts';
import { DEMO_PASSWORD } from '../sandbox/services/passwords.ts';

/** What people do on the screen, a function a step. */

/** Quick thumbs: milliseconds from one key to the next. */
const typing = { delay: 120 };

export async function logIn(page: Page, email: string): Promise<void> {
  // What is typed before the scripts are there would be theirs to forget.
  await page.goto(paths.login, { waitUntil: 'networkidle' });
  await page.getByLabel(accountTexts.email, { exact: true }).fill(email);
  await page.getByLabel(accountTexts.password, { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('main').getByRole('button', { name: accountTexts.login }).click();
  await page.waitForURL(/\/dashboard/);
}

/** Goes to a page by the menu; a phone's menu is opened first. */
export async function goBySidebar(page: Page, name: string): Promise<void> {
  const toggle = page.getByRole('button', { name: shellTexts.openMenu });
  const menu = page.getByRole('navigation', { name: shellTexts.mainMenu });
  await toggle.or(menu).filter({ visible: true }).first().waitFor();
  if (await toggle.isVisible()) await toggle.click();
  await menu.getByRole('link', { name, exact: true }).filter({ visible: true }).click();
}

/** The table of the tasks that wait. */
export const pendingTable = (page: Page) => page.getByRole('table', { name: tasksTexts.pending });

export async function openFirstBrief(page: Page): Promise<void> {
  await pendingTable(page).getByRole('link').first().click();
  await page.getByRole('link', { name: taskTexts.submit }).waitFor();
}

/** Submits the task whose brief is open, as people do: by typing. */
export async function submitOpenTask(page: Page): Promise<void> {
  await page.getByRole('link', { name: taskTexts.submit }).click();
  await page.getByLabel(submitTexts.url).pressSequentially('https://work.example/mine', typing);
  await page
    .getByLabel(submitTexts.comment, { exact: true })
    .pressSequentially('It works on my phone and on a desk.', typing);
  await page.getByRole('button', { name: submitTexts.send, exact: true }).click();
  await page.getByRole('link', { name: submitTexts.backToTasks }).click();
  await pendingTable(page).getByRole('link').first().waitFor();
}

/** Grades the submission that has waited longest. */
export async function gradeNext(page: Page): Promise<void> {
  await page.getByRole('button', { name: queueTexts.nextButton }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel(gradingTexts.yourComment, { exact: true })
    .pressSequentially('Good structure. Check the contrast.', typing);
  await dialog
    .getByLabel(gradingTexts.gradePercentage, { exact: true })
    .pressSequentially('80', typing);
  await dialog.getByRole('button', { name: gradingTexts.save, exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}
