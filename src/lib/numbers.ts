/**
 * Formats numbers as people read them, such as `1,000`. All share one formatter, because a
 * gradebook has thousands of numbers.
 */
export const { format: grouped }: { format: (count: number) => string } = new Intl.NumberFormat(
  'en',
);

/** Formats a number with its noun: `1 task`, `2 tasks`, `1,000 tasks`. */
export const plural = (count: number, singular: string, pluralForm: string): string =>
  `${grouped(count)} ${count === 1 ? singular : pluralForm}`;
