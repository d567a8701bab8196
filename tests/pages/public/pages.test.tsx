import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { brand } from '../../../src/brand.ts';
import { renderApp } from '../../support/page/renderApp.tsx';

const meta = (name: string): string | null | undefined =>
  document.head.querySelector(`meta[name="${name}"]`)?.getAttribute('content');

test.each([
  ['/', /Akada/],
  ['/team', /^Our Team · Akada$/],
  ['/events', /^Events · Akada$/],
  ['/about', /^About Akada$/],
  ['/how-it-works', /^See how it works · Akada$/],
  ['/contactus', /^Contact Us · Akada$/],
  ['/only-a-phone', /^With only a phone · Akada$/],
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

test('the team page shows 17 people with title, story, motto, stack and links', async () => {
  await renderApp('/team');
  await screen.findByRole('heading', { level: 1 });
  const names = screen.getAllByRole('heading', { level: 2, name: /^\S+ \S+/ });
  const cards = names.map((name) => name.closest('li')).filter((card) => card !== null);
  expect(cards).toHaveLength(17);
  for (const card of cards) {
    expect(card.querySelector('svg')).not.toBeNull();
    expect(card.querySelectorAll('p')).toHaveLength(3);
    const stack = within(card).getByRole('list', { name: 'Works with' });
    expect(within(stack).getAllByRole('listitem').length).toBeGreaterThan(1);
    expect(within(card).getAllByRole('link').length).toBeGreaterThan(0);
    for (const link of within(card).getAllByRole('link')) {
      expect(link).toHaveAccessibleName(
        expect.stringMatching(new RegExp(`on ${link.textContent}$`)),
      );
      expect(link.textContent).toMatch(/^[A-Z]/);
    }
  }
  expect(screen.getByRole('link', { name: 'Adaeze Okonkwo on LinkedIn' })).toBeVisible();
});

test('a visitor with only a phone finds three steps of three lines, with two or three choices', async () => {
  await renderApp('/only-a-phone');
  await screen.findByRole('heading', { level: 1, name: 'With only a phone' });
  const lists = within(screen.getByRole('main')).getAllByRole('list');
  const lines = lists.map((list) => within(list).getAllByRole('listitem'));
  expect(lines.map(({ length }) => length)).toEqual([3, 3, 3]);
  for (const link of within(screen.getByRole('main')).getAllByRole('link')) {
    expect(link.getAttribute('href')).toMatch(/^https:/);
  }
});

test('a visitor sees upcoming and past events with day and time', async () => {
  await renderApp('/events');
  const upcoming = within(await screen.findByRole('region', { name: 'Upcoming events' }));
  expect(upcoming.getByRole('heading', { name: 'Demo Day: web and mobile' })).toBeVisible();
  expect(upcoming.getByText('Lagos, Yaba')).toBeVisible();
  expect(upcoming.getByText('Sat 8 Jan 2028, 10:00 to 15:00')).toHaveAttribute(
    'datetime',
    '2028-01-08T10:00+01:00',
  );
  expect(upcoming.getByText('Thu 20 Jan 2028, 19:00 to 20:30')).toBeVisible();
  expect(upcoming.getAllByText(/Jan 2028/)).toHaveLength(2);
  const past = within(screen.getByRole('region', { name: 'Past events' }));
  expect(past.getByText('Wed 17 Nov 2027, 19:00 to 20:30')).toHaveAttribute(
    'datetime',
    '2027-11-17T19:00+01:00',
  );
});

test('a visitor finds the chat and the email address, and the social networks in the footer', async () => {
  await renderApp('/contactus');
  const page = within(await screen.findByRole('main'));
  await page.findByRole('heading', { level: 1 });
  expect(page.getByRole('link', { name: 'Join the chat' })).toHaveAttribute('href', brand.chatUrl);
  expect(page.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
    'href',
    `mailto:${brand.email}`,
  );
  expect(page.getByRole('link', { name: 'Tell us by email' })).toHaveAttribute(
    'href',
    `mailto:${brand.email}?subject=Something%20worries%20me`,
  );
  expect(page.getByRole('link', { name: 'For young learners and parents' })).toHaveAttribute(
    'href',
    '/privacy#young',
  );
  for (const name of ['Twitter', 'Facebook', 'Instagram', 'LinkedIn', 'GitHub']) {
    expect(screen.getByRole('link', { name })).toBeVisible();
  }
});

test('an unknown address shows a 404 page with a link to the dashboard', async () => {
  await renderApp('/no/such/page');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
  expect(screen.getByRole('link', { name: 'Go to dashboard' })).toHaveAttribute(
    'href',
    '/dashboard',
  );
  expect(meta('robots')).toBe('noindex');
});

test('the privacy page tells young learners and parents whom to email', async () => {
  await renderApp('/privacy#young');
  await screen.findByRole('heading', { level: 1 });
  const heading = screen.getByRole('heading', { name: 'For young learners and parents' });
  const part = heading.closest('section');
  expect(part).toHaveAttribute('id', 'young');
  expect(part).toHaveTextContent(/Parents and guardians/);
  expect(part).toHaveTextContent(new RegExp(`worry you.*${brand.email}`));
});
