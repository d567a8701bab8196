import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { privacyText } from '../../../src/site/legalTexts.ts';
import { renderApp } from '../../support/page/renderApp.tsx';

/** The profile form and the privacy page have the same text about the visibility of each field. */

const sentences = privacyText.parts
  .flatMap(({ paragraphs }) => paragraphs)
  .flatMap((paragraph) => paragraph.split('. '));

/** The fields of a group, as the form names them. */
async function fieldsOf(group: string): Promise<string[]> {
  const part = await screen.findByRole('group', { name: group });
  return [...part.querySelectorAll('label')].map(({ textContent }) =>
    textContent.replace(/ \(.*/, '').toLowerCase(),
  );
}

test.each([
  [
    'incomplete@akada.example',
    'Shown to your mentor',
    ['first name', 'last name', 'technologies', 'description'],
    'Not shown to your mentor',
    ['date of birth', 'gender', 'country', 'state', 'phone number'],
  ],
  [
    'incomplete.mentor@akada.example',
    'Shown to your mentees',
    ['first name', 'last name', 'country', 'state', 'technologies', 'description'],
    'Not shown to your mentees',
    ['date of birth', 'gender', 'phone number'],
  ],
])(
  '%s sees the visibility of each field in the words of the privacy page',
  async (as, shown, shownFields, hidden, hiddenFields) => {
    await renderApp('/dashboard', { as, width: 390 });
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

test('the profile form asks a mentor what they can help with', async () => {
  const { user } = await renderApp('/dashboard/mentor/profile', { as: 'mentor@akada.example' });
  await user.click(await screen.findByRole('button', { name: 'Edit profile' }));
  const form = within(await screen.findByRole('form', { name: 'Your profile' }));
  expect(form.getByText(/what you can help with/)).toBeVisible();
  expect(screen.getByText(/^Your mentees see your photo/)).toBeVisible();
});
