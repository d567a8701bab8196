import type { Page } from '@playwright/test';
import { tokenKey } from '../../../src/auth/session.ts';
import { HOUR } from '../../../src/lib/timing.ts';
import { paths } from '../../../src/paths.ts';
import { createTokens } from '../../sandbox/services/tokens.ts';
import { amina } from '../../support/people.ts';
import { beLoggedIn, logIn } from '../support/account.ts';
import { expect, inSweep, type Site, test } from '../support/site.ts';
import {
  catchSend,
  draftSaved,
  loginAgain,
  loginPage,
  newTab,
  openForm,
  received,
  sendsOf,
  sent,
  setClockAhead,
  work,
} from '../support/stories.ts';

/** What a mentee typed is sent once, and nothing of it is lost. */

const asSent = { by: 'Amina', ...work };

/** Logs Amina in for some seconds, before the first page; the result waits until that has ended. */
async function beLoggedInBriefly(tab: Page, site: Site, seconds: number) {
  const end = Date.now() + (seconds + 1) * 1000;
  const claims = { email: amina.email, userId: amina.id, role: 'MENTEE' } as const;
  const value = await createTokens(site.db, () => new Date(), seconds).sign(claims);
  const localStorage = [{ name: tokenKey, value }];
  await tab
    .context()
    .setStorageState({ cookies: [], origins: [{ origin: site.origin, localStorage }] });
  return { untilExpired: () => tab.waitForFunction((moment) => Date.now() > moment, end) };
}

/** Types more into the comment of the open form, and returns the whole comment. */
async function typeOn(tab: Page): Promise<string> {
  const comment = tab.getByLabel('Comment');
  await comment.press('End');
  await comment.pressSequentially(' More soon.');
  return `${work.menteeComment} More soon.`;
}

test('text that a mentee types during a send is saved as a draft', async ({
  page,
  context,
  site,
}) => {
  await beLoggedIn(page, site, amina);
  const form = await openForm(page);
  await form.write(work);
  const send = await catchSend(context);
  await form.submit.click();
  await send.arrived;
  const words = await typeOn(page);
  send.respond();
  await expect(sent(page)).toBeVisible();
  expect(received(site)).toEqual([asSent]);

  const { comment } = await openForm(page);
  await expect(comment).toHaveValue(words);
});

test('a mentee whose request and then whose response is lost reloads each time and submits once', async ({
  page,
  context,
  site,
}) => {
  await beLoggedIn(page, site, amina);
  const form = await openForm(page);
  await form.write(work);
  for (const arrives of [false, true]) {
    const send = await catchSend(context, arrives);
    await form.submit.click();
    await send.arrived;
    send.lose();
    await expect(page.getByRole('alert')).toContainText('you wrote is still here');
    expect(received(site)).toEqual(arrives ? [asSent] : []);
    await page.reload();
    await form.expectFilled(work);
  }
  await form.submit.click();
  await expect(sent(page)).toBeVisible();
  expect(received(site)).toEqual([asSent]);
});

test('a page that is killed during a send leaves the work in the outbox, which sends it once', async ({
  page,
  context,
  site,
}) => {
  await beLoggedIn(page, site, amina);
  const sends = sendsOf(context);
  const form = await openForm(page);
  await form.write(work);
  const send = await catchSend(context);
  await form.submit.click();
  await send.arrived;
  await page.close();
  send.lose();

  // By then no send of the killed page can be under way.
  await setClockAhead(context, HOUR);
  const next = await newTab(context, paths.outbox);
  await expect(next.getByText(work.menteeComment)).toBeVisible();
  await next.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(next.getByText(work.menteeComment)).toBeHidden();
  expect(received(site)).toEqual([asSent]);
  expect(sends).toHaveLength(1);
});

test('a form open in two tabs loses nothing in one when the other sends', async ({
  page,
  context,
  site,
}) => {
  await beLoggedIn(page, site, amina);
  const form = await openForm(page);
  await form.write(work);
  await expect(draftSaved(page)).toBeVisible();
  const tab = await context.newPage();
  const other = await openForm(tab);
  await other.expectFilled(work);
  await other.comment.fill('The other tab says it better.');
  await expect(draftSaved(tab)).toBeVisible();
  await form.expectFilled(work);

  await form.submit.click();
  await expect(sent(page)).toBeVisible();
  expect(received(site)).toEqual([asSent]);
  await expect(other.comment).toHaveValue('The other tab says it better.');
  await other.submit.click();
  await tab.getByRole('button', { name: 'Send mine anyway' }).click();
  await expect(other.submit).toBeHidden();
  expect(received(site)).toEqual([{ ...asSent, menteeComment: 'The other tab says it better.' }]);
});

test('work whose response was lost is sent once', async ({ page, context, site }) => {
  await beLoggedIn(page, site, amina);
  const sends = sendsOf(context);
  const form = await openForm(page);
  await form.write(work);
  const send = await catchSend(context);
  await form.submit.click();
  await send.arrived;
  send.lose();
  await expect(page.getByRole('alert')).toContainText('you wrote is still here');
  await page.reload();
  await form.submit.click();
  await expect(form.submit).toBeHidden();
  expect(received(site)).toEqual([asSent]);
  expect(sends).toHaveLength(1);
});

test('two tabs that send one form at once send it once', async ({ page, context, site }) => {
  await beLoggedIn(page, site, amina);
  const sends = sendsOf(context);
  const form = await openForm(page);
  await form.write(work);
  await expect(draftSaved(page)).toBeVisible();
  const other = await openForm(await context.newPage());
  await other.expectFilled(work);
  await Promise.all([form.submit.click(), other.submit.click()]);
  await expect(sent(page)).toBeVisible();
  expect(received(site)).toEqual([asSent]);
  expect(sends).toHaveLength(1);
});

test('what the other tab typed outlives a send and a reload', async ({ page, context, site }) => {
  await beLoggedIn(page, site, amina);
  const form = await openForm(page);
  await form.write(work);
  await expect(draftSaved(page)).toBeVisible();
  const tab = await context.newPage();
  const other = await openForm(tab);
  await other.comment.fill('The other tab says it better.');
  await expect(draftSaved(tab)).toBeVisible();
  await form.submit.click();
  await expect(sent(page)).toBeVisible();
  await tab.reload();
  await expect(other.comment).toHaveValue('The other tab says it better.');
});

test(
  'a mentee whose login expires while typing finds every word after the next login',
  inSweep,
  async ({ page, site }) => {
    const login = await beLoggedInBriefly(page, site, 4);
    const form = await openForm(page);
    await form.write(work);
    await login.untilExpired();
    const words = await typeOn(page);
    await form.comment.blur();
    await page.reload();
    await expect(loginPage(page)).toBeVisible();
    await logIn(page, amina);
    await expect(form.comment).toHaveValue(words);
  },
);

test('a mentee whose login expires before a send logs in over the form and sends it once', async ({
  page,
  site,
}) => {
  await beLoggedIn(page, site, amina);
  const form = await openForm(page);
  await form.write(work);
  await site.expireTokens();
  await form.submit.click();
  await expect(loginAgain(page)).toBeVisible();
  expect(received(site)).toEqual([]);
  await logIn(page, amina);
  await expect(loginAgain(page)).toBeHidden();
  await form.expectFilled(work);
  await form.submit.click();
  await expect(sent(page)).toBeVisible();
  expect(received(site)).toEqual([asSent]);
});
