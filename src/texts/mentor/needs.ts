import { brand } from '../../config/brand.ts';
import { hello, signed } from '../person.ts';
import { plural } from '../plural.ts';

const days = (count: number): string => plural(count, 'day', 'days');

const workOn = (task: string): string => (task ? `your work on “${task}”` : 'your work');

/** The mentees who may need their mentor, each with a reason. */
export const needsTexts = {
  title: 'Who needs you',
  loading: 'Looking who needs you',
  all: (count: number) => `Show all ${count}`,
  fewer: 'Show fewer',
  none: 'Nobody has waited long, and nobody has been quiet.',
  copied: `You can change each word. A copy goes to ${brand.email}.`,
  write: 'Write an e-mail',
  to: (name: string) => ` to ${name}`,
  noAddress: 'No e-mail address known',
  reasons: {
    waiting: (count: number) => `Waiting ${days(count)} for your grade`,
    sentAgain: (count: number) =>
      count === 0
        ? 'Sent again today after a grade, as this device saw'
        : `Sent again ${days(count)} ago after a grade, as this device saw`,
    neverSent: () => 'Has not sent you any work yet',
    quiet: (count: number) => `Nothing sent or graded for ${days(count)}`,
  },
} as const;

/** A mail to a mentee by its reason. It opens in the mentor's own program, to be changed there. */
export const needMailTexts = {
  subject: {
    waiting: (task: string) => `${brand.name}: ${task || 'your work'}`,
    sentAgain: (task: string) => `${brand.name}: ${task || 'your work'}`,
    neverSent: () => `${brand.name}: how are you getting on?`,
    quiet: () => `${brand.name}: how are you getting on?`,
  },
  words: {
    waiting: (task: string) =>
      `Thank you for ${workOn(task)}. I have seen it, and it is not forgotten.\n\nHow is the next task going? If you are stuck, write to me.`,
    sentAgain: (task: string) =>
      `Thank you for ${workOn(task)}. You did it again after my review: that is how people get good.\n\nHow is the next task going? If you are stuck, write to me.`,
    neverSent: () =>
      'I am your mentor, and I would like to know how you are.\n\nIf something is in your way, tell me: no question is too small. A first try is a good start, even if it is not complete.',
    quiet: (task: string) =>
      `I liked to read ${workOn(task)}, and I would like to know how you are.\n\nIf you are stuck, write to me: a small question is a good way to go on.`,
  },
  body: (mentee: string, words: string, own: string) =>
    `${hello(mentee)}\n\n${words}\n${signed(own)}`,
} as const;
