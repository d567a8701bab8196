import { availabilities, sentenceOf } from './availability.ts';
import { readableDay } from './birthDate.ts';
import { profileFormTexts } from './profileFormTexts.ts';
import { personTexts } from './personTexts.ts';

/**
 * Formats a stored text of the profile in the words of the form: a gender, a day or a mentor's
 * availability. Other texts stay as they are. `awayUntil` belongs to the availability.
 */
export function fieldWords(name: string, text: string, awayUntil: unknown): string {
  if (name === 'gender') {
    const genders: Readonly<Record<string, string>> = personTexts.genders;
    return genders[text] ?? text;
  }
  if (name === 'availability') {
    const availability = availabilities.find((choice) => choice === text) ?? 'taking';
    const sentence = sentenceOf({ availability, awayUntil: String(awayUntil) });
    return sentence.replace('.', '') || profileFormTexts.availabilities[availability];
  }
  const day = name === 'dob' || name === 'awayUntil' ? readableDay(text) : null;
  return day ?? text;
}
