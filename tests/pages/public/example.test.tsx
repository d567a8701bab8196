import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { exampleIds } from '../../../src/api/example/user.ts';
import { linkKey } from '../../../src/auth/emailLink.ts';
import { pasteInto } from '../../support/page/fill.ts';
import { renderApp } from '../../support/page/renderApp.tsx';
import { storedOwners } from '../../support/store/storedResponses.ts';
import { amina } from '../../support/people.ts';

const stored = () => [...Object.entries(localStorage), ...Object.entries(sessionStorage)];
const mark = () => screen.findByRole('link', { name: 'Example. Join for free' });

/** Opens a page of the example. */
async function openExample(path: string) {
  const opened = await renderApp(`/how-it-works/${path}`);
  await mark();
  return opened;
}

test('the page about the example links to both of its homes', async () => {
  await renderApp('/how-it-works');
  const name = /^Look around as a/;
  expect(
    (await screen.findAllByRole('link', { name })).map((link) => link.getAttribute('href')),
  ).toEqual(['/how-it-works/mentee/dashboard', '/how-it-works/mentor/dashboard/mentor/mentees']);
});

test.each([
  ['mentee', '/how-it-works/mentee/dashboard'],
  ['mentor', '/how-it-works/mentor/dashboard/mentor/mentees'],
])(
  'the address of the example %s is the start of the addresses of its pages',
  async (who, home) => {
    const { path } = await openExample(who);
    await expect.poll(path).toBe(home);
  },
);

test('a visitor looks around as a mentee, sends no request and leaves nothing behind', async () => {
  const { user, sandbox, path } = await openExample('mentee');
  await user.click(await screen.findByRole('link', { name: 'Member profile card' }));
  const form = await screen.findByRole('link', { name: /^Submit/ });
  await user.click(form);
  await pasteInto(user, await screen.findByLabelText('Link to your work'), 'https://a.example/1');
  await pasteInto(user, screen.getByLabelText('Comment'), 'My first card, at last.');
  await screen.findByText('Draft saved in this tab');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByText(/your mentor would get this now/);
  expect(screen.getByLabelText('Comment')).toHaveValue('My first card, at last.');
  await user.click(screen.getByRole('link', { name: 'Tracks' }));
  await user.click(await screen.findByRole('link', { name: 'First steps' }));
  await user.click(await screen.findByRole('link', { name: 'Open your certificate' }));
  expect((await screen.findAllByText('Ada Example')).length).toBeGreaterThan(0);
  expect(path()).toMatch(/^\/how-it-works\/mentee\/dashboard\/certificate\//);
  expect(sandbox.requests()).toEqual([]);
  expect(stored()).toEqual([]);
  expect(await storedOwners()).toEqual([]);
  expect(await mark()).toHaveAttribute('href', '/register');
});

test('an example mentor reads three submissions and learns what a grade would do', async () => {
  const { user, sandbox } = await openExample('mentor');
  await user.click(await screen.findByRole('link', { name: 'Tasks' }));
  const next = await screen.findByRole('button', { name: 'Review next' });
  expect(screen.getByRole('main')).not.toHaveTextContent('0%');
  await user.click(next);
  const desk = within(await screen.findByRole('dialog'));
  expect(desk.getByText('Example.')).toBeVisible();
  await pasteInto(user, desk.getByRole('textbox', { name: 'Comment' }), 'Well done, and clear.');
  await pasteInto(user, desk.getByLabelText('Grade (%)'), '84');
  await user.click(desk.getByRole('button', { name: 'Send grade' }));
  await desk.findByText(/you would send this grade and comment now/);
  await user.click(desk.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sandbox.requests()).toEqual([]);
});

test('a reload of a page of the example starts it again', async () => {
  const { user, reload } = await openExample('mentee/dashboard');
  await user.click(await screen.findByRole('link', { name: 'Member profile card' }));
  await user.click(await screen.findByRole('link', { name: /^Submit/ }));
  await pasteInto(user, await screen.findByLabelText('Comment'), 'My first card, at last.');
  await screen.findByText('Draft saved in this tab');
  await reload();
  await mark();
  expect(await screen.findByLabelText('Comment')).toHaveValue('');
});

test('a link leaves the example, which offers neither a logout nor to clear the device', async () => {
  const { user } = await openExample('mentor/dashboard/mentor/mentees');
  const out = await screen.findByRole('link', { name: 'Leave example' });
  expect(out).toHaveAttribute('href', '/how-it-works');
  expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Your account/ }));
  await screen.findByRole('link', { name: 'Report a problem' });
  expect(screen.queryByRole('button', { name: /Clear this device/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Settings' }));
  const settings = within(await screen.findByRole('dialog'));
  expect(settings.getByRole('checkbox', { name: 'Save data' })).toBeVisible();
  expect(settings.queryByRole('button', { name: /Clear/ })).toBeNull();
});

test('a page that is not part of the example opens outside of it', async () => {
  const { path } = await renderApp('/how-it-works/mentee/team');
  await expect.poll(path).toBe('/team');
  await screen.findAllByRole('link', { name: 'Events' });
  expect(screen.queryByRole('link', { name: 'Example. Join for free' })).toBeNull();
});

test('an address below the example never leads to another site', async () => {
  const { path } = await renderApp('/how-it-works/mentee//evil.example/login');
  await screen.findByRole('heading', { name: 'Page not found' });
  expect(path()).toBe('//evil.example/login');
});

test.each([
  'mentee/dashboard',
  'mentee/dashboard/mentee/mentor',
  'mentor/dashboard/mentor/mentees',
])('no link of %s opens an email to a made-up person', async (path) => {
  await openExample(path);
  await screen.findByRole('heading', { level: 1 });
  expect(document.querySelectorAll('main a[href^="mailto:"]')).toHaveLength(0);
});

test('no link about a task or a person of the example opens an email', async () => {
  const { user } = await openExample('mentee/dashboard');
  await user.click(await screen.findByRole('link', { name: 'Member profile card' }));
  await screen.findByRole('link', { name: /^Submit/ });
  expect(document.querySelectorAll('main a[href^="mailto:"]')).toHaveLength(0);
  await user.click(screen.getByRole('link', { name: 'Tasks' }));
  await user.click(await screen.findByRole('link', { name: 'Market stall price list' }));
  await screen.findByText(/The caption is very clear/);
  expect(document.querySelectorAll('main a[href^="mailto:"]')).toHaveLength(0);
});

test('a user who looks at the example keeps their login, pages and mailed link', async () => {
  const { visit } = await renderApp('/dashboard', amina);
  await screen.findAllByText('Your mentor: Ngozi Okafor');
  await expect.poll(storedOwners).not.toEqual([]);
  sessionStorage.setItem(linkKey('/confirm-email'), '?token=abc&email=ada%40akada.example');
  // A response that is still under way is counted for the whole device.
  const kept = async () => [
    stored().filter(([key]) => !key.endsWith('_allowance')),
    await storedOwners(),
  ];
  const before = await kept();
  await visit('/how-it-works/mentor');
  await mark();
  expect(await kept()).toEqual(before);
  sessionStorage.clear();
  await visit('/dashboard');
  await screen.findAllByText('Your mentor: Ngozi Okafor');
  expect(screen.queryByRole('link', { name: 'Example. Join for free' })).toBeNull();
  expect(JSON.stringify(stored())).not.toContain(exampleIds.MENTOR);
});
