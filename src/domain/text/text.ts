import { phraseSpellings, wordSpellings } from './spellings.ts';

/** A person's full name; '' where neither part is known. */
export const fullName = (person: { firstName: string | null; lastName: string | null }): string =>
  [person.firstName, person.lastName].filter(Boolean).join(' ');

/** A word of a title with what belongs to it: `node.js`, `c++`, `.net`, `ui/ux`, `don't`. */
const wordLike = /\.?[\p{L}\p{M}\p{N}]+(?:[.'’&/-][\p{L}\p{M}\p{N}]+)*[+#]*/gu;

/** Letters without a vowel, perhaps with digits (HTML5, K8S, 3D); not 1st, 1990s or 10x. */
const abbreviation = /^(?!\d+(?:st|nd|rd|th|s|x)$)(?=.*[a-z])[^\P{ASCII}aeiouy]+$/u;

const phrase = new RegExp(
  `(^|[^\\p{L}\\p{N}])(${[...phraseSpellings.keys()].join('|').replaceAll('.', '\\.')})\\b`,
  'giu',
);

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A lower-case word as it is written: known itself or by its parts, the plural or a version of a known one. */
function spelled(word: string): string {
  const known = wordSpellings.get(word);
  if (known !== undefined) return known;
  if (/[/&-]/.test(word)) return word.replace(/[^/&-]+/g, (part) => spelled(part));
  const [, head = '', tail = ''] = /^([^.'’+#]+)([.'’+#].*)$/u.exec(word) ?? [];
  if (head) return spelled(head) + tail;
  const [, library] = /^(.{2,})js$/u.exec(word) ?? [];
  if (library) return `${capitalized(spelled(library))}JS`;
  const [, stem = '', end = ''] = /^(\D{2,})(\d+|s)$/u.exec(word) ?? [];
  const base = wordSpellings.get(stem);
  if (base && (end !== 's' || base === stem.toUpperCase())) return base + end;
  return abbreviation.test(word) ? word.toUpperCase() : word;
}

/** True where a title, or a part of it, begins after these words. */
const begins = (before: string): boolean =>
  /(?:^|[:?!.]\s)[^\p{L}\p{N}]*$/u.test(before) &&
  !/\b(?:vs|incl|no|vol|ch|pt|etc|mr|mrs|dr|st)\.\s$/i.test(before);

/**
 * A title of the service as a person reads it. The service stores titles in upper case: a wholly
 * upper-case text becomes a sentence, with a capital at its start and after a colon; names and
 * abbreviations keep their spelling, and an unknown word without vowels stays as it is.
 */
export function readableTitle(title: string): string {
  if (title !== title.toUpperCase()) return title;
  const known = sentences.get(title) ?? toSentence(title);
  sentences.set(title, known);
  return known;
}

/** A mentor's thousand submissions are of a few tasks. */
const sentences = new Map<string, string>();

function toSentence(title: string): string {
  const lower = title.toLowerCase();
  const sentence = lower.replace(wordLike, (word, at: number) => {
    const written = spelled(word);
    const [head = ''] = word.split(/[^\p{L}\p{M}\p{N}]/u, 1);
    // "iOS" and "npm" begin with a small letter everywhere.
    const isName = wordSpellings.has(word) || wordSpellings.has(head);
    return !isName && begins(lower.slice(0, at)) ? capitalized(written) : written;
  });
  return sentence.replace(phrase, (_, gap: string, words: string, at: number) => {
    const written = phraseSpellings.get(words.toLowerCase()) ?? words;
    return gap + (begins(sentence.slice(0, at) + gap) ? capitalized(written) : written);
  });
}
