import type { ApiError } from '../../api/errors.ts';
import { Notice } from '../../components/ui/Notice.tsx';
import { mentorTexts } from '../../texts/mentor.ts';

/** True where the service keeps a list to those it belongs to: an admin's 403. */
export const isForbidden = (error: ApiError | null | undefined): boolean => error?.status === 403;

/** Says so in words: it is no fault, and trying again would not help. */
export function Forbidden({ children }: { children: string }) {
  return (
    <Notice tone="info" title={mentorTexts.forbidden}>
      {children}
    </Notice>
  );
}
