import { object, string } from 'yup';
import { atLeast, atMost, lengthOf } from '../../../domain/text/length.ts';
import { completeLink, isSubmittableLink } from '../../../domain/text/typedLink.ts';
import { submitTexts as texts } from '../../../texts/mentee/menteeTask.ts';

/** The shortest comment, in characters: a mentor needs a sentence to go by. */
const COMMENT_MIN = 15;

/**
 * How long link and comment may be, in characters: the service enforces it, but does not say so. A
 * first submission above the limit fails with a 500 that has no message (`submitTask`).
 */
export const limitOf = (isFirst: boolean): number => (isFirst ? 128 : 1024);

/** The form's values. */
export interface SubmitValues {
  url: string;
  menteeComment: string;
}

/** The schema of a submission: a web address and a comment, within the service's own limit. */
export const submitSchema = (limit: number) =>
  object({
    url: string()
      .trim()
      .required(texts.urlRequired)
      .test('url', texts.urlInvalid, (value) => isSubmittableLink(value))
      .test('length', texts.urlTooLong(limit), (value) => lengthOf(completeLink(value)) <= limit),
    menteeComment: string()
      .trim()
      .required(texts.commentShort)
      .test(atLeast(COMMENT_MIN, texts.commentShort))
      .test(atMost(limit, texts.commentTooLong(limit))),
  });
