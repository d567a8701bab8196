import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

const title = 'Enroll in a track';

/** Finds the wizard, and offers a user's actions in it. */
export const wizard = () => screen.findByRole('dialog', { name: title });

export const link = (name: string) => screen.findByRole('link', { name });

export const button = (name: string) => screen.findByRole('button', { name });

/** Returns the names of the options on this page, in their order. */
export const offered = (): string[] =>
  within(screen.getByRole('dialog', { name: title }))
    .getAllByRole('radio')
    .map((radio) => {
      const card = radio.closest('label');
      return card?.querySelector('strong')?.textContent ?? '';
    });

/** Answers "Are you sure？" with Yes. */
export async function answerYes(user: UserEvent): Promise<void> {
  const question = await screen.findByRole('alertdialog', { name: 'Are you sure？' });
  await user.click(within(question).getByRole('button', { name: 'Yes' }));
}

/** Goes from the first step to the mentors of a track. */
export async function chooseTrack(user: UserEvent, track: RegExp): Promise<void> {
  await user.click(await screen.findByRole('radio', { name: track }));
  await user.click(await button('Next'));
  await screen.findByRole('heading', { name: /^What you will do in/ });
  await user.click(await button('Next'));
  await answerYes(user);
  await screen.findByRole('group', { name: 'Choose your mentor' });
}

/** Chooses a track and its first mentor, and returns the name of the mentor. */
export async function chooseMentor(user: UserEvent, track: RegExp): Promise<string> {
  await chooseTrack(user, track);
  const [mentor] = await within(await wizard()).findAllByRole('radio');
  if (mentor) await user.click(mentor);
  return offered()[0] ?? '';
}

/** Enrolls in what is chosen. */
export async function enroll(user: UserEvent): Promise<void> {
  await user.click(await button('Enroll'));
  await answerYes(user);
}
