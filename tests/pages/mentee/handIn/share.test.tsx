import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draftOf, readDraft, writeDraft } from '../../../../src/user/drafts.ts';
import { logIn } from '../../../support/page/logInAgain.ts';
import { renderApp } from '../../../support/page/renderApp.tsx';
import { ada, fill, findHeading } from '../../account/screens.ts';
import { almostComplete, fill as fillField, save, tunde } from '../../profile/form.ts';
import { ajo, amina, aminaId, firstRepo, taskId } from '../amina.ts';

const link = 'https://github.com/amina/first-repo';
const shared = (parts: Record<string, string>) =>
  `/dashboard/share?${new URLSearchParams(parts).toString()}`;
const ofAndroid = shared({ title: 'First repo', text: `My work: ${link}` });

const open = () => screen.findByRole('list', { name: 'Pending tasks' });
const field = () => screen.findByRole('textbox', { name: 'Link to your work' });
const comment = () => screen.findByRole('textbox', { name: 'Comment' });
const paste = (text: string, target: Element = document.body) =>
  fireEvent.paste(target, { clipboardData: { getData: () => text } });

test('a shared link goes into a draft, and replaces another link only after confirmation', async () => {
  const draft = { url: 'https://github.com/amina/old', menteeComment: 'The branches were hard.' };
  const { user, reload } = await renderApp('/dashboard/track', amina);
  writeDraft(aminaId, draftOf.submission(firstRepo), draft);
  writeDraft(aminaId, draftOf.submission(ajo), { url: '', menteeComment: 'Half of it.' });
  const inOutbox = draftOf.submission(taskId('web-pull-request'));
  const finished = { at: 1, seen: null, triedAt: null };
  writeDraft(aminaId, inOutbox, { url: link, menteeComment: 'It is done.' }, { finished });
  await reload(ofAndroid);
  const choose = async (name: RegExp) =>
    user.click(await within(await open()).findByRole('button', { name }));

  await choose(/first repo.*overdue/i);
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('https://github.com/amina/old')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Keep' }));
  expect(readDraft(aminaId, draftOf.submission(firstRepo))?.values).toEqual(draft);

  await choose(/first repo/i);
  await user.click(await screen.findByRole('button', { name: 'Replace' }));
  expect(await field()).toHaveValue(link);
  expect(await comment()).toHaveValue('The branches were hard.');

  await reload(ofAndroid);
  await choose(/ajo/i);
  expect(await field()).toHaveValue(link);
  expect(await comment()).toHaveValue('Half of it.');

  // The draft has this link already, and stays in the outbox.
  await reload(ofAndroid);
  await choose(/pull request/i);
  expect(await field()).toHaveValue(link);
  expect(readDraft(aminaId, inOutbox)?.finished).toEqual(finished);
});

test('a link shared while logged out survives a visit to the registration', async () => {
  const { user, path } = await renderApp(ofAndroid);
  const leadTo = async (name: string) => user.click(await screen.findByRole('link', { name }));
  await leadTo('Forgot password?');
  await waitFor(() => expect(path()).toBe('/forgot-password'));
  await leadTo('Log in');
  await leadTo('Sign up');
  await waitFor(() => expect(path()).toBe('/register'));
  await findHeading('Join the community');
  await fill(user, ada);
  await user.click(screen.getByRole('button', { name: 'get started' }));
  // The page before has a link of that name, too.
  await screen.findByRole('heading', { name: 'Check your email' });
  expect(path()).toBe('/email-verification-sent');
  await leadTo('Log in');
  await waitFor(() => expect(path()).toBe('/login'));
  await logIn(user, amina.as);
  expect(await screen.findByRole('heading', { name: 'Which task is this for?' })).toBeVisible();
  expect(await screen.findByText(link)).toBeVisible();
});

test('switching tracks keeps the link and its user in the history entry', async () => {
  const { user } = await renderApp(shared({ url: link }), amina);
  await open();
  await user.click(screen.getByRole('radio', { checked: false }));
  expect(screen.getByText(link)).toBeVisible();
  await waitFor(() => expect(JSON.stringify(window.history.state)).toContain(link));
  expect(window.history.state).toMatchObject({ usr: { shared: link, of: aminaId } });
});

test('sharing without a link shows advice', async () => {
  await renderApp(shared({ text: 'Have a look at my work', title: 'javascript:alert(1)' }), amina);
  expect(await screen.findByRole('heading', { name: 'We found no link' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See my tasks' })).toBeVisible();
});

test('a shared link survives completing the profile, and asks for a track', async () => {
  const { user, path, sandbox, reload } = await renderApp(null, tunde);
  almostComplete(sandbox);
  await reload(shared({ url: link }));
  expect(await screen.findByText('Update your profile to continue')).toBeVisible();
  // Any other page redirects to the profile.
  await user.click(screen.getByRole('link', { name: 'Tracks' }));
  await fillField(user, /^Description/, 'I repair radios.');
  await fillField(user, 'Phone number', '0803 123 4567');
  await save(user);
  expect(await screen.findByText('You have no track yet')).toBeVisible();
  expect(screen.getByText(link)).toBeVisible();
  expect(screen.queryByText(/Choose a task/)).toBeNull();
  await waitFor(() => expect(path()).toBe('/dashboard/share'));
});

test('only a link pasted outside of fields is offered', async () => {
  const { user, path } = await renderApp('/dashboard', amina);
  await screen.findByRole('table', { name: 'Pending tasks' });
  paste('two words');
  paste(`see ${link}`);
  const input = document.createElement('input');
  document.body.append(input);
  paste(link, input);
  input.remove();
  await import('../../../../src/learning/share/offerPasted.ts');
  expect(screen.queryByText('You pasted a link')).not.toBeInTheDocument();

  paste(` ${link}\n`);
  expect(await screen.findByText('You pasted a link')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Choose the task' }));
  expect(path()).toBe('/dashboard/share');
  expect(await screen.findByText(link)).toBeVisible();
  expect(screen.queryByText('You pasted a link')).not.toBeInTheDocument();
});
