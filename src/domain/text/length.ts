/** The length of a text as the service counts it: in code points, so an emoji counts as one. */
export const lengthOf = (text: string): number => Array.from(text).length;

/** A yup test instead of `max`, which counts an emoji as two or more. */
export const atMost = (limit: number, message: string) => ({
  name: 'max',
  message,
  test: (value = '') => lengthOf(value) <= limit,
});

/** A yup test instead of `min`. */
export const atLeast = (limit: number, message: string) => ({
  name: 'min',
  message,
  test: (value = '') => lengthOf(value) >= limit,
});
