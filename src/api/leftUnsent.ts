import { isInterrupted, isUnanswered, type ApiError } from './errors.ts';
import type { Notice } from '../ui/notices.ts';
import { formTexts } from '../ui/form/texts.ts';

/** The notice of a send that failed after its form was closed: the draft is still stored. */
export const leftUnsent = (error: ApiError): Notice => ({
  kind: 'error',
  title: isInterrupted(error) ? formTexts.notSent : error.message,
  text: isUnanswered(error) ? formTexts.leftUnsure : formTexts.leftUnsent,
});
