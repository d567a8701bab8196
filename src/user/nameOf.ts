import { personTexts } from './personTexts.ts';

/** Returns a person's full name, and other words for a person without one. */
export const nameOf = (
  person: { firstName: string | null; lastName: string | null },
  unnamed: string = personTexts.unnamed,
): string => [person.firstName, person.lastName].filter(Boolean).join(' ') || unnamed;
