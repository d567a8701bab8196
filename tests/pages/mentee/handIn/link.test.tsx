import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pasteInto } from '../../../support/page/fill.ts';
import { renderApp } from '../../../support/page/renderApp.tsx';
import { amina } from '../../../support/people.ts';
import { firstRepo, toForm, workOf, writeWork } from '../amina.ts';
import { link, posts, send, words } from './form.ts';

const use = { name: 'Use this link' };

test('a link with words around it is refused, and one tap takes the link alone', async () => {
  const { user } = await renderApp(toForm(firstRepo), amina);
  await pasteInto(user, await link(), 'My work: amina.github.io/a');
  await user.tab();
  expect(await screen.findByText('Enter a valid URL')).toBeVisible();
  await user.click(screen.getByRole('button', use));
  expect(await link()).toHaveValue('https://amina.github.io/a');
  await waitFor(() => expect(screen.queryByText('Enter a valid URL')).toBeNull());
});

test('the form names three ways to get a link on a phone, and a page about them', async () => {
  await renderApp(toForm(firstRepo), amina);
  await link();
  const ways = within(screen.getByRole('list', { name: /on your phone/ }));
  expect(ways.getAllByRole('listitem')).toHaveLength(3);
  const more = screen.getByRole('link', { name: /^With only a phone/ });
  expect(more).toHaveAttribute('href', '/only-a-phone');
  expect(more).toHaveAttribute('target', '_blank');
});

test('a link that only its owner can open shows advice, and one tap or Enter corrects it', async () => {
  const { user } = await renderApp(toForm(firstRepo), amina);
  await pasteInto(user, await link(), 'https://github.com/amina/first/settings/pages');
  const advice = await screen.findByText(/opens the page where you edit your work/);
  expect(advice.closest('[role="status"]')).toHaveTextContent('https://github.com/amina/first');
  expect(await link()).toHaveFocus();
  await user.click(screen.getByRole('button', use));
  expect(await link()).toHaveValue('https://github.com/amina/first');
  expect(await link()).toHaveFocus();
  await waitFor(() => expect(screen.queryByRole('button', use)).toBeNull());

  await user.keyboard('/settings');
  expect(await screen.findByRole('button', use)).toBeVisible();
  await user.tab();
  expect(screen.getByRole('button', use)).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await link()).toHaveFocus();
  expect(await link()).toHaveValue('https://github.com/amina/first');
});

test('a link is sent without what an app added to it, and a shortened one is not', async () => {
  const { user, sandbox } = await renderApp(toForm(firstRepo), amina);
  await writeWork(user, 'https://github.com/amina-b/market-stall-pri…', words);
  await send(user);
  expect(await screen.findByText(/^This link is incomplete/)).toBeVisible();
  expect(posts(sandbox)).toBe(0);

  await user.clear(await link());
  await pasteInto(user, await link(), '[My list](https://x.netlify.app/menu\u200b).');
  await user.tab();
  expect(await link()).toHaveValue('https://x.netlify.app/menu');
  await send(user);
  await screen.findByText(/^Successfully/);
  expect(workOf(sandbox, firstRepo)).toMatchObject([{ taskUrl: 'https://x.netlify.app/menu' }]);
});

test('a link made too long by an app’s codes can be sent without them', async () => {
  const { user } = await renderApp(toForm(firstRepo), amina);
  await pasteInto(user, await link(), `https://x.netlify.app/menu?fbclid=${'x'.repeat(120)}`);
  await user.tab();
  expect(await screen.findByText(/because an app has added its own codes/)).toBeVisible();
  expect(await screen.findByText(/must be 128 characters or less/)).toBeVisible();
  await user.click(screen.getByRole('button', use));
  expect(await link()).toHaveValue('https://x.netlify.app/menu');
  await waitFor(() => expect(screen.queryByText(/must be 128 characters or less/)).toBeNull());
});

test('a link warning does not block the submission', async () => {
  const { user, sandbox } = await renderApp(toForm(firstRepo), amina);
  const taskUrl = 'http://127.0.0.1:5500/index.html';
  await writeWork(user, taskUrl, words);
  expect(await screen.findByText(/opens only on your own device/)).toBeVisible();
  expect(screen.queryByRole('button', use)).toBeNull();
  expect(screen.queryByText('Enter a valid URL')).toBeNull();
  await send(user);
  await screen.findByText(/^Successfully/);
  expect(workOf(sandbox, firstRepo)).toMatchObject([{ taskUrl }]);
});
