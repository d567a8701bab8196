import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../support/page/renderApp.tsx';
import { amina, aminaId, countCalls, taskId, webTrack } from './amina.ts';

const trackPage = `/dashboard/track/web/${webTrack}`;
const card = { name: 'Your grades over time' };
const grades = async () => within(await screen.findByRole('region', card));

const rows = async (): Promise<string[]> =>
  (await grades())
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent.replaceAll(/\d+ \w+ \d{4}/g, ' a day'));

test('a track shows grades over time as text and table, without a request', async () => {
  const { sandbox, reload } = await renderApp(trackPage, amina);
  const expected = [
    'Market stall price list88% a day',
    'Jollof recipe page92.5% a day',
    'Member profile card75% a day',
  ];
  await expect.poll(rows).toEqual(expected);
  expect((await grades()).getByText(/^3 grades\./)).toHaveTextContent(
    'The best is 92.5%, the latest 75%.',
  );
  expect(Math.max(...countCalls(sandbox).values())).toBe(1);

  // The grades of an earlier visit show before any response.
  await reload();
  await expect.poll(rows).toEqual(expected);
});

test('a single grade shows no chart', async () => {
  const { sandbox, reload } = await renderApp('/about', amina);
  sandbox.db.run(
    'UPDATE submissions SET gradePercentage = NULL WHERE menteeId = ? AND taskId <> ?',
    [aminaId, taskId('web-price-list')],
  );
  await reload(trackPage);
  const progress = await screen.findByRole('region', { name: 'Your progress' });
  await waitFor(() => expect(progress).toHaveTextContent(/1 graded.*4 not graded yet/));
  expect(screen.queryByRole('region', card)).toBeNull();
});
