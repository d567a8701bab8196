import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { STALE_AFTER } from '../../../src/api/query/query.ts';
import { stopClock } from '../../support/clock.ts';
import { untilIdle } from '../../support/page/untilIdle.ts';
import { prepareApp, renderApp } from '../../support/page/renderApp.tsx';
import { storedOwners } from '../../support/store/storedResponses.ts';
import { fill } from '../../support/page/fill.ts';
import { amina, blessing, tunde } from '../../support/people.ts';
import { choose, onPhone, save, userIn } from './form.ts';
import { privacyText } from '../../../src/site/legalTexts.ts';

async function openEditor() {
  const opened = await renderApp('/dashboard/mentee/profile', { ...amina, ...onPhone });
  await opened.user.click(await screen.findByRole('button', { name: 'Edit profile' }));
  return opened;
}

/**
 * Opens the editor with the profile from an earlier visit and a different last name, while another
 * device's newer profile is on its way or its read has failed.
 */
async function openEarlier(kind: 'held' | '500' = 'held') {
  const opened = await renderApp('/dashboard/mentee/profile', { ...amina, ...onPhone });
  const { user, sandbox, reload } = opened;
  await screen.findByRole('heading', { name: 'Amina Bello' });
  await untilIdle();
  await expect.poll(storedOwners).toHaveLength(1);
  sandbox.db.run("UPDATE users SET firstName = 'Aminatu' WHERE email = ?", [amina.email]);
  sandbox.failNext({ method: 'GET', path: '/api/profile', exact: true, kind });
  await reload();
  await user.click(await screen.findByRole('button', { name: 'Edit profile' }));
  await fill(user, 'Last name', 'Yusuf');
  return opened;
}

test('the form lists missing and invalid values in the fixed words, and sends nothing', async () => {
  const { user, sandbox } = await renderApp('/dashboard/mentee/profile', { ...tunde, ...onPhone });
  await fill(user, 'First name', '');
  await fill(user, 'Last name', '');
  await save(user);

  for (const message of [
    'Please input your first name!',
    'Please input your last name!',
    'Please input your state!',
    'Please input your phone number!',
    'Please input your date of birth!',
    'Please input your description!',
  ]) {
    expect(await screen.findByText(message)).toBeVisible();
  }
  expect(sandbox.requests().filter(({ method }) => method === 'PUT')).toEqual([]);

  await fill(user, 'Date of birth', new Date().toISOString().slice(0, 10));
  await fill(user, 'Phone number', '0803 12');
  await user.tab();
  expect(await screen.findByText('Too young to be on the platform')).toBeVisible();
  expect(
    await screen.findByText('Invalid phone number. Valid phone number sample +2347063644568'),
  ).toBeVisible();
});

test('an emoji counts as one character in the form and the API', async () => {
  const { user, sandbox } = await openEditor();
  await fill(user, /^First name/, '🎉'.repeat(64));
  await fill(user, 'Description', '🎉'.repeat(129));
  expect(screen.getByText('129 / 128')).toBeVisible();
  await save(user);
  expect(await screen.findByText('Must be 128 characters or less')).toBeVisible();
  await fill(user, 'Description', '🎉'.repeat(128));
  const tag = '🎉'.repeat(32);
  await fill(user, /^Technologies/, `${tag}🎉`);
  await save(user);
  expect(await screen.findByText('Each technology must be 32 characters or less')).toBeVisible();
  await fill(user, /^Technologies/, tag);
  expect(screen.getByText('128 / 128')).toBeVisible();
  await save(user);
  await screen.findByText('Profile succesfully updated');
  const stored = userIn(sandbox, amina.email);
  expect(stored?.firstName).toBe('🎉'.repeat(64));
  expect(stored?.description).toBe('🎉'.repeat(128));
  expect(stored?.technologies).toContain(tag);
});

test('abroad the state is free text, and a number begins with its country code', async () => {
  const { user, sandbox } = await openEditor();
  await choose(user, 'State', 'Kaduna');
  await choose(user, 'Country', 'Ghana');
  expect(await screen.findByLabelText('State')).toHaveValue('');
  await fill(user, 'State', 'Ashanti');
  await fill(user, 'Phone number', '00233 24 123 4567');
  await user.tab();
  expect(screen.getByLabelText('Phone number')).toHaveValue('+233241234567');
  await save(user);

  await screen.findByText('Profile succesfully updated');
  expect(userIn(sandbox, amina.email)).toMatchObject({
    country: 'Ghana',
    city: 'Ashanti',
    phoneNumber: '+233241234567',
  });
});

