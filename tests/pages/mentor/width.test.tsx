import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../support/page/renderApp.tsx';
import { ngozi } from '../../support/people.ts';
import { desk, openId, openNext, searchBox, submissionsPath } from './desk.ts';

/** Zooms the page or turns the phone, so that the layout has another width. */
const resize = (width: number) =>
  act(() => {
    // happy-dom reports a first change only to queries that have seen an event before.
    window.dispatchEvent(new Event('resize'));
    window.happyDOM.setViewport({ width, height: 800 });
  });

test('a mentor can continue typing in a review while the page is zoomed in and out', async () => {
  const { user } = await renderApp(submissionsPath, ngozi);
  const dialog = within(await openNext(user));
  const id = openId();
  for (const name of ['Comment', 'Grade (%)']) {
    const field = dialog.getByLabelText<HTMLInputElement>(name);
    await user.click(field);
    await user.keyboard('1n');
    resize(853);
    await user.keyboard('2p');
    resize(1280);
    await user.keyboard('3n');
    expect(dialog.getByLabelText(name)).toBe(field);
    expect(field).toHaveValue('1n2p3n');
    expect(field).toHaveFocus();
  }
  expect(openId()).toBe(id);
});

test('an unfolded “Done means” and a shown brief stay when the page is zoomed', async () => {
  const { user } = await renderApp(submissionsPath, ngozi);
  const dialog = within(await openNext(user));
  await user.click(dialog.getByText('Done means'));
  await user.click(dialog.getByRole('button', { name: 'Show brief' }));
  // The brief has its own heading of this name.
  expect(await dialog.findByRole('heading', { name: 'Done means' })).toBeVisible();
  resize(853);
  const summary = dialog.getByText('Done means', { selector: 'summary' });
  expect(summary.closest('details')).toHaveAttribute('open');
  expect(dialog.getByRole('heading', { name: 'Done means' })).toBeVisible();
});

test('a mentor who turns the phone continues to search in the same field', async () => {
  const { user, path } = await renderApp(submissionsPath, { ...ngozi, width: 1024 });
  const field = await searchBox();
  await user.click(field);
  await user.keyboard('jol');
  resize(600);
  await user.keyboard('lof');
  expect(field.closest('details')).toHaveAttribute('open');
  resize(1024);
  expect(await searchBox()).toBe(field);
  expect(field).toHaveFocus();
  expect(field).toHaveValue('jollof');
  await expect.poll(path).toContain('q=jollof');
});

test('letters do nothing while the focus is lost', async () => {
  const { user } = await renderApp(submissionsPath, ngozi);
  const dialog = within(await openNext(user));
  await user.click(dialog.getByLabelText('Comment'));
  act(() => dialog.getByLabelText('Comment').blur());
  expect(document.body).toHaveFocus();
  await user.keyboard('n');
  expect(dialog.getByText('1 of 26')).toBeVisible();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(screen.queryByText('Please enter a grade')).toBeNull();
  // A click on the review brings its keys back.
  await user.click(dialog.getByText('1 of 26'));
  await user.keyboard('n');
  expect(await within(await desk()).findByText('2 of 26')).toBeVisible();
});
