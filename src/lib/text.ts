/** A person's full name; '' where neither part is known. */
export const fullName = (person: { firstName: string | null; lastName: string | null }): string =>
  [person.firstName, person.lastName].filter(Boolean).join(' ');

/** Words that are not written as sentences write them, by their lower-case form. */
const spellings = new Map(
  [
    ...'HTML CSS JS UI UX API APIs SQL JSON HTTP PHP URL SVG DOM npm ARIA GitHub Git iOS'.split(
      ' ',
    ),
    ...'JavaScript TypeScript React Node Django Python Java Kotlin Android Figma Flutter'.split(
      ' ',
    ),
    ...'PostgreSQL MongoDB GraphQL WordPress English Nigeria Nigerian Lagos Abuja'.split(' '),
  ].map((word) => [word.toLowerCase(), word]),
);

/**
 * A title of the service as a person reads it. The service stores titles in upper case (api.md);
 * a wholly upper-case text becomes a sentence, known names and abbreviations keep their spelling.
 */
export function readableTitle(title: string): string {
  if (title !== title.toUpperCase()) return title;
  const words = title.toLowerCase().replace(/[a-z]+/g, (word) => spellings.get(word) ?? word);
  return /^(?:iOS|npm)\b/.test(words) ? words : words.charAt(0).toUpperCase() + words.slice(1);
}
