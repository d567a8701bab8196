import { chidera, ngozi } from '../../support/people.ts';
import type { Page } from '@playwright/test';
import { keyboard } from '../support/keyboard.ts';
import { expect, test } from '../support/site.ts';

const work = {
  taskUrl: 'https://github.com/keys-only/first-page',
  menteeComment: 'Written without a mouse, from the first tag on.',
};
const advice = 'It reads well. Next time name the lists.';

test.use({ viewport: { width: 1280, height: 800 } });

async function logIn(page: Page, { email, password }: typeof chidera) {
  const hands = keyboard(page);
  await page.goto('/login', { waitUntil: 'networkidle' });
  await hands.press(page.getByRole('link', { name: 'Skip to content' }));
  const form = page.getByRole('main');
  await hands.write(form.getByLabel('Email'), email);
  await hands.write(form.getByLabel('Password', { exact: true }), password);
  await page.keyboard.press('Enter');
}

/** Chooses a card of the wizard, on whichever page it is. */
async function choose(page: Page, name: string) {
  const hands = keyboard(page);
  const dialog = page.getByRole('dialog', { name: 'Enroll in a track' });
  const card = dialog.getByRole('radio', { name });
  await expect(dialog.getByRole('radio').first()).toBeVisible();
  while (!(await card.isVisible())) {
    await hands.press(dialog.getByRole('button', { name: 'Next page' }));
  }
  await hands.to(dialog.getByRole('radio'));
  await hands.key('Space');
  await hands.along(card);
  await expect(card).toBeChecked();
}

async function enrol(page: Page, guide: string) {
  const hands = keyboard(page);
  const dialog = page.getByRole('dialog', { name: 'Enroll in a track' });
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });
  const confirm = page
    .getByRole('alertdialog', { name: 'Are you sure？' })
    .getByRole('button', { name: 'Yes', exact: true });
  await choose(page, 'Web development');
  await hands.press(button('Next'));
  await expect(dialog.getByText('What you will do in')).toBeVisible();
  await hands.press(button('Next'));
  await hands.press(confirm);
  await choose(page, guide);
  await hands.press(button('Enroll'));
  await hands.press(confirm);
  await hands.press(dialog.getByRole('link', { name: 'Go to your dashboard' }));
}

test('a mentee and her mentor can do everything by keyboard', async ({ page, browser, site }) => {
  const hands = keyboard(page);
  const guide = site.db.get<{ name: string }>(
    "SELECT firstName || ' ' || lastName AS name FROM users WHERE email = ?",
    [ngozi.email],
  );
  const learner = site.db.get<{ firstName: string }>(
    'SELECT firstName FROM users WHERE email = ?',
    [chidera.email],
  );

  await test.step('she logs in and enrols', async () => {
    await logIn(page, chidera);
    await enrol(page, guide?.name ?? '');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('she reads a brief and sends her work', async () => {
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await hands.press(menu.getByRole('link', { name: 'Tasks', exact: true }));
    await expect(page.getByRole('heading', { level: 1, name: 'Tasks' })).toBeFocused();
    const pending = page.getByRole('table', { name: 'Pending tasks' });
    await hands.press(pending.getByRole('rowheader').first().getByRole('link'));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await hands.press(page.getByRole('link', { name: 'Submit Task' }));
    const send = page.getByRole('button', { name: 'Submit', exact: true });
    await hands.press(send);
    await expect(page.getByText('2 things to fix')).toBeVisible();
    await expect(page.getByLabel('Link to your work')).toBeFocused();
    await page.keyboard.insertText(work.taskUrl);
    await hands.write(page.getByLabel('Comment'), work.menteeComment);
    await hands.press(send);
    await expect(page.getByRole('heading', { name: /^Sent to / })).toBeFocused();
    await hands.press(page.getByRole('main').getByRole('link', { name: /tasks/i }));
    await expect(page.getByRole('table', { name: 'Completed tasks' })).toBeVisible();
  });

  await test.step('her mentor finds it with the filters, grades it and goes on', async () => {
    const desk = await browser.newContext({
      baseURL: site.origin,
      viewport: { width: 1280, height: 800 },
    });
    const room = await desk.newPage();
    const mouseless = keyboard(room);
    await logIn(room, ngozi);
    const menu = room.getByRole('navigation', { name: 'Main menu' });
    await mouseless.press(menu.getByRole('link', { name: 'Tasks', exact: true }));
    await expect(room.getByRole('heading', { level: 1 })).toBeFocused();
    const main = room.getByRole('main');
    await mouseless.to(main.getByLabel('Mentee', { exact: true }));
    await room.keyboard.type(learner?.firstName ?? '');
    await expect(room).toHaveURL(/mentee=/);
    await mouseless.press(main.getByRole('button', { name: /^Review (?!again|next)/ }));
    const dialog = room.getByRole('dialog');
    await expect(dialog.getByText(work.menteeComment)).toBeVisible();
    const grade = dialog.getByRole('button', { name: 'Send grade', exact: true });
    await mouseless.write(dialog.getByLabel('Comment', { exact: true }), advice);
    await mouseless.press(grade);
    await expect(dialog.getByLabel('Grade (%)', { exact: true })).toBeFocused();
    await room.keyboard.insertText('88');
    await mouseless.press(grade);
    await expect(room.getByText('Grading success')).toBeVisible();
    await expect(dialog).toBeHidden();

    await mouseless.to(main.getByLabel('Mentee', { exact: true }));
    await mouseless.key('Home');
    await mouseless.press(main.getByRole('button', { name: /^Review next/ }), 'Shift+Tab');
    await expect(dialog.getByText(/^1 of/)).toBeVisible();
    await mouseless.press(dialog.getByRole('button', { name: 'Next', exact: true }));
    await expect(dialog.getByText(/^2 of/)).toBeVisible();
    await mouseless.key('Escape');
    await expect(dialog).toBeHidden();
    await desk.close();
  });

  await test.step('she reads what it says', async () => {
    await page.reload({ waitUntil: 'networkidle' });
    const completed = page.getByRole('table', { name: 'Completed tasks' });
    const feedback = completed.getByRole('button', { name: /^Grading/ });
    await hands.press(feedback);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(advice)).toBeVisible();
    await hands.key('Escape');
    await expect(dialog).toBeHidden();
    await expect(feedback).toBeFocused();
  });
});
