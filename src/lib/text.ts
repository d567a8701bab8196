import { phraseSpellings, wordSpellings } from './search.ts';

const titleTexts = {
  task: 'Untitled task',
  track: 'Untitled track',
} as const;

/** A user's full name, or ''. */
export const fullName = (person: { firstName: string | null; lastName: string | null }): string =>
  [person.firstName, person.lastName].filter(Boolean).join(' ');

/** A word of a title with its punctuation: `node.js`, `c++`, `.net`, `ui/ux`, `don't`. */
const wordLike = /\.?[\p{L}\p{M}\p{N}]+(?:[.'’&/-][\p{L}\p{M}\p{N}]+)*[+#]*/gu;

/** Letters without a vowel, perhaps with digits (HTML5, K8S, 3D); not 1st, 1990s or 10x. */
const abbreviation = /^(?!\d+(?:st|nd|rd|th|s|x)$)(?=.*[a-z])[^\P{ASCII}aeiouy]+$/u;

const phrase = new RegExp(
  `(^|[^\\p{L}\\p{N}])(${[...phraseSpellings.keys()].join('|').replaceAll('.', '\\.')})\\b`,
  'giu',
);

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** From the list or built from the word's parts, singular or unversioned name. */
function spelled(word: string): string {
  const spelling = wordSpellings.get(word);
  if (spelling !== undefined) return spelling;
  if (/[/&-]/.test(word)) return word.replace(/[^/&-]+/g, (part) => spelled(part));
  const headEnd = word.search(/[.'’+#]/);
  if (headEnd > 0) return spelled(word.slice(0, headEnd)) + word.slice(headEnd);
  if (word.length > 3 && word.endsWith('js')) {
    return `${capitalized(spelled(word.slice(0, -2)))}JS`;
  }
  const stem = word.replace(/(?:\d+|s)$/, '');
  const base = stem.length > 1 ? wordSpellings.get(stem) : undefined;
  if (base && (!word.endsWith('s') || base === stem.toUpperCase())) {
    return base + word.slice(stem.length);
  }
  return abbreviation.test(word) ? word.toUpperCase() : word;
}

/** True at the start of a title, or after a colon. */
const begins = (before: string): boolean =>
  /(?:^|[:?!.]\s)[^\p{L}\p{N}]*$/u.test(before) &&
  !/\b(?:vs|incl|no|vol|ch|pt|etc|mr|mrs|dr|st)\.\s$/i.test(before);

/**
 * A title for display. The API stores titles in upper case, so they become sentences. Names and
 * abbreviations keep their spelling.
 */
export function readableTitle(title: string): string {
  if (title !== title.toUpperCase()) return title;
  const sentence = sentences.get(title) ?? toSentence(title);
  sentences.set(title, sentence);
  return sentence;
}

/** Cached, because a thousand submissions share a few titles. */
const sentences = new Map<string, string>();

function toSentence(title: string): string {
  const lower = title.toLowerCase();
  const sentence = lower.replace(wordLike, (word, at: number) => {
    const written = spelled(word);
    const head = word.replace(/[^\p{L}\p{M}\p{N}].*/u, '');
    // Names such as "iOS" and "npm" start with a small letter.
    const isName = wordSpellings.has(word) || wordSpellings.has(head);
    return !isName && begins(lower.slice(0, at)) ? capitalized(written) : written;
  });
  return sentence.replace(phrase, (_, gap: string, words: string, at: number) => {
    const written = phraseSpellings.get(words.toLowerCase()) ?? words;
    return gap + (begins(sentence.slice(0, at) + gap) ? capitalized(written) : written);
  });
}

interface Titled {
  title: string;
}

/** A task's title for display, never empty. */
export const taskTitle = ({ title }: Titled): string => readableTitle(title) || titleTexts.task;

/** A track's title for display, never empty. */
export const trackTitle = ({ title }: Titled): string => readableTitle(title) || titleTexts.track;
