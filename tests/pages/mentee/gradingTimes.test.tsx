import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../support/page/renderApp.tsx';
import { ajo, amina, firstRepo, gradeWork, recordsAgedBy, sendIn, taskId } from './amina.ts';

const daysAgo = (days: number): Date => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

const pull = taskId('web-pull-request');

const address = (task: string): string => `/dashboard/pending-task/${task}`;

test('a waiting task tells how long the last three grades took', async () => {
  const { sandbox, reload } = await renderApp('/dashboard', amina);
  const tasks = [firstRepo, pull, ajo];
  for (const task of tasks) sendIn(sandbox, task, daysAgo(10));
  for (const [index, task] of tasks.entries()) {
    await reload(address(task));
    expect(await screen.findByText(/not graded yet$/, { selector: 'strong' })).toBeVisible();
    expect(screen.queryByText(/^Your last/)).not.toBeInTheDocument();
    await reload(address(task), async () => {
      gradeWork(sandbox, task, 80, 'Good.', daysAgo(9 - 2 * index));
      await recordsAgedBy(30)();
    });
    expect(await screen.findByText(/^Graded 80%/, { selector: 'strong' })).toBeVisible();
    expect(screen.queryByText(/^Your last/)).not.toBeInTheDocument();
  }
  const waiting = taskId('web-signup-form');
  await reload(address(waiting));
  expect(await screen.findByText('Your last 3 grades came after 1 to 5 days.')).toBeVisible();
});
