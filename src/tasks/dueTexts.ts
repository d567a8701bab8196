/** Deadlines by the reader's own clock. */
export const dueTexts = {
  days: ['today', 'tomorrow'] as readonly string[],
  due: (day: string, clock: string) => `Due ${day}, ${clock}`,
  overdue: (time: string) => `Overdue by ${time}`,
  stillOpen: (overdue: string) => `${overdue}, you can still hand it in`,
} as const;
