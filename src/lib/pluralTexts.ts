/** `1,000`: as people read numbers. One formatter for all: a gradebook has thousands of them. */
export const { format: grouped }: { format: (count: number) => string } = new Intl.NumberFormat(
  'en',
);

/** `1 task`, `2 tasks`, `1,000 tasks`. */
export const plural = (count: number, singular: string, pluralForm: string): string =>
  `${grouped(count)} ${count === 1 ? singular : pluralForm}`;
