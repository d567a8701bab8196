/**
 * One page of a list. An empty list has one page.
 * @param wished the number of the page, from 1; the nearest page if out of range, 1 if no number
 */
export function pageOf<Row>(rows: readonly Row[], wished: unknown, pageSize: number) {
  const pageCount = Math.max(1, Math.ceil(rows.length / pageSize));
  const page = Math.min(Math.max(1, Math.trunc(Number(wished)) || 1), pageCount);
  return { page, pageCount, rows: rows.slice((page - 1) * pageSize, page * pageSize) };
}

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
