import { screen, within } from '@testing-library/react';
import { assert, expect, test } from 'vitest';
import { starterId } from '../../sandbox/data/ids.ts';
import { pasteInto } from '../../support/page/fill.ts';
import { prepareApp, renderApp } from '../../support/page/renderApp.tsx';
import { ngozi } from '../../support/people.ts';
import {
  desk,
  gradedIn,
  openNext,
  searchBox,
  sendAgain,
  shownRows,
  submissionsPath,
  waitingIn,
} from './desk.ts';

/** Returns the rows without the pictures, which the profile page may have loaded. */
const shown = async () => (await shownRows()).map((row) => row.slice(1));

const filter = (name: string) => screen.getByRole('button', { name });

const nameOf = (row: string[] | undefined) => row?.[0] ?? '';

test('a page shows ten submissions, the oldest ungraded work first', async () => {
  const { sandbox } = await renderApp(submissionsPath, ngozi);
  const rows = await shownRows();
  const [oldest] = waitingIn(sandbox);
  const mentee = sandbox.db.get<{ firstName: string }>('SELECT * FROM users WHERE id = ?', [
    oldest?.menteeId ?? '',
  ]);

  expect(rows).toHaveLength(10);
  expect(nameOf(rows[0])).toContain(mentee?.firstName);
  const time = screen.getByRole('table', { name: 'Submissions to you' }).querySelector('time');
  expect(time?.textContent).toMatch(/ago \(.+ at \d\d:\d\d\)$/);
  expect(time?.title).toMatch(/at \d\d:\d\d$/);
  expect(time?.dateTime).toMatch(/Z$/);
  expect(
    within(screen.getByRole('table', { name: 'Submissions to you' }))
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Mentee', 'Task', 'Updated', 'Action']);
  expect(
    screen.getByText(`${waitingIn(sandbox).length} to grade, ${gradedIn(sandbox).length} graded`),
  ).toBeVisible();
});

test('the filter of a state is in the address, except for work to grade', async () => {
  const { user, path, sandbox } = await renderApp(submissionsPath, ngozi);
  const waiting = waitingIn(sandbox).length;
  expect(await screen.findByText(`${waiting} submissions`)).toBeInTheDocument();
  expect(filter('Not graded')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();

  await user.click(filter('All'));
  await expect.poll(path).toBe(`${submissionsPath}?state=all`);
  expect(
    await screen.findByText(`${waiting + gradedIn(sandbox).length} submissions`),
  ).toBeVisible();
  await user.click(filter('Not graded'));
  await expect.poll(path).toBe(submissionsPath);
});

/** Shows a mentor the graded work of one mentee for one task. */
async function openFiltered() {
  const opened = await renderApp(`${submissionsPath}?state=graded`, ngozi);
  const { user, sandbox } = opened;
  expect(await screen.findByText(`${gradedIn(sandbox).length} submissions`)).toBeVisible();
  expect((await shownRows()).every(([, , grade]) => grade?.endsWith('%'))).toBe(true);
  await user.selectOptions(screen.getByLabelText('Mentee'), 'Amina Bello');
  await expect
    .poll(async () => (await shownRows()).every((row) => nameOf(row).includes('Amina Bello')))
    .toBe(true);
  await user.selectOptions(screen.getByLabelText('Task'), 'Jollof recipe page');
  await expect.poll(shownRows).toHaveLength(1);
  return opened;
}

test('filters by state, mentee and task survive a reload', async () => {
  const { path, reload } = await openFiltered();
  expect(path()).toMatch(/\?state=graded&mentee=[0-9a-f]+&task=[0-9a-f]+$/);
  await reload();
  expect(await shownRows()).toHaveLength(1);
  expect(screen.getByLabelText('Mentee')).toHaveDisplayValue('Amina Bello');
  expect(filter('Graded')).toHaveAttribute('aria-pressed', 'true');
});

test('“Clear filters” shows all work to grade, with the focus on the list', async () => {
  const { user, path } = await openFiltered();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await expect.poll(path).toBe(submissionsPath);
  expect(screen.getByRole('region', { name: 'Submissions to you' })).toHaveFocus();
  expect(await shownRows()).toHaveLength(10);
});

test('“Review next” and the arrows follow the order and filters on the screen', async () => {
  const { user, sandbox, path, visit } = await prepareApp(ngozi);
  const sadiq = starterId('person', 'sadiq');
  const theirs = waitingIn(sandbox).filter(({ menteeId }) => menteeId === sadiq);
  expect(theirs).toHaveLength(2);
  await visit(`${submissionsPath}?sort=-updated&mentee=${sadiq}`);

  const dialog = within(await openNext(user));
  expect(path()).toContain(`grade=${theirs[1]?.id}`);
  expect(dialog.getByText('1 of 2')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(dialog.getByRole('button', { name: 'Next' }));
  expect(await dialog.findByText('2 of 2')).toBeVisible();
});

test('a submission outside the filter says so and leads to the list', async () => {
  const { user, sandbox, path, visit } = await prepareApp(ngozi);
  const graded = gradedIn(sandbox)[0]?.id;
  const waiting = waitingIn(sandbox);
  await visit(`${submissionsPath}?state=waiting&grade=${graded}`);
  const dialog = within(await desk());

  expect(dialog.getByText('Not in this list')).toBeVisible();
  expect(dialog.queryByText(`0 of ${waiting.length}`)).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Next' }));
  await expect.poll(path).toContain(`grade=${waiting[0]?.id}`);
  expect(await dialog.findByText(`1 of ${waiting.length}`)).toBeVisible();

  await visit(`${submissionsPath}?q=nobody&grade=${graded}`);
  const alone = within(await desk());
  expect(alone.getByText('Not in this list')).toBeVisible();
  expect(alone.queryByRole('button', { name: /^(Next|Previous)$/ })).toBeNull();
});

test('a search offers its graded matches and reports if it has none', async () => {
  const { user, path } = await renderApp(submissionsPath, ngozi);
  const search = await searchBox();
  await pasteInto(user, search, 'amina jollof');
  await expect.poll(path).toBe(`${submissionsPath}?q=amina+jollof`);
  expect(
    await screen.findByRole('heading', { name: '1 matching submission is graded' }),
  ).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Show graded' }));
  await expect.poll(path).toBe(`${submissionsPath}?q=amina+jollof&state=all`);
  expect(screen.getByRole('region', { name: 'Submissions to you' })).toHaveFocus();
  expect(await shownRows()).toHaveLength(1);

  await pasteInto(user, search, ' zzz');
  expect(await screen.findByText('Nothing found for “amina jollof zzz”')).toBeVisible();
  expect(search).toHaveValue('amina jollof zzz');
});

test('the order is in the address, and by need without one', async () => {
  const { user, sandbox, path, visit } = await prepareApp(ngozi);
  const resubmitted = gradedIn(sandbox)[0];
  sendAgain(sandbox, resubmitted?.id ?? '', new Date());
  await visit(submissionsPath);
  const byNeed = await shownRows();
  const choose = (name: string) => user.selectOptions(screen.getByLabelText('Order'), name);
  expect(screen.queryByRole('option', { name: 'Low grades' })).toBeNull();

  await choose('Mentee A–Z');
  await expect.poll(path).toBe(`${submissionsPath}?sort=mentee`);
  expect(nameOf((await shownRows())[0])).toContain('Amina');

  await user.click(filter('Graded'));
  await choose('High grades');
  await expect.poll(path).toBe(`${submissionsPath}?sort=-grade&state=graded`);
  const byGrade = await shownRows();
  const grades = byGrade.map(([, , grade = '']) => Number.parseFloat(grade));
  expect(grades).toEqual(grades.toSorted((a, b) => b - a));

  // Clearing the filters keeps the order, which work to grade does not have.
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await expect.poll(path).toBe(`${submissionsPath}?sort=-grade`);
  expect(screen.getByLabelText('Order')).toHaveDisplayValue('Suggested');
  expect(await shownRows()).toEqual(byNeed);
  await user.click(filter('Graded'));
  expect(screen.getByLabelText('Order')).toHaveDisplayValue('High grades');
  expect(await shownRows()).toEqual(byGrade);
});

test('Back restores the filter and the page, and a missing page shows the nearest', async () => {
  const { user, path, visit } = await renderApp(`${submissionsPath}?state=graded`, ngozi);
  const first = await shown();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await expect.poll(path).toBe(`${submissionsPath}?state=graded&page=2`);
  const second = await shown();
  expect(second).not.toEqual(first);

  const [link] = within(screen.getByRole('table', { name: 'Submissions to you' })).getAllByRole(
    'link',
  );
  assert(link);
  await user.click(link);
  await screen.findByRole('heading', { name: 'Submissions to you' });
  window.history.back();
  await screen.findByRole('heading', { name: 'Tasks to grade' });
  expect(await shown()).toEqual(second);

  await visit(`${submissionsPath}?page=99`);
  expect((await shownRows()).length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
});

test('rows name deleted or nameless mentees and tasks in words', async () => {
  const { sandbox, visit } = await prepareApp(ngozi);
  const [first] = waitingIn(sandbox);
  const ids = { mentee: first?.menteeId ?? '', task: first?.taskId ?? '' };
  sandbox.db.run("UPDATE users SET firstName = '', lastName = '' WHERE id = ?", [ids.mentee]);
  sandbox.db.run("UPDATE tasks SET title = '' WHERE id = ?", [ids.task]);
  await visit(submissionsPath);
  const [nameless] = await shownRows();
  expect(nameOf(nameless)).toContain('Someone without a name');
  expect(nameless?.[1]).toBe('Untitled task');
  expect(screen.getByRole('option', { name: 'Someone without a name' })).toBeInTheDocument();
  expect(screen.getByRole('option', { name: 'Untitled task' })).toBeInTheDocument();
  await visit('/dashboard/mentor/gradebook');
  expect(await screen.findByRole('columnheader', { name: 'Untitled task' })).toBeVisible();

  sandbox.db.run('DELETE FROM users WHERE id = ?', [ids.mentee]);
  sandbox.db.run('DELETE FROM tasks WHERE id = ?', [ids.task]);
  await visit(submissionsPath);
  await expect.poll(async () => nameOf((await shownRows())[0])).toContain('A mentee who has left');
  expect((await shownRows())[0]?.[1]).toBe('A deleted task');
});

test('a phone has one button a row, and folded filters', async () => {
  const { user, path, sandbox } = await renderApp(submissionsPath, { ...ngozi, width: 360 });
  const list = within(await screen.findByRole('table', { name: 'Submissions to you' }));

  expect(list.getAllByRole('rowheader')).toHaveLength(10);
  expect(list.queryByRole('link')).toBeNull();
  const rows = list.getAllByRole('button');
  expect(rows).toHaveLength(10);
  expect(rows[1]).toHaveAccessibleName(/^Review Market .+, Ebiere Dokubo$/);
  assert(rows[1]);
  await user.click(rows[1]);
  await expect.poll(path).toContain(`grade=${waitingIn(sandbox)[1]?.id}`);
  await user.click(within(await desk()).getByRole('button', { name: 'Close' }));

  await user.click(await screen.findByText('Filter and search'));
  await user.click(filter('Graded'));
  await user.selectOptions(screen.getByLabelText('Task'), 'Jollof recipe page');
  expect(await screen.findByText('Filter and search (2)')).toBeVisible();
  expect(await screen.findByText(/^\d+ submissions$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText('Filter and search')).toBeVisible();
});

test('a narrow list names its roles, which its style sheet would take away', async () => {
  await renderApp(submissionsPath, { ...ngozi, width: 820 });
  const list = await screen.findByRole('table', { name: 'Submissions to you' });
  const bare = [...list.querySelectorAll('thead, tbody, tr, th, td')].filter(
    (part) => !part.hasAttribute('role'),
  );
  expect(bare).toEqual([]);
});
