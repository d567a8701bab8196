import { screen, within } from '@testing-library/react';
import { assert, expect, test } from 'vitest';
import { prepareApp, renderApp } from '../../support/page/renderApp.tsx';
import { ngozi } from '../../support/people.ts';
import {
  closed,
  desk,
  gradeMails,
  gradePosts,
  gradedIn,
  openNext,
  openRow,
  press,
  shownRows,
  submissionIn,
  submissionsPath,
  waitingIn,
  write,
} from './desk.ts';

test('a review links to a safe address, and shows an unsafe address as text', async () => {
  const { user, sandbox, visit } = await prepareApp(ngozi);
  const [first, second] = waitingIn(sandbox);
  sandbox.db.run('UPDATE submissions SET taskUrl = ? WHERE id = ?', [
    'javascript:alert(1)',
    second?.id ?? '',
  ]);
  await visit(submissionsPath);
  const dialog = within(await openNext(user));
  const link = dialog.getByRole('link', { name: /Open link/ });
  expect(link).toHaveAttribute('href', first?.taskUrl);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link.getAttribute('rel')).toContain('noopener');

  await press(user, 'Next');
  expect(await dialog.findByText('javascript:alert(1)')).toBeVisible();
  for (const other of dialog.getAllByRole('link')) {
    expect(other.getAttribute('href')).toMatch(/^\/dashboard\//);
  }
});

const wordForGrade = /^(?:Excellent|Very good|Good|Nearly there|Try again)$/;

test('a review needs a comment of at most 1,024 characters and a valid grade', async () => {
  const { user, sandbox } = await renderApp(submissionsPath, ngozi);
  const dialog = within(await openNext(user));
  await press(user, 'Send grade');
  expect(await dialog.findByText('Please input your comment')).toBeVisible();
  expect(dialog.getByText('Please enter a grade')).toBeVisible();

  for (const invalid of ['x', '101', '-1']) {
    await write(user, 'a'.repeat(1025), invalid);
    expect(dialog.queryByText(wordForGrade)).toBeNull();
  }
  expect(dialog.getByText('1025 / 1024')).toBeVisible();
  await press(user, 'Send grade');
  expect(await dialog.findByText('Must be 1024 characters or less')).toBeVisible();
  expect(dialog.getByText('Enter a number from 0 to 100')).toBeVisible();
  expect(dialog.getByLabelText('Comment')).toHaveValue('a'.repeat(1025));
  expect(gradePosts(sandbox)).toEqual([]);

  // An emoji counts as one character.
  await write(user, '🎉'.repeat(1024), '50');
  expect(dialog.getByText('1024 / 1024')).toBeVisible();
  expect(dialog.getByText(wordForGrade)).toHaveTextContent('Nearly there');
  await user.click(dialog.getByRole('button', { name: '80' }));
  expect(dialog.getByText(wordForGrade)).toHaveTextContent('Very good');
  await press(user, 'Send grade');
  expect(await screen.findByText('Grading success')).toBeVisible();
  expect(gradePosts(sandbox)).toHaveLength(1);
});

test('a grade that looks like a fraction is sent only after the mentor has seen what it means', async () => {
  const { user, sandbox } = await renderApp(submissionsPath, ngozi);
  const dialog = within(await openNext(user));
  for (const [typed, question] of [
    ['0.9', /^0\.9%\? To give 90%, enter 90\./],
    ['0,85', /^0\.85%\? To give 85%, enter 85\./],
    ['1.0', /^1%\? To give 100%, enter 100\./],
  ] as const) {
    await write(user, 'A clear page, and the table reads well.', typed);
    await press(user, 'Send grade');
    expect(await dialog.findByText(question)).toBeVisible();
  }
  expect(gradePosts(sandbox)).toEqual([]);
  await write(user, 'A clear page, and the table reads well.', '0.5 %');
  expect(dialog.queryByText(/To give/)).toBeNull();
  await press(user, 'Send grade');
  await dialog.findByText(/^0\.5%\?/);
  await press(user, 'Send grade');
  expect(await screen.findByText('Grading success')).toBeVisible();
  expect(gradePosts(sandbox)).toHaveLength(1);
});

test('a submission graded with 0 stays in the queue, and a hint says so', async () => {
  const { user, sandbox } = await renderApp(submissionsPath, ngozi);
  const second = waitingIn(sandbox)[1]?.id ?? '';
  const counts = `${waitingIn(sandbox).length} to grade, ${gradedIn(sandbox).length} graded`;
  await openRow(user, 1);
  await write(user, 'I could not open it.', '0');
  expect(screen.queryByText(wordForGrade)).toBeNull();
  expect(
    await screen.findByText(/^With 0%, the submission still counts as not graded/),
  ).toBeVisible();
  await press(user, 'Send grade');
  await closed();

  expect(submissionIn(sandbox, second)).toMatchObject({
    gradePercentage: 0,
    mentorComment: 'I could not open it.',
  });
  expect(screen.getByText(counts)).toBeVisible();
  expect(screen.getByRole('cell', { name: /^Not graded .*, grade 0%$/ })).toBeVisible();
});

