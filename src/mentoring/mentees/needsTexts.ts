import { brand } from '../../brand.ts';
import { hello, signed } from '../../user/personTexts.ts';
import { plural } from '../../lib/pluralTexts.ts';

const days = (count: number): string =>
  count === 0 ? 'less than a day' : plural(count, 'day', 'days');

const workOn = (task: string): string => (task ? `your work on “${task}”` : 'your work');

/** Why a mentee may need their mentor, and what to do about it. */
export const needsTexts = {
  copied: `You can change each word of an email. A copy goes to ${brand.email}.`,
  review: 'Review',
  of: (name: string) => ` the work of ${name}`,
  write: 'Email',
  to: (name: string) => ` to ${name}`,
  reasons: {
    waiting: (count: number, all: number) =>
      all === 1 ? `Waiting ${days(count)}` : `${all} waiting, ${days(count)}`,
    sentAgain: (count: number) =>
      count === 0 ? 'Sent again today' : `Sent again ${days(count)} ago`,
    neverSent: () => 'Nothing sent yet',
    quiet: (count: number) => `Quiet for ${days(count)}`,
  },
} as const;

/** An email to a mentee by its reason. It opens in the mentor's own email app, to be changed there. */
export const needMailTexts = {
  subject: `${brand.name}: how are you getting on?`,
  words: {
    neverSent: () =>
      'I am your mentor, and I would like to know how you are.\n\nIf something is in your way, tell me: no question is too small. A first try is a good start, even if it is not complete.',
    quiet: (task: string) =>
      `I liked to read ${workOn(task)}, and I would like to know how you are.\n\nIf you are stuck, write to me: a small question is a good way to go on.`,
  },
  body: (mentee: string, words: string, own: string) =>
    `${hello(mentee)}\n\n${words}\n${signed(own)}`,
} as const;
