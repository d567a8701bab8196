import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DAY } from '../../../src/lib/dates.ts';
import { toTask } from '../../../src/paths.ts';
import { renderApp } from '../../support/page/renderApp.tsx';
import { ajo, amina, firstRepo, gradeWork, recordsAgedBy, sendIn, taskId } from './amina.ts';

const daysAgo = (days: number): Date => new Date(Date.now() - days * DAY);

test('a waiting task tells how long the last three grades took', async () => {
  const { sandbox, reload } = await renderApp('/dashboard', amina);
  const tasks = [firstRepo, taskId('web-pull-request'), ajo];
  for (const task of tasks) sendIn(sandbox, task, daysAgo(10));
  for (const [index, task] of tasks.entries()) {
    await reload(toTask(task));
    expect(await screen.findByText(/not graded yet$/, { selector: 'strong' })).toBeVisible();
    expect(screen.queryByText(/^Your last/)).not.toBeInTheDocument();
    await reload(toTask(task), async () => {
      gradeWork(sandbox, task, 80, 'Good.', daysAgo(9 - 2 * index));
      await recordsAgedBy(30)();
    });
    expect(await screen.findByText(/^Graded 80%/, { selector: 'strong' })).toBeVisible();
    expect(screen.queryByText(/^Your last/)).not.toBeInTheDocument();
  }
  await reload(toTask(taskId('web-signup-form')));
  expect(await screen.findByText('Your last 3 grades came after 1 to 5 days.')).toBeVisible();
});
