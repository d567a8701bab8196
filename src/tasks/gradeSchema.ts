import { object, string } from 'yup';
import { gradeOf } from './work.ts';
import { atMost } from '../lib/format.ts';
import { formTexts } from '../ui/form/texts.ts';
import { gradingTexts as texts } from '../mentoring/texts.ts';

/** The grade is held as typed, and becomes a number only when it is sent. */
export interface GradeValues {
  mentorComment: string;
  grade: string;
  /** The ticked points of the task's checklist, by their ids (`idsOf`). */
  ticked: readonly string[];
}

/** The longest comment that the service accepts (`grade`), in characters. */
export const COMMENT_LIMIT = 1024;

/** An empty value is left to the `required` rule. */
const inRange = (typed: string): boolean => typed === '' || gradeOf(typed) <= 100;

/** The service accepts a grade with at most two decimals (`grade`). */
const isShort = (typed: string): boolean => !/[.,]\d{3,}/.test(typed);

/** A comment of at most 1,024 characters, and a grade from 0 to 100 with at most two decimals. */
export const gradeSchema = object({
  mentorComment: string()
    .trim()
    .required(texts.commentRequired)
    .test(atMost(COMMENT_LIMIT, formTexts.tooLong(COMMENT_LIMIT))),
  grade: string()
    .trim()
    .required(texts.gradeRequired)
    .test('range', texts.gradeRange, (typed) => inRange(typed))
    .test('decimals', texts.gradeDecimals, (typed) => !inRange(typed) || isShort(typed)),
});