/** Grades the first row of the second page. */
async function gradeRow() {
  const address = `${submissionsPath}?page=2`;
  const opened = await renderApp(address, ngozi);
  const { user, sandbox } = opened;
  const target = waitingIn(sandbox)[10];
  const row = (await shownRows())[0];
  sandbox.clearRequests();
  await openRow(user);
  await write(user, '  Clear structure.  ', '87');
  await press(user, 'Send grade');
  await screen.findByText('Grading success');
  return { ...opened, address, target, row };
}

test('a sent grade says which mentee has the feedback, and stores it without spaces around', async () => {
  const { sandbox, target } = await gradeRow();
  const mentee = sandbox.db.get<{ firstName: string }>('SELECT * FROM users WHERE id = ?', [
    target?.menteeId ?? '',
  ]);
  expect(screen.getByText(`${mentee?.firstName} has your feedback`)).toBeVisible();
  expect(submissionIn(sandbox, target?.id ?? '')).toMatchObject({
    gradePercentage: 87,
    mentorComment: 'Clear structure.',
  });
});

test('graded work leaves the list without another request, with the focus on the next', async () => {
  const { sandbox, path, address, target, row } = await gradeRow();
  await closed();
  await expect.poll(path).toBe(address);
  const rows = within(screen.getByRole('table', { name: 'Submissions to you' }));
  expect(rows.getAllByRole('button')[0]).toHaveFocus();
  expect(sandbox.calls()).toEqual([`POST /api/mentors/grade/${target?.id}/`]);
  expect((await shownRows())[0]).not.toEqual(row);
  expect(
    screen.getByText(`${waitingIn(sandbox).length} to grade, ${gradedIn(sandbox).length} graded`),
  ).toBeVisible();
});

test('the latest grade is the first graded row, and opens again for a new grade', async () => {
  const { user, row } = await gradeRow();
  await closed();
  await user.click(screen.getByRole('button', { name: 'Graded' }));
  await expect.poll(async () => (await shownRows())[0]?.[2]).toBe('87%');
  expect((await shownRows())[0]?.slice(0, 2)).toEqual(row?.slice(0, 2));
  const [again] = screen.getAllByRole('button', { name: /^Review again/ });
  assert(again);
  await user.click(again);
  const dialog = within(await desk());
  expect(dialog.getByText('Your last grade')).toBeVisible();
  expect(dialog.getByText('Clear structure.', { selector: 'blockquote *' })).toBeVisible();
  expect(dialog.getByLabelText('Comment')).toHaveValue('Clear structure.');
  expect(dialog.getByLabelText('Grade (%)')).toHaveValue('87');
  expect(dialog.getByRole('button', { name: 'Send new grade' })).toBeVisible();
});

/** Opens the first of two submissions to grade; all others have a grade. */
async function openLastTwo() {
  const opened = await prepareApp(ngozi);
  const { user, sandbox, visit } = opened;
  const [first, second, ...others] = waitingIn(sandbox);
  for (const { id } of others) {
    sandbox.db.run('UPDATE submissions SET gradePercentage = 50 WHERE id = ?', [id]);
  }
  await visit(submissionsPath);
  await openNext(user);
  /** Grades the first and waits for the second. */
  const gradeFirst = async () => {
    await write(user, 'First.', '71');
    await press(user, 'Grade and next');
    await expect.poll(opened.path).toBe(`${submissionsPath}?grade=${second?.id}`);
    await expect
      .poll(async () => within(await desk()).getByLabelText('Comment'))
      .toHaveProperty('value', '');
    await within(await desk()).findByText('1 done, 1 left');
  };
  return { ...opened, first, second, gradeFirst };
}

test('“Grade and next” opens the next submission, and says how many are left', async () => {
  const { sandbox, first, gradeFirst } = await openLastTwo();
  expect(screen.getByText(/^We email each grade to/)).toBeVisible();
  await gradeFirst();
  expect(screen.queryByText(/^We email each grade to/)).toBeNull();
  expect(submissionIn(sandbox, first?.id ?? '')).toMatchObject({ gradePercentage: 71 });
});

