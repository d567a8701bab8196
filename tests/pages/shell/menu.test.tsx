import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { currentSession } from '../../../src/auth/session.ts';
import { draftOf, writeDraft } from '../../../src/user/drafts.ts';
import { areas, menuOf, pageAt } from '../../../src/app/areas.ts';
import { starterId } from '../../sandbox/data/ids.ts';
import { prepareApp, renderApp } from '../../support/page/renderApp.tsx';
import { amina, folake, ngozi } from '../../support/people.ts';

const phone = 360;
const tablet = 820;
const web = starterId('track', 'web');
const task = starterId('task', 'web-first-repo');

const menu = async () => within(await screen.findByRole('navigation', { name: 'Main menu' }));
const namesIn = (links: HTMLElement[]) => links.map((link) => link.textContent?.trim());
const targets = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));
const marked = (links: HTMLElement[]) =>
  links
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => `${link.textContent?.trim()} ${link.getAttribute('aria-current')}`);

/** Sets the page's version, as the build does. */
function beOfVersion(name: string): void {
  const meta = Object.assign(document.createElement('meta'), { name: 'version', content: name });
  document.head.append(meta);
  onTestFinished(() => meta.remove());
}

test.each([
  [amina.email, '/dashboard', ['Dashboard', 'Mentor', 'Tracks', 'Tasks', 'Profile'], []],
  [ngozi.email, '/dashboard/mentor/mentees', ['Dashboard', 'Tasks', 'Gradebook', 'Profile'], []],
  [
    folake.email,
    '/dashboard',
    ['Dashboard', 'Tracks', 'Tasks', 'Profile'],
    ['Mentor', 'Mentor area'],
  ],
  [
    folake.email,
    '/dashboard/mentor/mentees',
    ['Dashboard', 'Tracks', 'Tasks', 'Profile'],
    ['Dashboard', 'Mentee', 'Tasks', 'Gradebook', 'Profile'],
  ],
])(
  '%s has a bar at %s on a phone, and the rest in the account menu',
  async (email, path, places, rest) => {
    beOfVersion('v1.2.0-3-g1a2b3c4');
    const { user } = await renderApp(path, { email, width: phone });
    const bar = (await menu()).getAllByRole('link');
    expect(namesIn(bar)).toEqual(places);
    const opener = await screen.findByRole('button', { name: /^Your account/ });
    expect(screen.queryByRole('button', { name: /menu/i })).not.toBeInTheDocument();
    await user.click(opener);
    const panel = within(await screen.findByRole('region', { name: 'Your account' }));
    await panel.findByText('Version v1.2.0-3-g1a2b3c4');
    const entries = panel.queryAllByRole('link');
    expect(namesIn(entries)).toEqual([...rest, 'Report a problem']);
    expect(namesIn(panel.getAllByRole('button'))).toEqual([
      'Settings',
      'Clear this device and log out',
      'Logout',
    ]);
    for (const target of targets(entries)) expect(targets(bar)).not.toContain(target);
  },
);

test('the account menu repeats no entry of the sidebar, and lists an outbox that is not empty', async () => {
  const { user, path } = await renderApp('/dashboard/track', amina);
  const openMenu = async () => {
    await user.click(await screen.findByRole('button', { name: /^Your account/ }));
    return within(await screen.findByRole('region', { name: 'Your account' }));
  };
  const panel = await openMenu();
  expect(await panel.findByText('Amina Bello')).toBeVisible();
  expect(namesIn(panel.getAllByRole('link'))).toEqual(['Report a problem']);
  expect(namesIn(panel.getAllByRole('button'))).toEqual(['Clear this device and log out']);
  await user.keyboard('{Escape}');

  const { userId = '' } = currentSession() ?? {};
  writeDraft(userId, draftOf.submission(task), { menteeComment: 'Half a sentence' });
  await user.click(await (await openMenu()).findByRole('link', { name: 'Outbox' }));
  expect(path()).toBe('/dashboard/outbox');
  expect(await screen.findByRole('heading', { level: 1, name: 'Outbox' })).toBeVisible();
});

test('the top bar shows the user’s picture, or initials without a picture', async () => {
  const { sandbox, visit, reload } = await prepareApp(amina);
  sandbox.db.run(
    "UPDATE users SET photo = 'portraits/amina.svg' WHERE email = 'mentee@akada.example'",
  );
  await visit('/dashboard/mentee/mentor/');
  const account = await screen.findByRole('button', { name: 'Your account, AB' });
  const picture = () => account.querySelector('img');
  await expect.poll(() => picture()?.src).toMatch(/\/api\/photos\/portraits\/amina\.svg$/);

  fireEvent.error(picture() ?? account);
  expect(account).toHaveTextContent('AB');
  expect(picture()).toBeNull();

  sandbox.db.run("UPDATE users SET photo = NULL WHERE email = 'mentee@akada.example'");
  await reload();
  expect(await screen.findByRole('heading', { level: 1, name: 'Mentors' })).toBeVisible();
  // The stored picture is shown until the API has responded.
  const initials = await screen.findByRole('button', { name: 'Your account, AB' });
  await waitFor(() => expect(initials).toHaveTextContent('AB'));
});

