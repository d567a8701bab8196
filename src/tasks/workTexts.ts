import { formTexts } from '../ui/form/texts.ts';

/** The labels in the form, for the mentee, in the outbox and for the mentor. */
export const workTexts = {
  taskUrl: {
    label: 'Link to your work',
    hint: 'For example: https://github.com/you/your-project',
    own: 'Link',
    now: 'Current link',
    submitted: 'Submission',
  },
  menteeComment: {
    label: 'Comment',
    hint: 'Say what went well, what was hard and where your mentor should look. 15 characters or more.',
    own: 'Comment',
    now: 'Current comment',
    submitted: 'Mentee’s comment',
  },
} as const;

/**
 * The messages of a submission's form by the kind of field, which the specification fixes
 * (tests/rules.md).
 */
export const workRuleTexts = {
  linkRequired: 'Enter the URL you wish to submit',
  linkInvalid: 'Enter a valid URL',
  linkRefused:
    'We cannot accept this web address. A site’s name has letters, digits, hyphens and dots, and an ending such as .org.',
  linkShortened:
    'This link is incomplete: an app has replaced part of it with “…”. Copy it from the page that shows your work.',
  linkTooLong: (limit: number) =>
    `The link must be ${limit} characters or less. A short link or the project’s front page is enough.`,
  wordsShort: 'Your comment must be 15 characters or more',
  wordsTooLong: (limit: number) =>
    `${formTexts.tooLong(limit)}. Your mentor sees the rest in your work.`,
} as const;

/**
 * The messages of a grade's form. The specification fixes the two with "Please" (tests/rules.md).
 */
export const gradeRuleTexts = {
  commentRequired: 'Please input your comment',
  gradeRequired: 'Please enter a grade',
  gradeRange: 'Enter a number from 0 to 100',
  gradeDecimals: 'Enter at most two decimals',
} as const;

/**
 * The words of the points to mend in a mentor's comment, and of a mentee's claims. Stored comments
 * contain them, so they cannot change.
 */
export const todoTexts = {
  todo: 'Still to do:',
  bullet: '– ',
  done: 'Done: ',
  notYet: 'Not yet: ',
  because: ', because ',
  point: (number: number, point: string) => `${number}. ${point}`,
} as const;
