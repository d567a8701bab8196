import type { ApiError } from '../../api/errors.ts';
import { Notice } from '../../components/ui/Notice.tsx';
import { mentorTexts } from '../../texts/mentor.ts';

/** True where a list was refused for the role: a mentor's lists are kept from an admin (403). */
export const isForbidden = (error: ApiError | null | undefined): boolean => error?.status === 403;

/** Says so in words: it is no fault, and trying again would not help. */
export function Forbidden({ children }: { children: string }) {
  return (
    <Notice tone="info" title={mentorTexts.forbidden}>
      {children}
    </Notice>
  );
}
