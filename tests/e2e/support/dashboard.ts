import { expect, type Locator, type Page } from '@playwright/test';

/** Drives the form of the profile editor. */
export function profileForm(page: Page) {
  const form = page.getByRole('form', { name: 'Your profile' });
  const field = (label: string) => form.getByLabel(label);
  return {
    form,
    write: async () => {
      await field('Date of birth').fill('1999-10-30');
      await field('Gender').selectOption('Female');
      await form.getByLabel('Country', { exact: true }).selectOption('Nigeria');
      await field('State').selectOption('Lagos');
      await field('Phone number').fill('0803 123 4567');
      await form.getByRole('button', { name: 'Add React' }).click();
      await field('Description').fill('I learn in the evenings, after work.');
    },
    expectFilled: async () => {
      await expect(field('Date of birth')).toHaveValue('1999-10-30');
      await expect(field('State')).toHaveValue('Lagos');
      await expect(field('Phone number')).toHaveValue(/803.?123.?4567/);
      await expect(field('Description')).toHaveValue('I learn in the evenings, after work.');
    },
    save: () => form.getByRole('button', { name: 'Save profile' }).click(),
  };
}

/** Drives the form that submits a task. */
export function submission(page: Page) {
  const form = page.locator('form').filter({ has: page.getByLabel('Link to your work') });
  const link = form.getByLabel('Link to your work');
  const comment = form.getByLabel('Comment');
  return {
    form,
    link,
    comment,
    write: async ({ taskUrl, menteeComment }: Work) => {
      await link.fill(taskUrl);
      await comment.fill(menteeComment);
    },
    expectFilled: async ({ taskUrl, menteeComment }: Work) => {
      await expect(link).toHaveValue(taskUrl);
      await expect(comment).toHaveValue(menteeComment);
    },
    submit: form.getByRole('button', { name: 'Submit', exact: true }),
  };
}

interface Work {
  taskUrl: string;
  menteeComment: string;
}

/** Drives the dialog in which a mentor grades. */
export function gradingDesk(page: Page) {
  const dialog = page.getByRole('dialog');
  const comment = dialog.getByRole('textbox', { name: 'Comment' });
  const grade = dialog.getByLabel('Grade (%)', { exact: true });
  return {
    dialog,
    comment,
    write: async (words: string, percentage: string) => {
      await comment.fill(words);
      await grade.fill(percentage);
    },
    expectFilled: async (words: string, percentage: string) => {
      await expect(comment).toHaveValue(words);
      await expect(grade).toHaveValue(percentage);
    },
    save: () => dialog.getByRole('button', { name: 'Send grade', exact: true }).click(),
  };
}

/** Drives the enroll dialog. */
export function wizard(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Enroll in a track' });
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
  const confirm = () =>
    page
      .getByRole('alertdialog', { name: 'Are you sure？' })
      .getByRole('button', { name: 'Yes', exact: true })
      .click();
  return {
    dialog,
    press,
    confirm,
    /** Chooses a card of a list with three per page, turning pages until it is visible. */
    choose: async (name: string) => {
      const card = dialog.getByRole('radio', { name });
      const next = dialog.getByRole('button', { name: 'Next page' });
      await expect(dialog.getByRole('radio').first()).toBeVisible();
      while (!(await card.isVisible())) await next.click();
      await card.check();
    },
  };
}

/** Finds a row of a table by a part of its text. */
export const row = (within: Page | Locator, words: string): Locator =>
  within.getByRole('row').filter({ hasText: words });
