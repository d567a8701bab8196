import { useState, type ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import { pageOf } from '../../ui/table/pageNumbers.ts';
import { Pagination } from '../../ui/table/Pagination.tsx';
import styles from './ChoiceList.module.css';

/** Tracks or mentors per page. */
const PAGE_SIZE = 3;

interface ChoiceListProps<Item extends { id: string }> {
  title: string;
  text: string;
  pagesLabel: string;
  items: readonly Item[];
  chosenId: string | null;
  onChoose: (id: string) => void;
  isOpen?: (item: Item) => boolean;
  /** Short items, each in a row of its own on wide screens too. */
  asRows?: boolean;
  children: (item: Item) => ReactNode;
}

/** A choice of one, as cards with a radio button, three a page; starts at the chosen one's page. */
export function ChoiceList<Item extends { id: string }>(props: ChoiceListProps<Item>) {
  const { title, text, pagesLabel, items, chosenId, onChoose, isOpen, asRows, children } = props;
  const [page, setPage] = useState(() => {
    const index = items.findIndex(({ id }) => id === chosenId);
    return Math.floor(Math.max(index, 0) / PAGE_SIZE) + 1;
  });
  const { page: shown, pageCount, rows } = pageOf(items, page, PAGE_SIZE);

  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{title}</legend>
      <div className={styles.head}>
        <p className={styles.text}>{text}</p>
        <Pagination page={shown} pageCount={pageCount} onPage={setPage} label={pagesLabel} />
      </div>
      <div className={classes(styles.cards, asRows && styles.rows)}>
        {rows.map((item) => (
          <label key={item.id} className={styles.card}>
            <input
              type="radio"
              name={pagesLabel}
              className={styles.radio}
              checked={item.id === chosenId}
              disabled={isOpen ? !isOpen(item) : false}
              onChange={() => onChoose(item.id)}
            />
            <span className={styles.content}>{children(item)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