test('after the last grade the queue says what was graded, and shows it', async () => {
  const { user, sandbox, path, first, second, gradeFirst } = await openLastTwo();
  await gradeFirst();
  await write(user, 'Second.', '74');
  await press(user, 'Grade and next');
  await closed();

  expect(await screen.findByRole('heading', { name: 'Everything is graded' })).toBeVisible();
  const mentees = first?.menteeId === second?.menteeId ? '1 mentee' : '2 mentees';
  expect(
    screen.getByText(
      new RegExp(`have graded 2 submissions from ${mentees}\\. The average grade is 73%`),
    ),
  ).toBeVisible();
  expect(screen.getByText(`0 to grade, ${gradedIn(sandbox).length} graded`)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Review next' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show graded' }));
  await expect.poll(path).toBe(`${submissionsPath}?state=all`);
  expect(screen.getByRole('heading', { name: 'Tasks to grade' })).toHaveFocus();
  expect(await shownRows()).toHaveLength(10);
});

test('“Grade and next” stays within the filter and leads to all ungraded work', async () => {
  const { user, sandbox, visit, path } = await prepareApp(ngozi);
  const [first, alone, ...others] = waitingIn(sandbox);
  await visit(`${submissionsPath}?mentee=${alone?.menteeId}&task=${alone?.taskId}`);
  await openNext(user);
  await write(user, 'Well done.', '77');
  await press(user, 'Grade and next');
  await closed();

  expect(submissionIn(sandbox, alone?.id ?? '')).toMatchObject({ gradePercentage: 77 });
  const left = [first, ...others].length;
  expect(await screen.findByText(new RegExp(`^${left} to grade, `))).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Review next' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show all to grade' }));
  await expect.poll(path).toBe(submissionsPath);
  expect(await screen.findByText(`${left} submissions`)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Review next' })).toHaveFocus();
});

test('a refused grade stays in the form and is sent again, with one email', async () => {
  const { user, sandbox } = await renderApp(submissionsPath, ngozi);
  const [first] = waitingIn(sandbox);
  const dialog = within(await openNext(user));
  await write(user, 'Kept word for word.', '64');
  sandbox.failNext({ method: 'POST', path: '/api/mentors/grade', kind: '500' });
  await press(user, 'Send grade');
  expect(await screen.findAllByText('An error occurred')).toHaveLength(1);
  expect(screen.getByText(/Everything you wrote is still here/)).toBeVisible();

  // The response comes from a gateway.
  sandbox.failNext({ method: 'POST', path: '/api/mentors/grade', kind: '503' });
  await press(user, 'Send grade');
  expect(await dialog.findByText(/grade may have been saved/)).toBeVisible();
  expect(dialog.getByLabelText('Comment')).toHaveValue('Kept word for word.');

  await press(user, 'Send grade');
  await closed();
  expect(submissionIn(sandbox, first?.id ?? '')).toMatchObject({
    gradePercentage: 64,
    mentorComment: 'Kept word for word.',
  });
  expect(gradePosts(sandbox)).toHaveLength(3);
  expect(gradeMails(sandbox)).toHaveLength(1);
});

test('an unknown submission shows “Submission not found”', async () => {
  const { user } = await renderApp(`${submissionsPath}?grade=nothing`, ngozi);

  expect(await screen.findByRole('dialog', { name: 'Submission not found' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await closed();
});

/** Sends a grade whose response is slow, and asks to leave. */
async function leaveDuringSend() {
  const opened = await renderApp(submissionsPath, ngozi);
  const { user, sandbox } = opened;
  const id = waitingIn(sandbox)[0]?.id ?? '';
  await openNext(user);
  await write(user, 'Well done.', '80');
  sandbox.failNext({ method: 'POST', path: '/api/mentors', kind: 'held' });
  await press(user, 'Send grade');
  await user.keyboard('{Escape}');
  await closed();
  return { ...opened, id };
}

test('a late response does not close the next review', async () => {
  const { user, sandbox, id } = await leaveDuringSend();
  const second = waitingIn(sandbox)[1]?.id ?? 'nothing';
  const dialog = await openRow(user, 1);
  await sandbox.letGo();
  await screen.findByText('Grading success');
  expect(submissionIn(sandbox, id)?.gradePercentage).toBe(80);
  await write(user, 'Half a sentence', '70');
  expect(dialog).toBeInTheDocument();
  expect(window.location.search).toContain(second);
});

test('a notice says that a slow grade for deleted work was not sent', async () => {
  const { sandbox, id } = await leaveDuringSend();
  sandbox.db.run('DELETE FROM submissions WHERE id = ?', [id]);
  await sandbox.letGo();

  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^This submission was deleted.*It was not sent\. We saved it as a draft/,
  );
});
