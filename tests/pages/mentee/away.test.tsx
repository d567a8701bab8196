import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { longDay } from '../../../src/lib/dates.ts';
import { DAY } from '../../../src/lib/timing.ts';
import { toTask } from '../../../src/paths.ts';
import { prepareApp } from '../../support/page/renderApp.tsx';
import { pasteInto } from '../../support/page/fill.ts';
import { untilIdle } from '../../support/page/untilIdle.ts';
import { amina, chidera } from '../../support/people.ts';
import { chooseTrack, enroll, offered } from '../enroll/wizard.ts';
import { priceList, taskId, toForm } from './amina.ts';

const own = 'Careful feedback, always with an example.';

/** Writes a sentence at the head of a mentor's description, as the form does. */
function say({ db }: Sandbox, firstName: string, sentence: string): void {
  db.run("UPDATE users SET description = ? WHERE firstName = ? AND role = 'MENTOR'", [
    `${sentence} ${own}`,
    firstName,
  ]);
}

const until = (days: number): string => `Away until ${longDay(Date.now() + days * DAY)}.`;

const waiting = toTask(taskId('web-signup-form'));
const away = /^Ngozi Okafor is away until .*; your work is safe in the queue\.$/;

test('a mentee sees that their mentor is away beside work that waits and on the mentor’s card', async () => {
  const { user, sandbox, visit } = await prepareApp(amina);
  const callsAtWork = async () => {
    sandbox.clearRequests();
    await visit(waiting);
    await screen.findByText(/^Submitted .*, not graded yet$/);
    await untilIdle();
    return sandbox.calls();
  };
  await callsAtWork();
  const calls = await callsAtWork();
  say(sandbox, 'Ngozi', until(20));
  // The line costs no request.
  expect(await callsAtWork()).toEqual(calls);
  expect(await screen.findByText(away)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'See my work' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/^Away until/)).toBeVisible();

  await visit('/dashboard/mentee/mentor/');
  const card = within(await screen.findByRole('region', { name: 'Ngozi Okafor' }));
  expect(card.getByText(/^Away until/)).toBeVisible();
  expect(card.getByText(own)).toBeVisible();
});

test('after new work to a mentor who is away, the mentee reads that it is safe', async () => {
  const { user, sandbox, visit } = await prepareApp(amina);
  say(sandbox, 'Ngozi', until(20));
  await visit('/dashboard');
  await screen.findByText('Your mentor: Ngozi Okafor');
  await visit(toForm(priceList));
  const comment = await screen.findByRole('textbox', { name: 'Comment' });
  expect(screen.getByText(/^Away until/)).toBeVisible();
  await pasteInto(user, comment, ' And the second version.');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByRole('heading', { name: 'Sent to Ngozi Okafor' });
  expect(screen.getByText(away)).toBeVisible();
});

test('beside a mentee’s own work, nothing is said about a mentor who is full or whose day away has passed', async () => {
  const { sandbox, visit } = await prepareApp(amina);
  for (const sentence of [until(-1), 'Not taking new mentees.']) {
    say(sandbox, 'Ngozi', sentence);
    await visit('/dashboard/mentee/mentor/');
    const card = within(await screen.findByRole('region', { name: 'Ngozi Okafor' }));
    expect(await card.findByText(own)).toBeVisible();
    expect(card.queryByText(/^Away until/)).toBeNull();
    await visit(waiting);
    await screen.findByText(/^Submitted .*, not graded yet$/);
    expect(screen.queryByText(away)).toBeNull();
  }
});

test('the wizard shows mentors who are away or full last, and says so', async () => {
  const { user, sandbox, visit } = await prepareApp(chidera);
  say(sandbox, 'Ngozi', until(20));
  say(sandbox, 'Efe', 'Not taking new mentees.');
  say(sandbox, 'Terhemba', until(-1));
  await visit('/dashboard');
  await chooseTrack(user, /^Web/);
  await screen.findAllByRole('radio');
  const first = offered();
  expect(screen.queryByText(/^Away until/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  const [lastFree = '', ...others] = offered();
  expect([...first, lastFree]).toContain('Terhemba Iorfa');
  expect(others.sort()).toEqual(['Efe Omoregie', 'Ngozi Okafor']);
  expect(screen.getByText('Not taking new mentees')).toBeVisible();

  await user.click(screen.getByRole('radio', { name: /^Ngozi/ }));
  await user.click(screen.getByRole('button', { name: 'Enroll' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Are you sure？' }));
  expect(question.getByText(/^Away until/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'No' }));
  await enroll(user);
  expect(await screen.findByRole('heading', { name: 'Welcome to Web development' })).toBeVisible();
});
