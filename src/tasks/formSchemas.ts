import { object, string } from 'yup';
import { atLeast, atMost, lengthOf, unitsOf } from '../lib/format.ts';
import { isAcceptedLink, isWebLink, sentLink } from '../lib/links.ts';
import { submitTexts as texts } from '../learning/task/texts.ts';

/** The shortest comment, in characters: a mentor needs a sentence to go by. */
const COMMENT_MIN = 15;

/** How long link and comment may be, and how their length is counted. */
export interface Limit {
  most: number;
  count: (text: string) => number;
}

/**
 * The API's limits, which it does not explain. A first submission above them fails with a 500 without
 * a message, and an emoji counts as two characters there (`submitTask`).
 */
export const limitOf = (isFirst: boolean): Limit =>
  isFirst ? { most: 128, count: unitsOf } : { most: 1024, count: lengthOf };

/** The form's values. */
export interface SubmitValues {
  url: string;
  menteeComment: string;
}

/** The schema of a submission: a web address and a comment, within the API's own limits. */
export const submitSchema = ({ most, count }: Limit) =>
  object({
    url: string()
      .trim()
      .required(texts.urlRequired)
      .test('url', texts.urlInvalid, (value) => isWebLink(value))
      .test('accepted', texts.urlRefused, (value) => isAcceptedLink(value))
      .test('length', texts.urlTooLong(most), (value) => count(sentLink(value)) <= most),
    menteeComment: string()
      .trim()
      .required(texts.commentShort)
      .test(atLeast(COMMENT_MIN, texts.commentShort))
      .test(atMost(most, texts.commentTooLong(most), count)),
  });
