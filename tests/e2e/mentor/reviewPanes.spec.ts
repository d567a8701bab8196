import type { Locator, Page } from '@playwright/test';
import { amina, beLoggedIn, ngozi } from '../support/account.ts';
import { expect, test, type Site } from '../support/site.ts';
import { storedAnswers } from '../support/storedAnswers.ts';

const submissionsPath = '/dashboard/mentor/tasks-submissions/';
const comment = (dialog: Locator): Locator => dialog.getByRole('textbox', { name: 'Comment' });

const opened = (dialog: Locator, words: string): Locator =>
  dialog
    .locator('details[open]')
    .filter({ has: dialog.page().locator('summary', { hasText: words }) });

interface Graded {
  taskId: string;
  taskUrl: string;
  menteeComment: string;
}

/** Amina's latest graded work. */
function gradedWork({ rows }: Site): Graded {
  const [work] = rows<Graded>(
    `SELECT taskId, taskUrl, menteeComment FROM submissions JOIN users ON users.id = menteeId
     WHERE users.email = ? AND gradePercentage > 0 ORDER BY submissions.updatedAt DESC LIMIT 1`,
    [amina.email],
  );
  if (!work) throw new Error(`No graded work of ${amina.email}`);
  return work;
}

/** Amina sends it again, with another link and one more sentence. */
async function sendAgain(
  { origin }: Site,
  { taskId, taskUrl, menteeComment }: Graded,
): Promise<void> {
  const call = async (path: string, body: object, token = ''): Promise<unknown> => {
    const response = await fetch(`${origin}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    expect(response.status).toBeLessThan(300);
    return response.json();
  };
  const login = await call('auth/login', amina);
  await call(
    `tasks/${taskId}/submissions`,
    { taskUrl: `${taskUrl}-two`, menteeComment: `${menteeComment} It fits a phone now.` },
    String(Reflect.get(Object(login), 'accessToken')),
  );
}

async function openQueue(page: Page, site: Site): Promise<void> {
  await beLoggedIn(page, site, ngozi);
  const work = gradedWork(site);
  await page.goto(`${submissionsPath}?state=all`);
  // Only a device that has stored the graded work can tell that it was sent again.
  await expect.poll(() => storedAnswers(page)).toContain(work.taskUrl);
  await sendAgain(site, work);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Notifications, 1 new' })).toBeVisible();
}

test('a mentor reviews by keyboard with the list pane at 1280 px', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openQueue(page, site);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(new URL(request.url()).pathname);
  });
  // The skip link, the content, the first button in it.
  for (const key of ['Tab', 'Enter', 'Tab', 'Enter']) await page.keyboard.press(key);
  const dialog = page.getByRole('dialog');
  const list = dialog.getByRole('region', { name: 'Submissions to you' });
  const current = list.locator('[aria-current]');
  await expect(comment(dialog)).toBeVisible();
  await expect(list.getByRole('button')).toHaveCount(38);
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 800 });
  // Focus must not scroll the review out of view.
  expect(await dialog.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);

  const title = dialog.getByRole('heading', { level: 2 });
  const first = await title.textContent();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(dialog.getByText('3 of 38')).toBeVisible();
  await expect(current).toContainText((await title.textContent()) ?? '?');
  await page.keyboard.press('k');
  await page.keyboard.press('k');
  await expect(title).toHaveText(first ?? '?');

  const sent = list.getByRole('button').filter({ hasText: 'Submitted again' });
  await expect(sent).toHaveCount(1);
  const titles = await list.getByRole('button').allTextContents();
  const at = titles.findIndex((words) => words.includes('Submitted again'));
  for (let step = 0; step < at; step += 1) await page.keyboard.press('j');
  await expect(dialog.getByText(`${at + 1} of 38`)).toBeVisible();
  await expect(current).toContainText('Submitted again');
  await expect(current).toBeInViewport({ ratio: 0.95 });
  await expect(dialog.locator('ins').filter({ hasText: 'two' })).toBeVisible();
  await expect(dialog.locator('ins').filter({ hasText: 'It fits a phone now' })).toBeVisible();
  expect(calls).toEqual([]);

  await page.keyboard.press('e');
  await expect(
    opened(dialog, 'Grades for other tasks').getByRole('listitem').first(),
  ).toBeVisible();
  await page.keyboard.press('e');
  await page.keyboard.press('d');
  const points = opened(dialog, 'Done means').getByRole('listitem');
  await expect(points.first()).toBeVisible();
  expect(calls).toHaveLength(1);
  const words = await comment(dialog).boundingBox();
  const point = await points.first().boundingBox();
  expect((point?.x ?? 0) + (point?.width ?? 0)).toBeLessThan(words?.x ?? 0);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`${submissionsPath}?state=all`);
});