test('each icon belongs to one page in the menus of both areas', () => {
  const entries = areas.flatMap(menuOf);
  const pairs = new Set(entries.map(({ icon, place }) => `${icon}: ${place}`));
  expect(pairs.size).toBe(new Set(entries.map(({ icon }) => icon)).size);
  expect(pairs.size).toBe(new Set(entries.map(({ place }) => place)).size);
});

test.each([
  [amina.email, '/dashboard', ['Dashboard', 'Mentor', 'Tracks', 'Tasks', 'Profile'], 'Dashboard'],
  [
    ngozi.email,
    '/dashboard/mentor/mentees',
    ['Dashboard', 'Mentee', 'Tasks', 'Gradebook', 'Profile'],
    'Mentee',
  ],
])(
  'the sidebar of %s has no bottom bar and marks one link at %s',
  async (email, path, places, at) => {
    await renderApp(path, { email, width: tablet });
    const links = (await menu()).getAllByRole('link');
    expect(namesIn(links)).toEqual(['Akada', ...places]);
    expect(marked(links)).toEqual([`${at} page`]);
  },
);

test.each([
  [`/dashboard/pending-task/${task}`, 'Tasks'],
  [`/dashboard/pending-task/submit/${task}`, 'Tasks'],
  [`/dashboard/track/Web/${web}`, 'Tracks'],
  [`/dashboard/briefs/Web/${web}`, 'Tracks'],
  [`/dashboard/certificate/Web/${web}`, 'Tracks'],
  [`/dashboard/course/Html/${starterId('course', 'html')}`, 'Tasks'],
])('%s belongs to %s', (path, place) => {
  expect(areas.flatMap(({ pages }) => pageAt(pages, path)?.place ?? [])).toEqual([place]);
});

test('a mentee’s page marks Dashboard in the bar and Mentee in the sidebar', async () => {
  const path = `/dashboard/mentor/mentee/${amina.id}`;
  const { reload } = await renderApp(path, { ...ngozi, width: phone });
  expect(marked((await menu()).getAllByRole('link'))).toEqual(['Dashboard true']);
  window.happyDOM.setViewport({ width: 1280, height: 800 });
  await reload();
  expect(marked((await menu()).getAllByRole('link'))).toEqual(['Mentee true']);
});

test('the bar opens its pages and marks the tapped entry', async () => {
  const { user, path } = await renderApp('/dashboard', { ...amina, width: phone });
  await user.click((await menu()).getByRole('link', { name: 'Mentor' }));
  expect(path()).toBe('/dashboard/mentee/mentor/');
  expect(await screen.findByRole('heading', { level: 1, name: 'Mentors' })).toBeVisible();
  const links = async () => marked((await menu()).getAllByRole('link'));
  expect(await links()).toEqual(['Mentor page']);
  await user.click((await menu()).getByRole('link', { name: 'Profile' }));
  await waitFor(async () => expect(await links()).toEqual(['Profile page']));
});

test('a report of a problem opens as an email with the page, the version and the failure', async () => {
  beOfVersion('v1.2.0-3-g1a2b3c4');
  const { user, sandbox, visit } = await prepareApp(amina);
  sandbox.failNext({ method: 'GET', path: '/api/tasks', times: 9, kind: '500' });
  await visit('/dashboard/pending-task?search=ada');
  await screen.findByRole('button', { name: 'Try again' });
  await user.click(await screen.findByRole('button', { name: /^Your account/ }));
  expect(await screen.findByText('Version v1.2.0-3-g1a2b3c4')).toBeVisible();

  const link = screen.getByRole('link', { name: 'Report a problem' });
  const { protocol, pathname, searchParams } = new URL(link.getAttribute('href') ?? '');
  expect([protocol, pathname]).toEqual(['mailto:', 'hello@akada.example']);
  expect(searchParams.get('subject')).toBe('A problem with the site');
  const text = searchParams.get('body') ?? '';
  expect(text).toContain('Page: /dashboard/pending-task\r\n');
  expect(text).toContain('Version: v1.2.0-3-g1a2b3c4\r\n');
  expect(text).toContain(`Browser: ${navigator.userAgent}\r\n`);
  expect(text).toMatch(/\r\nLast failure: .+ tasks\/\w+: refused 500$/);
  for (const secret of [amina.email, 'ada', localStorage.getItem('akada_token') ?? '-'])
    expect(text).not.toContain(secret);
});
