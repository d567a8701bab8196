import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { starterId } from '../../sandbox/data/ids.ts';
import { renderApp } from '../../support/page/renderApp.tsx';
import { quiet } from '../../support/page/quiet.ts';
import { savedFiles } from '../../support/page/savedFiles.ts';
import { snapshotOwners } from '../../support/store/snapshot.ts';
import { callsTo, gradedIn, ngozi, waitingIn } from './desk.ts';

const gradebookPath = '/dashboard/mentor/gradebook';
const phone = 360;

const grid = () => screen.findByRole('grid', { name: 'Grades by mentee and task' });
const rowsOf = (table: HTMLElement): string[][] =>
  [...table.querySelectorAll('tbody tr')].map(({ children }) =>
    [...children].map(({ textContent }) => textContent),
  );
const address = () => new URL(window.location.href);

test('the gradebook shows mentees by tasks without further API calls', async () => {
  const { sandbox } = await renderApp(gradebookPath, ngozi);
  const table = await grid();
  const rows = rowsOf(table);
  const cells = rows.flatMap((row) => row.slice(4));
  expect(cells.filter((words) => words.endsWith('%'))).toHaveLength(gradedIn(sandbox).length);
  expect(cells.filter((words) => / (?:h|d|w)$|^New$/.test(words))).toHaveLength(
    waitingIn(sandbox).length,
  );
  const names = rows.map(([name = '']) => name);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  const feet = within(table).getAllByRole('row').slice(-2);
  expect(feet[0]).toHaveTextContent(
    `Submitted${waitingIn(sandbox).length}${waitingIn(sandbox).length + gradedIn(sandbox).length}`,
  );
  expect(
    callsTo(sandbox)
      .map((call) => call.replace(/\?.*/, ''))
      .filter((call) => !call.includes('photo'))
      .toSorted(),
  ).toEqual(['GET /api/mentors/submissions', 'GET /api/profile', 'GET /api/profile/mentees']);
});

test('the gradebook counts submissions of deleted mentees', async () => {
  const { sandbox, reload } = await renderApp(null, ngozi);
  const all = waitingIn(sandbox).length + gradedIn(sandbox).length;
  sandbox.db.run(`UPDATE submissions SET menteeId = 'ffffffffffffffffffffffff'`, []);
  await reload(gradebookPath);
  expect(await screen.findByText(new RegExp(`^${all} submissions are not shown`))).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show all submissions' })).toBeVisible();
  expect(screen.queryByText(/the first submission/)).toBeNull();
});

