import { expect, type Page } from '@playwright/test';
import { logIn, type Person } from '../account.ts';
import { gradingDesk } from '../dashboard.ts';

export interface TypedGrade {
  advice: string;
  grade: string;
}

/**
 * Grades the longest waiting submissions while offline, so that each grade is saved in the outbox.
 */
export async function gradeOffline(page: Page, typed: readonly TypedGrade[]): Promise<void> {
  const desk = gradingDesk(page);
  const address = page.url();
  await page.getByRole('button', { name: 'Review next' }).click();
  await expect(desk.comment).toHaveValue('');
  await page.context().setOffline(true);
  for (const [at, { advice, grade }] of typed.entries()) {
    await desk.write(advice, grade);
    await desk.save();
    await expect(desk.dialog.getByText(/You can also send it from your outbox/)).toBeVisible();
    if (at < typed.length - 1) {
      await desk.dialog.getByRole('button', { name: 'Next', exact: true }).click();
      await expect(desk.comment).toHaveValue('');
    }
  }
  await desk.dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(desk.dialog).toBeHidden();
  // A closed dialog goes back in the history, which would end the caller's next navigation.
  await expect(page).toHaveURL(address);
}

/** No user taps more often. */
const MOST_TAPS = 40;

/** Empties the outbox like a user who tries again after each failure. */
export async function emptyOutbox(
  page: Page,
  login: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Log in again to continue' });
  const send = page.getByRole('button', { name: /^Send(?: all \d+)?$/ });
  const empty = page.getByText(/^Nothing to send/).first();
  const reload = page.getByRole('button', { name: /^(?:Reload|Try again)$/ });
  const busy = page.locator('[aria-busy]');
  let taps = 0;
  for (;;) {
    await expect(dialog.or(send).or(empty).or(reload).first()).toBeVisible({ timeout: 60_000 });
    if (await dialog.isVisible()) {
      taps += 1;
      await logIn(page, login).catch(async (gone: unknown) => {
        // The login before has succeeded, and its dialog was just closing.
        if (await dialog.isVisible()) throw gone;
      });
      // The dialog closes, or its button can be pressed again.
      await expect(dialog.locator('[aria-busy]')).toHaveCount(0, { timeout: 60_000 });
    } else if (await send.isVisible()) {
      taps += 1;
      // The login dialog may open over the button.
      await send.tap({ timeout: 2000 }).catch(() => undefined);
      // Waits until the round is over or a login is required.
      const over = async () => (await dialog.isVisible()) || (await send.and(busy).count()) === 0;
      await expect.poll(over, { timeout: 300_000 }).toBe(true);
    } else if (await empty.isVisible()) return;
    else await reload.first().click();
    if (taps > MOST_TAPS) throw new Error(`The outbox is not empty after ${taps} taps`);
  }
}
