import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../support/page/renderApp.tsx';
import { addSubmissions, ngozi, waitingIn } from './desk.ts';

const gradebookPath = '/dashboard/mentor/gradebook';

const card = { name: 'Age of work to grade' };
const ages = async () => within(await screen.findByRole('region', card));

/** Groups and counts, as read by a screen reader. */
const groups = async (): Promise<string[]> =>
  (await ages())
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(': '));

test('the gradebook shows the ages of ungraded work as text and table', async () => {
  const { sandbox, reload } = await renderApp('/about', ngozi);
  addSubmissions(sandbox, 2);
  const total = waitingIn(sandbox).length;
  await reload(gradebookPath);

  expect((await ages()).getByText(/^The oldest has waited 18 days/)).toHaveTextContent(
    new RegExp(`Half of the ${total} have waited \\d days or more\\.$`),
  );
  const counts = await groups();
  expect(counts.map((words) => words.split(': ')[0])).toEqual([
    'Less than a day',
    '1 to 3 days',
    '4 to 7 days',
    '8 to 14 days',
    '15 days or more',
  ]);
  expect(counts[4]).toBe('15 days or more: 2');
  expect(counts.reduce((sum, words) => sum + Number(words.split(': ')[1]), 0)).toBe(total);
});

test('a single ungraded submission shows no chart of ages', async () => {
  const { sandbox, reload } = await renderApp('/about', ngozi);
  const [, ...others] = waitingIn(sandbox);
  for (const { id } of others) sandbox.db.run('DELETE FROM submissions WHERE id = ?', [id]);
  await reload(gradebookPath);

  expect(await screen.findByRole('grid')).toBeVisible();
  expect(screen.queryByRole('region', card)).toBeNull();
});
