import { screen, within } from '@testing-library/react';
import { assert, expect, test } from 'vitest';
import { toGrading } from '../../../src/paths.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { prepareApp } from '../../support/page/renderApp.tsx';
import { amina, ngozi } from '../../support/people.ts';
import { priceList } from '../mentee/amina.ts';
import { desk, gradedIn } from '../mentor/desk.ts';

const hostile = '<img src=x onerror="alert(1)"> javascript:alert(1) https://a.example@evil.example';

function writeLinks({ db }: Sandbox): void {
  db.run('UPDATE submissions SET menteeComment = ?, mentorComment = ?', [
    `My notes: https://notes.example/amina. ${hostile}`,
    `Read (https://docs.example/labels#for), then try again. ${hostile}`,
  ]);
}

const notes = ['notes.example/amina', 'https://notes.example/amina'] as const;
const docs = ['docs.example/labels#for', 'https://docs.example/labels#for'] as const;

/** Expects these links, which open in a new tab, and everything else as text. */
function expectLinks(place: HTMLElement, links = [notes, docs]): void {
  for (const [shown, href] of links) {
    const [link] = within(place).getAllByRole('link', { name: `${shown} (opens in a new tab)` });
    expect(link).toHaveAttribute('href', href);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
  for (const link of within(place).getAllByRole('link')) {
    expect(link.getAttribute('href')).not.toMatch(/evil|javascript/);
  }
  expect(place.querySelector('img[onerror]')).toBeNull();
}

test('a mentee opens links in the feedback and in their own comment', async () => {
  const { user, sandbox, visit } = await prepareApp(amina);
  writeLinks(sandbox);
  await visit(`/dashboard/pending-task/${priceList}`);
  const comment = (await screen.findByText(/then try again/)).closest('blockquote');
  assert(comment);
  expectLinks(comment, [docs]);
  await user.click(await screen.findByRole('button', { name: 'See feedback' }));
  const dialog = await screen.findByRole('dialog');
  expectLinks(dialog);
  expect(dialog).toHaveTextContent('<img src=x onerror="alert(1)"> javascript:alert(1)');
});

test('a mentor opens links in a mentee’s comment and in the last feedback', async () => {
  const { user, sandbox, visit } = await prepareApp(ngozi);
  writeLinks(sandbox);
  const [row] = gradedIn(sandbox);
  await visit(toGrading(row?.id ?? ''));
  const dialog = await desk();
  expectLinks(dialog);
  expect(dialog).toHaveTextContent('<img src=x onerror="alert(1)"> javascript:alert(1)');
  const link = within(dialog).getAllByRole('link', { name: /^notes\.example/ })[0];
  while (document.activeElement !== link) await user.tab();
  expect(link).toHaveFocus();
});