test('the gradebook sorts and filters, and stores both in the address', async () => {
  const { user, sandbox } = await renderApp(gradebookPath, ngozi);
  const table = await grid();
  const before = rowsOf(table);
  const button = within(table).getByRole('button', { name: 'Average' });
  await user.click(button);
  await user.click(button);
  expect(address().searchParams.get('sort')).toBe('-mean');
  expect(within(table).getByRole('columnheader', { name: 'Average' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  expect(rowsOf(table)).not.toEqual(before);
  await user.click(button);
  expect(rowsOf(table)).toEqual(before);

  await user.selectOptions(screen.getByLabelText('Show'), 'Quiet for 14 days');
  expect(screen.getByText(/no new submission or grade for 14 days/)).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Show'), 'With work to grade');
  const mentees = new Set(waitingIn(sandbox).map(({ menteeId }) => menteeId));
  expect(rowsOf(await grid())).toHaveLength(mentees.size);
  expect(address().searchParams.get('show')).toBe('waiting');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(screen.getByRole('region', { name: 'Grades by mentee and task' })).toHaveFocus();
  expect(rowsOf(await grid())).toEqual(before);
  // These lists contain no tracks or stages.
  expect(screen.queryByLabelText('Track')).toBeNull();
  expect(screen.getByText(/^Tracks and stages appear here/)).toBeVisible();
});

test('opening a brief in a review adds its stage to the gradebook', async () => {
  const { user, sandbox } = await renderApp('/dashboard/mentor/tasks-submissions/', ngozi);
  await user.click(await screen.findByRole('button', { name: 'Review next' }));
  const dialog = within(await screen.findByRole('dialog'));
  const task = dialog.getAllByRole('heading', { level: 2 })[0]?.textContent ?? '';
  await user.click(dialog.getByRole('button', { name: 'Show brief' }));
  await expect
    .poll(() => callsTo(sandbox).some((call) => /^GET \/api\/tasks\/[0-9a-f]{24}$/.test(call)))
    .toBe(true);
  await expect.poll(() => dialog.queryByText('Loading the brief')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('link', { name: 'Gradebook' }));
  const table = await grid();
  expect(
    within(table).getByRole('columnheader', { name: `Stage of “${task}”` }),
  ).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Stage'), `Stage of “${task}”`);
  expect(screen.getByText(/mentees, 1 task$/)).toBeVisible();
});

test('the gradebook exports the shown rows in their order', async () => {
  const files = savedFiles();
  const { user, reload } = await renderApp(`${gradebookPath}?sort=-name`, ngozi);
  const rows = rowsOf(await grid());
  await user.click(screen.getByRole('button', { name: 'Save as spreadsheet' }));
  const lines = ((await files[0]?.text()) ?? '').trimEnd().split('\r\n');
  expect(lines[0]).toMatch(/^\ufeff"Mentee","To grade","Submitted","Average",/);
  expect(lines.slice(1).map((line) => /^"([^"]*)"/.exec(line)?.[1])).toEqual(
    rows.map(([name]) => name),
  );
  expect(lines.join()).toMatch(/,"Not graded since \d{4}-\d\d-\d\d"/);

  await reload(`${gradebookPath}?q=nobody+at+all`);
  expect(await screen.findByText('Nothing found for “nobody at all”')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save as spreadsheet' })).toBeNull();
});

test('a cell stays the tab stop after its first submission arrives', async () => {
  const { user, sandbox } = await renderApp(gradebookPath, ngozi);
  const table = within(await grid());
  const titles = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const row = table.getByRole('rowheader', { name: 'Amina Bello' }).closest('tr');
  const cell = row?.cells[titles.indexOf('Your first repository')];
  expect(cell).toHaveTextContent('–');
  act(() => cell?.focus());
  sandbox.db.insert('submissions', {
    ...waitingIn(sandbox)[0],
    id: 'f'.repeat(24),
    menteeId: starterId('person', 'amina'),
    taskId: starterId('task', 'web-first-repo'),
  });
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await expect.poll(() => cell?.querySelector('a')).not.toBeNull();
  expect(cell?.querySelector('a')).toHaveAttribute('tabindex', '0');
  expect((await grid()).querySelectorAll('[tabindex="0"]')).toHaveLength(1);
});

test('a mentee unfolds to submitted and missing tasks on a phone', async () => {
  const { user } = await renderApp(gradebookPath, { ...ngozi, width: phone });
  const list = await screen.findByRole('list', { name: 'Grades by mentee and task' });
  expect(screen.queryByRole('grid')).toBeNull();
  await user.click(within(list).getByText('Amina Bello'));
  const [link] = await within(list).findAllByRole('link');
  expect(within(list).getByText(/^Not submitted: /)).toBeVisible();
  await user.click(link ?? list);
  expect(await screen.findByRole('dialog')).toHaveTextContent('Amina Bello');
});

test('the gradebook shows mentees with submissions if the list of mentees fails', async () => {
  const { user, sandbox, reload } = await renderApp(null, ngozi);
  sandbox.failNext({ method: 'GET', path: '/api/profile/mentees', times: 1, kind: '500' });
  await reload(gradebookPath);
  expect(await screen.findByText('We could not load your mentees')).toBeVisible();
  expect(rowsOf(await grid()).length).toBeGreaterThan(0);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await expect.poll(() => screen.queryByRole('alert')).toBeNull();
});

test('a mentor without mentees has no panel above the empty gradebook', async () => {
  const { sandbox, reload } = await renderApp(gradebookPath, { as: 'new.mentor@akada.example' });
  expect(await screen.findByText('Your gradebook is empty')).toBeVisible();
  await quiet();
  await expect.poll(snapshotOwners).toHaveLength(1);
  sandbox.failNext({ method: 'GET', path: '/api/profile/mentees', times: 9, kind: '500' });
  await reload();
  expect(await screen.findByText('An error occured')).toBeVisible();
  expect(screen.getByText('Your gradebook is empty')).toBeVisible();
  expect(screen.queryByText('We could not load your mentees')).toBeNull();
});
