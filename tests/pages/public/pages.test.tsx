import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { brand } from '../../../src/config/brand.ts';
import { renderApp } from '../../support/page/renderApp.tsx';

afterEach(() => {
  vi.useRealTimers();
});

const meta = (name: string): string | null | undefined =>
  document.head.querySelector(`meta[name="${name}"]`)?.getAttribute('content');

test.each([
  ['/', /Akada/],
  ['/team', /^Our Team · Akada$/],
  ['/events', /^Events · Akada$/],
  ['/about', /^About Akada$/],
  ['/contactus', /^Contact Us · Akada$/],
  ['/privacy', /^Privacy · Akada$/],
  ['/terms', /^Terms of use · Akada$/],
])('%s has one h1, its own title, description and canonical address', async (path, title) => {
  const { origin } = await renderApp(path);
  expect(await screen.findAllByRole('heading', { level: 1 })).toHaveLength(1);
  await waitFor(() => expect(document.title).toMatch(title));
  expect(meta('description')?.length).toBeGreaterThan(20);
  const canonical = document.head.querySelector('link[rel="canonical"]');
  expect(canonical).toHaveAttribute('href', origin + path);
});

test('a visitor meets seventeen people, each with title, story, motto, stack and links', async () => {
  await renderApp('/team');
  const names = await screen.findAllByRole('heading', { level: 2, name: /^\S+ \S+/ });
  const cards = names.map((name) => name.closest('li')).filter((card) => card !== null);
  expect(cards).toHaveLength(17);
  for (const card of cards) {
    expect(card.querySelector('svg')).not.toBeNull();
    expect(card.querySelectorAll('p')).toHaveLength(3);
    const stack = within(card).getByRole('list', { name: 'Works with' });
    expect(within(stack).getAllByRole('listitem').length).toBeGreaterThan(1);
    expect(within(card).getAllByRole('link').length).toBeGreaterThan(0);
  }
  expect(screen.getByRole('link', { name: 'Adaeze Okonkwo on LinkedIn' })).toBeVisible();
});

test('a visitor sees events to come and events that were, by month', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-12-15T12:00:00Z') });
  await renderApp('/events');
  const upcoming = within(await screen.findByRole('region', { name: 'Upcoming events' }));
  expect(upcoming.getByRole('heading', { name: 'Demo Day: web and mobile' })).toBeVisible();
  expect(upcoming.getByText('Lagos, Yaba')).toBeVisible();
  expect(upcoming.getAllByText('January 2028')).toHaveLength(2);
  const past = within(screen.getByRole('region', { name: 'Past events' }));
  expect(past.getByText('November 2027')).toHaveAttribute('datetime', '2027-11');
});

test('a visitor finds the chat, the mail address and the social networks', async () => {
  await renderApp('/contactus');
  const page = within(await screen.findByRole('main'));
  await page.findByRole('heading', { level: 1 });
  expect(page.getByRole('link', { name: 'Join the chat' })).toHaveAttribute('href', brand.chatUrl);
  expect(page.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
    'href',
    `mailto:${brand.email}`,
  );
  for (const name of ['Twitter', 'Facebook', 'Instagram', 'LinkedIn', 'GitHub']) {
    expect(page.getByRole('link', { name })).toBeVisible();
  }
});

test('an address that leads nowhere says so, and home is the dashboard', async () => {
  await renderApp('/no/such/page');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'This path leads nowhere',
  );
  expect(screen.getByRole('link', { name: 'Take me home' })).toHaveAttribute('href', '/dashboard');
  expect(meta('robots')).toBe('noindex');
});

test('the privacy page names what this browser stores', async () => {
  await renderApp('/privacy');
  const page = await screen.findByRole('main');
  await within(page).findByRole('heading', { level: 1 });
  for (const key of ['akada_token', 'expirationDate', 'akada_theme']) {
    expect(page).toHaveTextContent(key);
  }
});
