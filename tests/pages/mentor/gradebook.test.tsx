import { screen, waitFor, within } from '@testing-library/react';
import { assert, expect, test } from 'vitest';
import { toGrading } from '../../../src/paths.ts';
import { addMentees } from '../../support/addMentees.ts';
import { prepareApp, renderApp } from '../../support/page/renderApp.tsx';
import { untilIdle } from '../../support/page/untilIdle.ts';
import { savedFiles } from '../../support/page/savedFiles.ts';
import { storedOwners } from '../../support/store/storedResponses.ts';
import { ibrahim, ngozi } from '../../support/people.ts';
import { closed, gradedIn, press, searchBox, waitingIn, write, sendAgain } from './desk.ts';

const gradebookPath = '/dashboard/mentor/gradebook';
const phone = 360;

const table = () => screen.findByRole('table', { name: 'Grades by mentee and task' });
const rowsOf = (shown: HTMLElement): string[][] =>
  [...shown.querySelectorAll('tbody tr')].map(({ children }) =>
    [...children].map(({ textContent }) => textContent),
  );
const cellOf = async (id = '') =>
  (await table()).querySelector<HTMLElement>(`a[href*="grade=${id}"]`);
const namesIn = async () => rowsOf(await table()).map(([name]) => name);

test('the gradebook shows mentees by tasks without further API calls', async () => {
  const { sandbox } = await renderApp(gradebookPath, ngozi);
  const shown = await table();
  const rows = rowsOf(shown);
  const cells = rows.flatMap((row) => row.slice(3));
  const [graded, waiting] = [gradedIn(sandbox), waitingIn(sandbox)];
  expect(cells.filter((words) => words.endsWith('%'))).toHaveLength(graded.length);
  expect(cells.filter((words) => words === 'Not graded')).toHaveLength(waiting.length);
  // Work is a link to its review, and a cell without work is not.
  expect(within(shown).getAllByRole('link')).toHaveLength(
    rows.length + graded.length + waiting.length,
  );
  expect(within(shown).getAllByRole('cell', { name: 'Not submitted' })).toHaveLength(
    cells.filter((words) => words === '–').length,
  );
  const names = rows.map(([name = '']) => name);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  expect(within(shown).getByRole('row', { name: /^All mentees/ })).toHaveTextContent(
    new RegExp(`^All mentees[\\d.]+%${waiting.length}`),
  );
  expect(screen.getByRole('region', { name: 'Grades by mentee and task' })).toHaveAttribute(
    'tabindex',
    '0',
  );
  expect(
    sandbox
      .calls()
      .map((call) => call.replace(/\?.*/, ''))
      .filter((call) => !call.includes('photo'))
      .toSorted(),
  ).toEqual([
    'GET /api/mentors/submissions',
    // The second call asks which of them were resubmitted after their grade.
    'GET /api/mentors/submissions',
    'GET /api/profile',
    'GET /api/profile/mentees',
  ]);
});

test('work that was submitted again shows the grade of its earlier version', async () => {
  const { user, sandbox } = await renderApp(gradebookPath, ngozi);
  const [work] = gradedIn(sandbox);
  const cell = await cellOf(work?.id);
  expect(cell).toHaveTextContent(/^[\d.]+%$/);
  const grade = cell?.textContent;
  sendAgain(sandbox, work?.id ?? '', new Date());
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await expect.poll(() => cell?.textContent).toBe(`Again (was ${grade})`);
});

test('a cell opens its review above all submissions, and sending returns to the gradebook', async () => {
  const { user, path, sandbox } = await renderApp(`${gradebookPath}?sort=mean`, ngozi);
  const [work] = waitingIn(sandbox);
  const all = waitingIn(sandbox).length + gradedIn(sandbox).length;
  const cell = () => cellOf(work?.id);
  const first = await cell();
  assert(first);
  await user.click(first);
  await write(user, 'Clear and complete.', '83');
  expect(path()).toBe(toGrading(work?.id ?? '', { state: 'all' }));
  expect(screen.getByText(`1 of ${all}`)).toBeVisible();
  sandbox.clearRequests();
  await press(user, 'Send grade');
  await closed();
  expect(path()).toBe(`${gradebookPath}?sort=mean`);
  expect(await cell()).toHaveTextContent(/^83%$/);
  expect(await cell()).toHaveFocus();
  expect(sandbox.calls()).toEqual([`POST /api/mentors/grade/${work?.id}/`]);
});

test('the gradebook counts submissions of deleted mentees', async () => {
  const { sandbox, visit } = await prepareApp(ngozi);
  const all = waitingIn(sandbox).length + gradedIn(sandbox).length;
  sandbox.db.run(`UPDATE submissions SET menteeId = 'ffffffffffffffffffffffff'`, []);
  await visit(gradebookPath);
  expect(await screen.findByText(new RegExp(`^${all} submissions are not shown`))).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show all submissions' })).toBeVisible();
  expect(screen.queryByText(/the first submission/)).toBeNull();
});

