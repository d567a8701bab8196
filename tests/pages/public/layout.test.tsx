import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { matchRoutes } from 'react-router-dom';
import { accountPages, publicPages } from '../../../src/app/routes.ts';
import { renderApp } from '../../support/page/renderApp.tsx';
import { amina } from '../../support/people.ts';

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
  await renderApp('/about', amina);
  await screen.findByRole('heading', { level: 1 });
  expect(mainNav().getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
  expect(mainNav().queryByRole('link', { name: 'Login' })).toBeNull();
  expect(mainNav().queryByRole('link', { name: 'Register' })).toBeNull();
});

test('the footer has groups, lines and no broken link, not even to a section', async () => {
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

test('Escape, a link and the focus elsewhere close the phone menu', async () => {
  const { user, path } = await renderApp('/about', { width: 360 });
  const button = await screen.findByText('Menu', { selector: 'summary *' });
  const menu = button.closest('details');
  await user.click(button);
  expect(menu).toHaveAttribute('open');
  await user.keyboard('{Escape}');
  expect(menu).not.toHaveAttribute('open');

  await user.click(button);
  act(() => screen.getByRole('main').focus());
  expect(menu).not.toHaveAttribute('open');

  await user.click(button);
  const inMenu = within(screen.getByRole('navigation', { name: 'Menu' }));
  await user.click(inMenu.getByRole('link', { name: 'About' }));
  expect(menu).not.toHaveAttribute('open');
  await user.click(button);
  await user.click(inMenu.getByRole('link', { name: 'Our Team' }));
  expect(path()).toBe('/team');
  expect(menu).not.toHaveAttribute('open');
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
