/** `1,000`: as people read numbers. */
export const grouped = (count: number): string => count.toLocaleString('en');

/** `1 task`, `2 tasks`, `1,000 tasks`. */
export const plural = (count: number, one: string, many: string): string =>
  `${grouped(count)} ${count === 1 ? one : many}`;
