import { sentLink } from '../lib/links.ts';
import { gradeOf } from './typedGrade.ts';

/** A submission as it is sent, of the values of its form. */
export const workOf = ({ url, menteeComment }: { url: string; menteeComment: string }) => ({
  taskUrl: sentLink(url),
  menteeComment: menteeComment.trim(),
});

/** A grade as it is sent, of the values of its form; NaN where it is no number. */
export const judgementOf = (values: { grade: string; mentorComment: string }) => ({
  gradePercentage: gradeOf(values.grade),
  mentorComment: values.mentorComment.trim(),
});
