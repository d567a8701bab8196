import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { starterId } from '../../sandbox/data/ids.ts';
import { renderApp } from '../../support/page/renderApp.tsx';
import { amina } from './amina.ts';

const html = starterId('course', 'web-html');
const course = `/dashboard/course/html/${html}`;
const frame = () => document.querySelector('iframe');

test('the video loads on tap, sandboxed and from a cookieless domain', async () => {
  const { user } = await renderApp(course, amina);

  expect(
    await screen.findByRole('heading', { level: 1, name: 'HTML for beginners' }),
  ).toBeVisible();
  expect(screen.getByText(/which uses your data/)).toBeVisible();
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

test('another site is offered as a link', async () => {
  const { sandbox, reload } = await renderApp('/about', amina);
  sandbox.db.run("UPDATE courses SET playlistUrl = 'https://learn.example/html' WHERE id = ?", [
    html,
  ]);
  await reload(course);

  expect(await screen.findByRole('link', { name: 'Open the course' })).toHaveAttribute(
    'href',
    'https://learn.example/html',
  );
  expect(screen.queryByRole('button', { name: 'Play here' })).toBeNull();
});

test('an invalid address is not linked', async () => {
  const { sandbox, reload } = await renderApp('/about', amina);
  sandbox.db.run("UPDATE courses SET playlistUrl = 'javascript:alert(1)' WHERE id = ?", [html]);
  await reload(course);

  expect(await screen.findByText('This course has no video yet')).toBeVisible();
  expect(document.querySelector('main a[href^="javascript"]')).toBeNull();
});

test('a course that fails to load shows an error and a retry button', async () => {
  const { user, sandbox, reload } = await renderApp('/about', amina);
  sandbox.failNext({ method: 'GET', path: '/api/courses', times: 1, kind: '500' });
  await reload(course);

  expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Play here' })).toBeVisible();
});
