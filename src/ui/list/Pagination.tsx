import { StepButton } from '../StepButton.tsx';
import styles from './Pagination.module.css';
import { paginationTexts } from './texts.ts';

/** Returns one page of a list. An empty list has one page, and a wrong number the nearest. */
export function pageOf<Row>(rows: readonly Row[], wished: unknown, pageSize: number) {
  const pageCount = Math.max(1, Math.ceil(rows.length / pageSize));
  const page = Math.min(Math.max(1, Math.trunc(Number(wished)) || 1), pageCount);
  return { page, pageCount, rows: rows.slice((page - 1) * pageSize, page * pageSize) };
}

/**
 * Returns the first, the last, the current page and its neighbours; null stands for a gap of
 * several pages.
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

interface PaginationProps {
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
  /** Which list it pages through, for screen readers. */
  label: string;
}

/**
 * Pages through a list. The arrows stay focusable at both ends, so that the last step keeps the
 * focus.
 */
export function Pagination({ page, pageCount, onPage, label }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav className={`row gap-2 ${styles.pagination}`} aria-label={label}>
      <StepButton
        icon="chevron-left"
        label={paginationTexts.previous}
        off={page === 1}
        onStep={() => onPage(page - 1)}
      />
      <span className={`soft small numbers ${styles.position}`} role="status">
        {paginationTexts.position(page, pageCount)}
      </span>
      <ol role="list" className={`line gap-1 ${styles.numbers}`}>
        {pageNumbers(page, pageCount).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span className={`center ${styles.gap}`} aria-hidden="true">
                …
              </span>
            ) : (
              <button
                type="button"
                className={`center numbers ${styles.number}`}
                aria-label={paginationTexts.page(number)}
                aria-current={number === page ? 'page' : undefined}
                onClick={() => onPage(number)}
              >
                {number}
              </button>
            )}
          </li>
        ))}
      </ol>
      <StepButton
        icon="chevron-right"
        label={paginationTexts.next}
        off={page === pageCount}
        onStep={() => onPage(page + 1)}
      />
    </nav>
  );
}
