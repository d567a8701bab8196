const formatCount = (count: number): string =>
  count.toLocaleString('en', { maximumFractionDigits: count < 10 ? 1 : 0 });

/**
 * Formats bytes as people read them, in units of 1,000: `640 bytes` is `0.6 KB`, a million `1 MB`.
 */
export function dataSize(bytes: number): string {
  const kilobytes = bytes / 1000;
  return kilobytes < 1000 ? `${formatCount(kilobytes)} KB` : `${formatCount(kilobytes / 1000)} MB`;
}

/** Converts a text to part of a file's name: plain letters and digits, or ''. */
export const fileSlug = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-|-$/g, '');

/** Counts a text in code points, as most of the API's checks do: an emoji counts as one. */
export const lengthOf = (text: string): number => Array.from(text).length;

/** Counts a text in UTF-16 units, as the API's database does: an emoji counts as two. */
export const utf16Length = (text: string): number => text.length;

/** Creates a yup test to use instead of `max`, which always counts UTF-16 units. */
export const atMost = (limit: number, message: string, count = lengthOf) => ({
  name: 'max',
  message,
  test: (value = '') => count(value) <= limit,
});

/** Creates a yup test to use instead of `min`. */
export const atLeast = (limit: number, message: string) => ({
  name: 'min',
  message,
  test: (value = '') => lengthOf(value) >= limit,
});

/**
 * Turns the last space between two words into an ordinary one, so that a line can break there. Word
 * processors and web editors write no-break spaces between all words. A second time changes nothing.
 */
export const softSpaces = (text: string): string =>
  text.replace(/[\u00a0\u2007\u202f](?!\s)/g, ' ');
