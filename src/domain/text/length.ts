/** How long a text is, as the service counts it: in code points, so that an emoji is one character. */
export const lengthOf = (text: string): number => Array.from(text).length;

/** A yup test in the place of `max`, which counts an emoji as two and more. */
export const atMost = (limit: number, message: string) => ({
  name: 'max',
  message,
  test: (value = '') => lengthOf(value) <= limit,
});

/** A yup test in the place of `min`. */
export const atLeast = (limit: number, message: string) => ({
  name: 'min',
  message,
  test: (value = '') => lengthOf(value) >= limit,
});
