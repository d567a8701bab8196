import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { button, chooseMentor, enroll } from '../enroll/wizard.ts';
import { firstRepo, toForm, writeWork } from '../mentee/amina.ts';
import { closed, submissionsPath } from '../mentor/desk.ts';
import { fill } from '../../support/page/fill.ts';
import { amina, chidera, ngozi } from '../../support/people.ts';
import { save } from '../profile/form.ts';
import type { DraftSubject } from '../../../src/user/drafts.ts';

/** A form whose input is a draft, and one way to write it. */
interface Form {
  email: string;
  path: string;
  open: (user: UserEvent) => Promise<void>;
  write: (user: UserEvent) => Promise<void>;
  see: () => Promise<void>;
  press: (user: UserEvent) => Promise<void>;
  sent: () => Promise<void>;
  kind: DraftSubject['kind'];
  unsafe: RegExp;
}

export const words = 'The branches were hard, the rest was fun.';
const seeField = (label: string, value: string) => async (): Promise<void> => {
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveValue(value));
};
export const unsafe = /If you close this page, you lose what you wrote/;

export const submission: Form = {
  email: amina.email,
  path: toForm(firstRepo),
  open: async () => undefined,
  write: async (user) => writeWork(user, 'https://git.example/first', words),
  see: seeField('Comment', words),
  press: async (user) => user.click(await button('Submit')),
  sent: async () => {
    await screen.findByText(/^Successfully/);
  },
  kind: 'submission',
  unsafe,
};

export const grade: Form = {
  email: ngozi.email,
  path: submissionsPath,
  open: async (user) => {
    // After a reload the address has it open already.
    if (window.location.search === '') await user.click(await button('Review next'));
  },
  write: async (user) => {
    await fill(user, 'Comment', words);
    await fill(user, 'Grade (%)', '80');
  },
  see: seeField('Comment', words),
  press: async (user) =>
    user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Send grade' })),
  sent: closed,
  kind: 'grade',
  unsafe,
};

export const profile: Form = {
  email: amina.email,
  path: '/dashboard/mentee/profile',
  open: async (user) => {
    // With a draft the editor is open already.
    const way = await screen.findByRole('button', { name: /^(Edit|Save) profile$/ });
    if (way.textContent === 'Edit profile') await user.click(way);
  },
  write: async (user) => fill(user, 'Last name', 'Bello-Sani'),
  see: seeField('Last name', 'Bello-Sani'),
  press: save,
  sent: async () => {
    await screen.findByRole('heading', { name: 'Amina Bello-Sani' });
  },
  kind: 'profile',
  unsafe,
};

export const wizard: Form = {
  email: chidera.email,
  path: '/dashboard',
  open: async () => void (await screen.findByRole('dialog', { name: 'Enroll in a track' })),
  write: async (user) => void (await chooseMentor(user, /^Web/)),
  see: async () => {
    await waitFor(() =>
      expect(
        screen.getAllByRole('radio').filter((radio) => radio.matches(':checked')),
      ).toHaveLength(1),
    );
    expect(screen.getByRole('group', { name: 'Choose your mentor' })).toBeVisible();
  },
  press: enroll,
  sent: async () => {
    await screen.findByRole('heading', { name: 'Welcome to Web development' });
  },
  kind: 'enrollment',
  unsafe: /If you close this page, you lose your choice/,
};
