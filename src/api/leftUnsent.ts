import { isInterrupted, isUnanswered, type ApiError } from './errors.ts';
import type { Notice } from '../platform/notices.ts';
import { formTexts } from '../texts/form.ts';

/** What is said of a send that failed after its form had been left: the draft is there. */
export const leftUnsent = (error: ApiError): Notice => ({
  kind: 'error',
  title: isInterrupted(error) ? formTexts.notSent : error.message,
  text: isUnanswered(error) ? formTexts.leftUnsure : formTexts.leftUnsent,
});
