import { DEMO_PASSWORD } from './services/passwords.ts';

/** The starter's demo accounts, and what each shows. */
export const demoAccounts: readonly { email: string; shows: string }[] = [
  { email: 'mentee@akada.example', shows: 'a mentee on two tracks: pending, waiting, graded' },
  { email: 'new.mentee@akada.example', shows: 'a mentee without a track: the enroll dialog' },
  { email: 'incomplete@akada.example', shows: 'a mentee sent to the profile editor' },
  { email: 'mentor@akada.example', shows: 'a mentor with many mentees and submissions' },
  { email: 'new.mentor@akada.example', shows: 'a mentor with empty tables' },
  { email: 'incomplete.mentor@akada.example', shows: 'a mentor sent to the profile editor' },
  { email: 'admin@akada.example', shows: 'an admin: both areas, much of them refused' },
];

/** Printed in the terminal when a sandbox listens. */
export function welcome(origin: string, file: string): string {
  const width = Math.max(...demoAccounts.map(({ email }) => email.length));
  const accounts = demoAccounts.map(({ email, shows }) => `    ${email.padEnd(width)}  ${shows}`);
  return [
    '',
    `  Sandbox API  ${origin}/api  (${file})`,
    `  Outbox       ${origin}/api/_sandbox/outbox`,
    `  Accounts     password ${DEMO_PASSWORD}`,
    ...accounts,
    '',
  ].join('\n');
}