test('a number is shown as it was typed, and then as it will be saved', async () => {
  const { user, sandbox, visit } = await prepareApp({ ...amina, ...onPhone });
  sandbox.db.run("UPDATE users SET phoneNumber = '2347063644568' WHERE email = ?", [amina.email]);
  await visit('/dashboard/mentee/profile');
  await user.click(await screen.findByRole('button', { name: 'Edit profile' }));
  const number = await screen.findByLabelText('Phone number');
  expect(number).toHaveValue('+234 706 364 4568');
  await fill(user, 'Phone number', '0803 123 4567');
  expect(number).toHaveValue('0803 123 4567');
  await user.tab();
  expect(number).toHaveValue('+234 803 123 4567');

  await fill(user, 'Phone number', 'none');
  await user.tab();
  expect(number).toHaveValue('none');
  expect(await screen.findByText(/^Invalid phone number/)).toBeVisible();
});

test('saving keeps the tracks and shows the new profile with a link to continue', async () => {
  const { user, path, sandbox } = await openEditor();
  // Short names are possible here, unlike in the registration.
  await fill(user, 'First name', 'Bo');
  expect(screen.getByLabelText(/^Technologies/)).toHaveValue('HTML, CSS, JavaScript');
  await fill(user, /^Technologies/, 'HTML, JavaScript');
  await save(user);

  expect(await screen.findByRole('heading', { name: 'Bo Bello' })).toBeVisible();
  expect(userIn(sandbox, amina.email)?.technologies).toBe('["HTML","JavaScript"]');
  expect(sandbox.requests().filter(({ method }) => method === 'PUT')).toHaveLength(1);

  await user.click(screen.getByRole('link', { name: 'Go to your dashboard' }));
  await expect.poll(path).toBe('/dashboard');
  expect((await screen.findAllByText(/Web development/)).length).toBeGreaterThan(0);
  expect(screen.queryByRole('dialog', { name: 'Enroll in a track' })).toBeNull();
});

test('an unsaved change survives a reload, and can be discarded', async () => {
  const { user, reload } = await openEditor();
  await fill(user, 'Last name', 'Yusuf');
  await fill(user, /^Technologies/, 'Svel');
  await screen.findByText('Draft saved on this device');
  await waitFor(() => expect(JSON.stringify(Object.entries(localStorage))).toContain('Svel'));
  await reload();

  expect(await screen.findByLabelText('Last name')).toHaveValue('Yusuf');
  expect(screen.getByLabelText(/^Technologies/)).toHaveValue('Svel');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByLabelText('Last name')).toHaveValue('Yusuf');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
  await user.click(within(question).getByRole('button', { name: 'Discard' }));
  expect(await screen.findByRole('heading', { name: 'Amina Bello' })).toBeVisible();

  await reload();
  expect(await screen.findByRole('heading', { name: 'Amina Bello' })).toBeVisible();
});

test('a draft keeps its changed values when another device has saved newer ones', async () => {
  const { user, sandbox, reload } = await openEditor();
  await fill(user, 'Last name', 'Yusuf');
  await fill(user, /^Description/, 'I build radios.');
  await screen.findByText('Draft saved on this device');
  await reload(async () => {
    sandbox.db.run(
      "UPDATE users SET firstName = 'Aminatu', lastName = 'Bello-Sani' WHERE email = ?",
      [amina.email],
    );
  });

  expect(await screen.findByLabelText('Last name')).toHaveValue('Yusuf');
  await waitFor(() => expect(screen.getByLabelText('First name')).toHaveValue('Aminatu'));
  expect(await screen.findByText('Saved last name: Bello-Sani. Yours: Yusuf.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Use the saved last name' }));
  expect(screen.getByLabelText('Last name')).toHaveValue('Bello-Sani');
  expect(screen.queryByText(/^Saved last name/)).toBeNull();

  await save(user);
  await screen.findByText('Profile succesfully updated');
  expect(userIn(sandbox, amina.email)).toMatchObject({
    firstName: 'Aminatu',
    lastName: 'Bello-Sani',
    description: 'I build radios.',
  });
});

test('a profile from an earlier visit does not replace a newer one', async () => {
  const { user, sandbox } = await openEarlier();
  await save(user);
  await sandbox.letGo();
  expect(await screen.findByText(/on another device\. Check it, then save/)).toBeVisible();
  expect(userIn(sandbox, amina.email)?.lastName).toBe('Bello');

  expect(screen.getByLabelText('First name')).toHaveValue('Aminatu');
  await save(user);
  await screen.findByText('Profile succesfully updated');
  expect(userIn(sandbox, amina.email)).toMatchObject({ firstName: 'Aminatu', lastName: 'Yusuf' });
});

