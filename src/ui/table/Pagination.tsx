import { paginationTexts } from './paginationTexts.ts';
import { StepButton } from '../StepButton.tsx';
import { pageNumbers } from './pageNumbers.ts';
import styles from './Pagination.module.css';

interface PaginationProps {
  /** The page shown, from 1. */
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
  /** Which list it pages through, for screen readers. */
  label: string;
}

/**
 * Pages through a list; renders nothing for a single page. The arrows stay focusable at both ends:
 * the last step must not lose the focus.
 */
export function Pagination({ page, pageCount, onPage, label }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav className={styles.pagination} aria-label={label}>
      <StepButton
        icon="chevron-left"
        label={paginationTexts.previous}
        off={page === 1}
        onStep={() => onPage(page - 1)}
      />
      <span className={styles.position} role="status">
        {paginationTexts.position(page, pageCount)}
      </span>
      <ol role="list" className={styles.numbers}>
        {pageNumbers(page, pageCount).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span className={styles.gap} aria-hidden="true">
                …
              </span>
            ) : (
              <button
                type="button"
                className={styles.number}
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
