/**
 * The length of a text as most checks of the API count it: in code points, so that an emoji counts
 * as one.
 */
export const lengthOf = (text: string): number => Array.from(text).length;

/** Its length as the API's database counts it: in UTF-16 units, so that an emoji counts as two. */
export const unitsOf = (text: string): number => text.length;

/** A yup test instead of `max`, which always counts UTF-16 units. */
export const atMost = (limit: number, message: string, count = lengthOf) => ({
  name: 'max',
  message,
  test: (value = '') => count(value) <= limit,
});

/** A yup test instead of `min`. */
export const atLeast = (limit: number, message: string) => ({
  name: 'min',
  message,
  test: (value = '') => lengthOf(value) >= limit,
});