test('a save from a tab that stayed open does not replace what another device saved', async () => {
  const { user, sandbox } = await openEditor();
  await fill(user, 'Last name', 'Yusuf');
  const phoneNumber = '+2348031234567';
  sandbox.db.run('UPDATE users SET phoneNumber = ? WHERE email = ?', [phoneNumber, amina.email]);
  stopClock().pass(STALE_AFTER);
  await save(user);
  expect(await screen.findByText(/on another device\. Check it, then save/)).toBeVisible();

  await save(user);
  await screen.findByText('Profile succesfully updated');
  expect(userIn(sandbox, amina.email)).toMatchObject({ phoneNumber, lastName: 'Yusuf' });
});

test('a profile that cannot be fetched again is not replaced', async () => {
  const { user, sandbox } = await openEarlier('500');
  sandbox.failNext({ method: 'GET', path: '/api/profile', times: 2, kind: '500' });
  await save(user);
  expect(await screen.findByText(/^Everything you wrote is still here/)).toBeVisible();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await save(user);
  expect(await screen.findByText('You are offline, so this was not sent.')).toBeVisible();
  expect(sandbox.requests().filter(({ method }) => method === 'PUT')).toEqual([]);
  expect(screen.getByLabelText('Last name')).toHaveValue('Yusuf');
});

test('an incomplete mentor completes the profile without a description', async () => {
  const mentor = { ...blessing, width: 390 };
  const { user, path, sandbox } = await renderApp('/dashboard/mentor/mentees', mentor);

  expect(await screen.findByText('Update your profile to continue')).toBeVisible();
  expect(path()).toBe('/dashboard/mentor/profile');
  expect(screen.queryByRole('button', { name: /^(?:Edit profile|Cancel)$/ })).toBeNull();
  expect(await screen.findByLabelText('Country')).toHaveDisplayValue('Nigeria');
  await fill(user, 'Date of birth', '2004-05-06');
  await choose(user, 'Gender', 'Male');
  await choose(user, 'State', 'Lagos');
  await fill(user, 'Phone number', '0803 123 4567');
  await fill(user, /^Description/, '');
  await fill(user, /^Technologies/, 'Rust');
  await user.click(screen.getByRole('button', { name: 'Add React' }));
  await user.type(screen.getByLabelText(/^Technologies/), ', Go');
  await save(user);

  await expect.poll(path).toBe('/dashboard/mentor/mentees');
  expect(userIn(sandbox, blessing.email)).toMatchObject({
    country: 'Nigeria',
    city: 'Lagos',
    phoneNumber: '+2348031234567',
    dob: '2004-05-06T00:00:00.000Z',
    gender: 'MALE',
    technologies: '["Rust","React","Go"]',
  });
});

/** The profile form and the privacy page have the same text about the visibility of each field. */

const sentences = privacyText.parts
  .flatMap(({ paragraphs }) => paragraphs)
  .flatMap((paragraph) => paragraph.split('. '));

async function fieldsOf(group: string): Promise<string[]> {
  const part = await screen.findByRole('group', { name: group });
  // A mentor's availability is a sentence of the description.
  return [...part.querySelectorAll('label:not(.tick)')].map(({ textContent }) =>
    textContent.replace(/ \(.*/, '').toLowerCase(),
  );
}

test.each([
  [
    tunde.email,
    'Shown to your mentor',
    ['first name', 'last name', 'technologies', 'description'],
    'Not shown to your mentor',
    ['date of birth', 'gender', 'country', 'state', 'phone number'],
  ],
  [
    blessing.email,
    'Shown to your mentees',
    ['first name', 'last name', 'country', 'state', 'technologies', 'description'],
    'Not shown to your mentees',
    ['date of birth', 'gender', 'phone number'],
  ],
])(
  '%s sees the visibility of each field in the words of the privacy page',
  async (email, shown, shownFields, hidden, hiddenFields) => {
    await renderApp('/dashboard', { email, width: 390 });
    expect(await fieldsOf(shown)).toEqual(shownFields);
    expect(await fieldsOf(hidden)).toEqual(hiddenFields);
    for (const [group, fields] of [
      [shown, shownFields],
      [hidden, hiddenFields],
    ] as const) {
      const sentence = sentences.find((one) => one.startsWith(group)) ?? '';
      for (const field of fields) {
        expect(sentence.replace('first and last name', 'first name, last name')).toContain(field);
      }
    }
  },
);
