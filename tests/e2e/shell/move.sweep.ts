import type { Page } from '@playwright/test';
import { toSubmitTask } from '../../../src/paths.ts';
import { starterId } from '../../sandbox/data/ids.ts';
import { amina, beLoggedIn } from '../support/account.ts';
import { submission } from '../support/dashboard.ts';
import { settled } from '../support/dialogs.ts';
import { expect, test } from '../support/site.ts';

const form = toSubmitTask(starterId('task', 'web-first-repo'));
const work = { taskUrl: 'https://git.example/moved', menteeComment: 'Written on the first phone' };
const password = 'a secret of mine';

const open = async (page: Page, button: string) => {
  await page.getByRole('button', { name: /^Your account/ }).press('Enter');
  await page.getByRole('button', { name: 'Settings' }).last().press('Enter');
  await page.getByRole('button', { name: button }).press('Enter');
  return page.getByRole('dialog', { name: /another device$/ });
};

test('a draft of a phone is continued on a computer', async ({ browser, site }) => {
  const phone = await browser.newPage({
    baseURL: site.origin,
    serviceWorkers: 'block',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  });
  await beLoggedIn(phone, site, amina);
  await phone.goto(form);
  await submission(phone).write(work);
  await expect(phone.getByText('Draft saved on this device')).toBeVisible();
  const saving = await open(phone, 'Save a file');
  await saving.getByLabel('Password for the file').fill(password);
  await saving.getByLabel('Password again').fill(password);
  const download = phone.waitForEvent('download');
  await saving.getByRole('button', { name: 'Save file' }).tap();
  const file = await (await download).path();
  await expect(phone.getByText('File saved')).toBeVisible();

  const computer = await browser.newPage({
    baseURL: site.origin,
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
  });
  await beLoggedIn(computer, site, amina);
  await computer.goto('/dashboard');
  const opening = await open(computer, 'Open a file');
  await opening.getByLabel('Choose a file').setInputFiles(file);
  await opening.getByLabel('Password for the file').fill(password);
  await computer.keyboard.press('Enter');
  await opening.getByRole('button', { name: 'Add to this device' }).press('Enter');
  await expect(computer.getByText('Added to this device')).toBeVisible();
  // The dialog over the settings steps back in the history as it closes, which would end the visit.
  await settled(computer, 1);
  await computer.goto(form);
  await submission(computer).expectFilled(work);
  await phone.context().close();
  await computer.context().close();
});
