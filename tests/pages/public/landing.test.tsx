import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { brand } from '../../../src/brand.ts';
import { renderApp } from '../../support/page/renderApp.tsx';

test('a visitor sees the heading, the registration link and the chat link', async () => {
  await renderApp('/');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/mentor beside you/);
  expect(screen.getByText('500+').parentElement).toHaveTextContent('500+ people trained');
  expect(screen.getByRole('link', { name: 'Join for free' })).toHaveAttribute('href', '/register');
  expect(screen.getByRole('link', { name: 'Say hello in the chat' })).toHaveAttribute(
    'href',
    brand.chatUrl,
  );
});

test('a visitor sees three free tracks with a certificate', async () => {
  await renderApp('/');
  const tracks = await screen.findByRole('region', { name: 'Three tracks, all from zero' });
  expect(
    within(tracks)
      .getAllByRole('heading', { level: 3 })
      .map((title) => title.textContent),
  ).toEqual(['Web development', 'Mobile development', 'UI design']);
  expect(within(tracks).getByText(/free.*ends with a certificate/)).toBeVisible();
});

test('a visitor sees the partners, the steps, the price and the testimonials', async () => {
  await renderApp('/');
  const partners = await screen.findByRole('region', { name: /welcome our learners/ });
  expect(within(partners).getAllByRole('img').length).toBeGreaterThanOrEqual(5);
  const steps = screen.getByRole('region', { name: 'How it works' });
  expect(within(steps).getAllByRole('heading', { level: 3 })).toHaveLength(4);
  expect(screen.getByRole('region', { name: 'What it costs' })).toHaveTextContent('₦0');
  const words = screen.getByRole('region', { name: 'In their own words' });
  expect(within(words).getAllByRole('figure')).toHaveLength(6);
});

test('a visitor opens the registration from the end of the page', async () => {
  const { user, path } = await renderApp('/');
  await user.click(await screen.findByRole('link', { name: 'Get started' }));
  expect(path()).toBe('/register');
});

test('a visitor opens the answer to a question', async () => {
  const { user } = await renderApp('/');
  const question = await screen.findByText('Is it really free?');
  expect(question.closest('details')).not.toHaveAttribute('open');
  await user.click(question);
  expect(question.closest('details')).toHaveAttribute('open');
});
