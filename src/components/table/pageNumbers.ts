/** How many pages a list fills; an empty one fills the first. */
export const pagesOf = (count: number, pageSize: number): number =>
  Math.max(1, Math.ceil(count / pageSize));

/** The page a list can show: the wished one, or the last where the list has become shorter. */
export const pageWithin = (page: number, pageCount: number): number =>
  Math.min(Math.max(1, Math.trunc(page) || 1), pageCount);

/** The rows of one page, counted from 1. */
export const rowsOf = <Row>(rows: readonly Row[], page: number, pageSize: number): Row[] =>
  rows.slice((page - 1) * pageSize, page * pageSize);

/**
 * The numbers to offer: the first, the last, the current one and its neighbours; null is a gap.
 * A gap of one page shows that page.
 */
export function pageNumbers(page: number, pageCount: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pageCount].filter((n) => n >= 1 && n <= pageCount);
  const numbers = [...new Set(wanted)].sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1] ?? 0;
    if (number - before === 1) return [number];
    return number - before === 2 ? [number - 1, number] : [null, number];
  });
}
