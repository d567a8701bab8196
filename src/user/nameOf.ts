import { fullName } from '../lib/text.ts';
import { personTexts } from './personTexts.ts';

/** Returns what a person is called on every screen, even without a name. */
export const nameOf = (person: { firstName: string | null; lastName: string | null }): string =>
  fullName(person) || personTexts.unnamed;
