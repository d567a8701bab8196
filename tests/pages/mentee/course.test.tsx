import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { toTask } from '../../../src/paths.ts';
import { starterId } from '../../sandbox/data/ids.ts';
import { prepareApp, renderApp } from '../../support/page/renderApp.tsx';
import { storedOwners } from '../../support/store/storedResponses.ts';
import { amina } from '../../support/people.ts';
import { priceList } from './amina.ts';

const html = starterId('course', 'web-html');
const course = `/dashboard/course/html/${html}`;
const frame = () => document.querySelector('iframe');

test('the video loads when tapped, in a sandbox and from a cookieless domain', async () => {
  const { user } = await renderApp(course, amina);

  await screen.findByRole('heading', { level: 1, name: 'HTML for beginners' });
  const cost = screen.getByText(/^A video uses about 5 MB a minute\. Read the text first/);
  const button = screen.getByRole('button', { name: 'Play here' });
  expect(cost.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(frame()).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Play here' }));
  expect(screen.getByTitle('Video: HTML for beginners')).toBeVisible();
  expect(frame()?.getAttribute('src')).toMatch(
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/videoseries\?list=/,
  );
  expect(frame()?.getAttribute('sandbox')).not.toMatch(/top-navigation|forms|modals/);
  expect(screen.getByRole('link', { name: 'Open on YouTube' })).toHaveAttribute(
    'rel',
    'noopener noreferrer',
  );
});

test('another site is a link, an invalid address is not, and each visit reads the course again', async () => {
  const { sandbox, visit, reload } = await prepareApp(amina);
  const move = (url: string) =>
    sandbox.db.run('UPDATE courses SET playlistUrl = ? WHERE id = ?', [url, html]);
  move('https://learn.example/html');
  await visit(course);
  expect(await screen.findByRole('link', { name: 'Open the course' })).toHaveAttribute(
    'href',
    'https://learn.example/html',
  );
  expect(screen.queryByRole('button', { name: 'Play here' })).toBeNull();

  move('javascript:alert(1)');
  await expect.poll(storedOwners).toHaveLength(1);
  await reload();
  expect(await screen.findByText('This course has no video yet')).toBeVisible();
  expect(document.querySelector('main a[href^="javascript"]')).toBeNull();

  move('https://learn.example/new');
  await visit(toTask(priceList));
  expect(await screen.findByRole('link', { name: 'Open the playlist' })).toHaveAttribute(
    'href',
    'https://learn.example/new',
  );
});
