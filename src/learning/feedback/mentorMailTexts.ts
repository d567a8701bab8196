import { brand } from '../../brand.ts';
import { hello, signed } from '../../user/personTexts.ts';

/** Mails from a mentee to their mentor. They open in the mentee's own program, to be changed there. */
export const mentorMailTexts = {
  helps: 'Still no grade after a week?',
  helpsText:
    'Mentors are volunteers. What usually helps is a short, kind e-mail. Go on with the next task meanwhile.',
  program: 'You can change every word before you send it.',
  write: (mentor: string) => `Write to ${mentor}`,
  thank: 'Thank your mentor',
  reminderSubject: (task: string) => `${brand.name}: ${task}`,
  reminder: (mentor: string, task: string, day: string, link: string, own: string) =>
    `${hello(mentor)}\n\nI sent in “${task}” on ${day}:\n${link}\n\nIt has no grade yet. Could you look at it when you have time?\n\nThank you!\n${signed(own)}`,
  thanksSubject: (task: string) => `${brand.name}: thank you for your review of ${task}`,
  thanks: (mentor: string, task: string, own: string) =>
    `${hello(mentor)}\n\nThank you for your review of “${task}”.\n${signed(own)}`,
} as const;