test('the gradebook stores search and order in the address', async () => {
  const { user, path } = await renderApp(gradebookPath, ngozi);
  const before = await namesIn();
  await user.selectOptions(await screen.findByLabelText('Order'), 'Most to grade');
  expect(path()).toBe(`${gradebookPath}?sort=-waiting`);
  const counts = rowsOf(await table()).map((row) => Number(row[2]));
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  expect(await namesIn()).not.toEqual(before);
  await user.selectOptions(screen.getByLabelText('Order'), 'Name A–Z');
  expect(await namesIn()).toEqual(before);

  await user.type(await searchBox(), 'amina');
  await expect.poll(namesIn).toEqual(['Amina Bello']);
  expect(path()).toBe(`${gradebookPath}?q=amina`);
  expect(screen.getByText('1 mentee, 16 tasks')).toBeVisible();
  await user.type(await searchBox(), ' nobody');
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(screen.getByRole('region', { name: 'Gradebook' })).toHaveFocus();
  expect(await namesIn()).toEqual(before);
});

test('a table has 60 mentees a page, and the file has all', async () => {
  const files = savedFiles();
  const { user, sandbox, visit } = await prepareApp(ngozi);
  addMentees(sandbox, ngozi.id, 60);
  await visit(`${gradebookPath}?page=2`);
  expect(await namesIn()).toHaveLength(13);
  await user.click(screen.getByRole('button', { name: 'Save as spreadsheet' }));
  expect(((await files[0]?.text()) ?? '').trimEnd().split('\r\n')).toHaveLength(1 + 73);
});

test('the gradebook exports the shown rows in their order', async () => {
  const files = savedFiles();
  const { user, visit } = await renderApp(`${gradebookPath}?sort=-waiting`, ngozi);
  const rows = rowsOf(await table());
  await user.click(screen.getByRole('button', { name: 'Save as spreadsheet' }));
  const lines = ((await files[0]?.text()) ?? '').trimEnd().split('\r\n');
  expect(lines[0]).toMatch(/^\ufeff"Mentee","To grade","Submitted","Average",/);
  expect(lines.slice(1).map((line) => /^"([^"]*)"/.exec(line)?.[1])).toEqual(
    rows.map(([name]) => name),
  );
  expect(lines.join()).toMatch(/,"Not graded since \d{4}-\d\d-\d\d"/);

  await visit(`${gradebookPath}?q=nobody+at+all`);
  expect(await screen.findByText('Nothing found for “nobody at all”')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save as spreadsheet' })).toBeNull();
});

test('a mentee unfolds to submitted and missing tasks on a phone', async () => {
  const { user } = await renderApp(gradebookPath, { ...ngozi, width: phone });
  const list = await screen.findByRole('list', { name: 'Grades by mentee and task' });
  expect(screen.queryByRole('table')).toBeNull();
  await user.click(within(list).getByText('Amina Bello'));
  const [review] = await within(list).findAllByRole('link');
  expect(within(list).getByText(/^Not submitted: /)).toBeVisible();
  const name = review?.getAttribute('aria-label') ?? '';
  await user.click(review ?? list);
  expect(await screen.findByRole('dialog')).toHaveTextContent('Amina Bello');
  await user.keyboard('{Escape}');
  await closed();
  const again = await screen.findByRole('link', { name });
  await waitFor(() => expect(again).toHaveFocus());
});

test('if the list of mentees fails, the gradebook shows those with submissions', async () => {
  const { user, sandbox, visit } = await prepareApp(ngozi);
  sandbox.failNext({ method: 'GET', path: '/api/profile/mentees', kind: '500' });
  await visit(gradebookPath);
  expect(await screen.findByText('We could not load your mentees')).toBeVisible();
  expect(rowsOf(await table()).length).toBeGreaterThan(0);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await expect.poll(() => screen.queryByRole('alert')).toBeNull();
});

test('a mentor without mentees sees no panel above the empty gradebook', async () => {
  const { sandbox, reload } = await renderApp(gradebookPath, ibrahim);
  expect(await screen.findByText('Your gradebook is empty')).toBeVisible();
  await untilIdle();
  await expect.poll(storedOwners).toHaveLength(1);
  sandbox.failNext({ method: 'GET', path: '/api/profile/mentees', times: 9, kind: '500' });
  await reload();
  expect(await screen.findByText('An error occured')).toBeVisible();
  expect(screen.getByText('Your gradebook is empty')).toBeVisible();
  expect(screen.queryByText('We could not load your mentees')).toBeNull();
});
