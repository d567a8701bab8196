import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { allTexts, type Text } from './textsOf.ts';

/** A text with fewer words gets no grade, because one long name would decide it. */
const FEWEST_WORDS = 10;

/**
 * Returns the years of school that a text requires, by Flesch and Kincaid; null if it is too short.
 */
function schoolYears(words: string): number | null {
  const parts = words.split(/\s+/).filter((part) => /\p{L}/u.test(part));
  if (parts.length < FEWEST_WORDS) return null;
  return fleschKincaid({
    sentence: words.split(/[.!?]+(?:\s|$)/).filter((part) => part.trim() !== '').length,
    word: parts.length,
    syllable: parts.reduce((sum, part) => sum + syllable(part), 0),
  });
}

/** All texts that are long enough, the hardest first. */
export const byHardness: readonly (Text & { years: number })[] = allTexts
  .flatMap((text) => {
    const years = schoolYears(text.words);
    return years === null ? [] : [{ ...text, years }];
  })
  .sort((one, other) => other.years - one.years);
