import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { matchRoutes } from 'react-router-dom';
import { accountPages, publicPages } from '../../../src/app/routes.ts';
import { renderApp } from '../../support/page/renderApp.tsx';

const header = () => within(screen.getByRole('banner'));
const mainNav = () => within(header().getByRole('navigation', { name: 'Main' }));

test('a visitor finds Our Team, Contact Us, Login and Register in the header', async () => {
  await renderApp('/about');
  await screen.findByRole('heading', { level: 1 });
  expect(
    mainNav()
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Our Team', '/team'],
    ['Contact Us', '/contactus'],
    ['Login', '/login'],
    ['Register', '/register'],
  ]);
});

test('a logged-in mentee finds the dashboard in the header', async () => {
  await renderApp('/about', { as: 'mentee@akada.example' });
  await screen.findByRole('heading', { level: 1 });
  expect(mainNav().getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
  expect(mainNav().queryByRole('link', { name: 'Login' })).toBeNull();
  expect(mainNav().queryByRole('link', { name: 'Register' })).toBeNull();
});

test('the footer has groups, lines and no broken link, also to a section', async () => {
  const { user } = await renderApp('/about');
  const footer = within(await screen.findByRole('contentinfo'));
  for (const name of ['Home', 'Community', 'Legal', 'Follow us']) {
    expect(footer.getByRole('navigation', { name })).toBeVisible();
  }
  expect(footer.getByText(/© 2021/)).toBeVisible();
  expect(footer.getByText(/Owned and run by/)).toBeVisible();

  const routes = [...publicPages, ...accountPages].filter(({ path }) => path !== '*');
  const brokenLinks = footer
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((address) => {
      const [path = ''] = address.split('#');
      return path.startsWith('/') ? matchRoutes(routes, path) === null : !/^https:\/\/./.test(path);
    });
  expect(brokenLinks).toEqual([]);

  await user.click(footer.getByRole('link', { name: 'How it works' }));
  const part = await screen.findByRole('region', { name: 'How it works' });
  expect(part).toHaveAttribute('id', 'how');
  for (const id of ['tracks', 'questions']) expect(document.getElementById(id)).not.toBeNull();
});

test('a link, a button or a tap outside closes the phone menu', async () => {
  const { user, path } = await renderApp('/about', { width: 360 });
  const open = await screen.findByRole('button', { name: 'Open menu' });
  await user.click(open);
  await user.click(screen.getByRole('button', { name: 'Close menu' }));
  expect(screen.queryByRole('dialog')).toBeNull();

  await user.click(open);
  await user.click(screen.getByRole('dialog', { name: 'Menu' }));
  expect(screen.queryByRole('dialog')).toBeNull();

  await user.click(open);
  const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
  expect(menu.getByRole('link', { name: 'Register' })).toBeVisible();
  await user.click(menu.getByRole('link', { name: 'Our Team' }));
  expect(path()).toBe('/team');
  expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull();
});

test('dark colours stay chosen after a reload', async () => {
  const { user, reload } = await renderApp('/about');
  await user.click(await screen.findByRole('radio', { name: 'Dark' }));
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(localStorage.getItem('akada_theme')).toBe('dark');
  await reload();
  expect(await screen.findByRole('radio', { name: 'Dark' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Same as device' }));
  expect(document.documentElement.dataset['theme']).toBeUndefined();
  expect(localStorage.getItem('akada_theme')).toBeNull();
});
