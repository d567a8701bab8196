/** A person's full name; '' where neither part is known. */
export const fullName = (person: { firstName: string | null; lastName: string | null }): string =>
  [person.firstName, person.lastName].filter(Boolean).join(' ');

const keepUpper =
  /^(html|css|js|ui|ux|api|apis|sql|git|json|http|rest|php|ios|url|svg|dom|npm|aria)$/;

/**
 * A title of the service as a person reads it. The service stores titles in upper case (api.md);
 * a wholly upper-case text becomes a sentence, known abbreviations stay.
 */
export function readableTitle(title: string): string {
  if (title !== title.toUpperCase()) return title;
  const words = title
    .toLowerCase()
    .replace(/[a-z]+/g, (word) => (keepUpper.test(word) ? word.toUpperCase() : word));
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `1 task`, `2 tasks`. */
export const plural = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;
