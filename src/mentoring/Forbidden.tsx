import type { ApiError } from '../api/errors.ts';
import { Notice } from '../ui/Notice.tsx';
import { mentorTexts } from './texts.ts';

/** True where the service refused a list for the role: an admin gets a 403 for a mentor's lists. */
export const isForbidden = (error: ApiError | null | undefined): boolean => error?.status === 403;

/** Explains that refusal: it is no error, and a retry would not help. */
export function Forbidden({ children }: { children: string }) {
  return (
    <Notice tone="info" title={mentorTexts.forbidden}>
      {children}
    </Notice>
  );
}
