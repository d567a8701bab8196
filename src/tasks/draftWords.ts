import { readDraft } from '../user/drafts.ts';

/** The typed text of a draft, a field a line. */
export const wordsOf = (userId: string, subject: string): string =>
  Object.values(readDraft(userId, subject)?.values ?? {})
    .map((value) => (Array.isArray(value) ? value.join(', ') : value))
    .filter((value) => typeof value === 'string')
    // Ids mean nothing to users.
    .filter((value) => value.trim() !== '' && !/^[\da-f]{24}$/i.test(value))
    .join('\n');
