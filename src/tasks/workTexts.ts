import { formTexts } from '../ui/form/texts.ts';

/** The names of a submission's fields (`workFields`): in its form, to its mentee, in an answer, to its mentor. */
export const workTexts = {
  taskUrl: {
    label: 'Link to your work',
    hint: 'A web address, for example https://github.com/you/your-project.',
    own: 'Your link',
    now: 'Link there now',
    submitted: 'The work',
  },
  menteeComment: {
    label: 'Comment',
    hint: 'What went well, what was hard, where your mentor should look. 15 characters or more.',
    own: 'Your comment',
    now: 'Comment there now',
    submitted: 'What the mentee says',
  },
} as const;

/** What a submission's form says of a field by its kind, to the letter (tests/rules.md). */
export const workRuleTexts = {
  linkRequired: 'Enter the URL you wish to submit',
  linkInvalid: 'Enter a valid URL',
  linkRefused:
    'We cannot accept this web address. A site’s name has letters, digits, hyphens and dots, and an ending such as .org.',
  linkTooLong: (limit: number) =>
    `The link must be ${limit} characters or less. A short link or the front page of the project does it.`,
  wordsShort: 'Your comment must be 15 characters or more',
  wordsTooLong: (limit: number) =>
    `${formTexts.tooLong(limit)}. Your mentor sees the rest in your work.`,
} as const;

/** What the form of a grade says; the two "Please" are to the letter (tests/rules.md). */
export const gradeRuleTexts = {
  commentRequired: 'Please input your comment',
  gradeRequired: 'Please enter a grade',
  gradeRange: 'Enter a number from 0 to 100',
  gradeDecimals: 'Enter at most two decimals',
} as const;
