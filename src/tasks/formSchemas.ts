import { object, string } from 'yup';
import { atLeast, atMost, lengthOf, utf16Length } from '../lib/format.ts';
import { isAcceptedLink, isShortened, isWebLink, sentLink } from '../lib/links.ts';
import { formTexts } from '../ui/form/texts.ts';
import { gradeOf, workFields } from './work.ts';
import { gradeRuleTexts, workRuleTexts as texts } from './workTexts.ts';

/** The fewest characters of a comment, because a mentor needs at least a sentence. */
const COMMENT_MIN = 15;

export interface Limit {
  most: number;
  count: (text: string) => number;
}

/**
 * Returns the API's limits. A first submission above them fails with a 500 without a message, and
 * there an emoji counts as two characters.
 */
export const limitOf = (isFirst: boolean): Limit =>
  isFirst ? { most: 128, count: utf16Length } : { most: 1024, count: lengthOf };

const ruleOf = {
  link: ({ most, count }: Limit) =>
    string()
      .trim()
      .required(texts.linkRequired)
      .test('url', texts.linkInvalid, (value) => isWebLink(value))
      .test('whole', texts.linkShortened, (value) => !isShortened(value))
      .test('accepted', texts.linkRefused, (value) => isAcceptedLink(value))
      .test('length', texts.linkTooLong(most), (value) => count(sentLink(value)) <= most),
  words: ({ most, count }: Limit) =>
    string()
      .trim()
      .required(texts.wordsShort)
      .test(atLeast(COMMENT_MIN, texts.wordsShort))
      .test(atMost(most, texts.wordsTooLong(most), count)),
};

/** Creates the schema of a submission: its fields, within the API's own limits. */
export const submitSchema = (limit: Limit) =>
  object(Object.fromEntries(workFields.map(({ input, kind }) => [input, ruleOf[kind](limit)])));

/** The grade is held as typed, and becomes a number only when it is sent. */
export interface GradeValues {
  mentorComment: string;
  grade: string;
}

/** The longest comment that the API accepts (`grade`), in characters. */
export const COMMENT_LIMIT = 1024;

/** Returns whether a grade is in range. An empty value is left to the `required` rule. */
const inRange = (typed: string): boolean => typed === '' || gradeOf(typed) <= 100;

/**
 * Returns whether a grade has at most two decimals, which is all that the API accepts (`grade`).
 */
const isShort = (typed: string): boolean => !/[.,]\d{3,}/.test(typed);

/** A comment of at most 1,024 characters, and a grade from 0 to 100 with at most two decimals. */
export const gradeSchema = object({
  mentorComment: string()
    .trim()
    .required(gradeRuleTexts.commentRequired)
    .test(atMost(COMMENT_LIMIT, formTexts.tooLong(COMMENT_LIMIT))),
  grade: string()
    .trim()
    .required(gradeRuleTexts.gradeRequired)
    .test('range', gradeRuleTexts.gradeRange, (typed) => inRange(typed))
    .test('decimals', gradeRuleTexts.gradeDecimals, (typed) => !inRange(typed) || isShort(typed)),
});
