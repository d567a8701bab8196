import { memo, type MouseEvent, useDeferredValue } from 'react';
import { Link, type NavigateFunction, useNavigate } from 'react-router-dom';
import { toGrading, toMentee } from '../../paths.ts';
import { gradeWords } from '../parts.tsx';
import type { QueueRow } from '../submissions.ts';
import { queueTexts } from '../texts.ts';
import styles from './Gradebook.module.css';
import { formatMean, type Gradebook, type GradebookRow } from './gradebook.ts';
import { gradebookTexts as texts } from './texts.ts';
import { opensDialog } from '../../ui/dialog/useDialogAddress.ts';
import { PersonName } from '../../ui/PersonName.tsx';

function cellWords(row: QueueRow): string {
  if (row.graded) return gradeWords(row);
  return row.review === 'again' ? texts.again(gradeWords(row)) : queueTexts.waiting;
}

interface GradebookTableProps {
  book: Gradebook;
  /** The rows of this page. */
  rows: readonly GradebookRow[];
}

const ROWS_PER_SCREEN = 25;

/**
 * Shows mentees by tasks. The first screen is drawn at once, and the other rows in the background.
 */
export function GradebookTable({ book, rows }: GradebookTableProps) {
  const navigate = useNavigate();
  const drawn = useDeferredValue(rows, rows.slice(0, ROWS_PER_SCREEN));
  return <Cells book={book} rows={drawn} navigate={navigate} />;
}

/** Returns the address of a review, above the list of all submissions. */
const toCell = ({ id }: QueueRow): string => toGrading(id, { state: 'all' });

/**
 * Shows the cells. Links to reviews are plain, because thousands of router links are slow, and the
 * cells are memoised for the search above them.
 */
const Cells = memo(function Cells({
  book: { tasks, all },
  rows,
  navigate,
}: GradebookTableProps & { navigate: NavigateFunction }) {
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    const { ctrlKey, metaKey, shiftKey, altKey, currentTarget } = event;
    // Keys with a click open a tab or a window.
    if (ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    void navigate(currentTarget.pathname + currentTarget.search, { state: opensDialog });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls the region
    <section aria-label={texts.caption} tabIndex={0} className={styles.box}>
      <table className={`small numbers ${styles.table}`} aria-label={texts.caption}>
        <thead>
          <tr>
            <th scope="col">{texts.mentee}</th>
            <th scope="col">{texts.mean}</th>
            <th scope="col">{texts.waiting}</th>
            {tasks.map(({ id, title }) => (
              <th key={id} scope="col" title={title}>
                <span className="clamp-4 breaks">{title}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id: mentee, name, mark, mean, waiting, cells }) => (
            <tr key={mentee}>
              <th scope="row">
                <Link to={toMentee(mentee)}>
                  <PersonName className="clamp-4 breaks">{name}</PersonName>
                  <small translate="no" dir="auto" className="tiny breaks">
                    {mark}
                  </small>
                </Link>
              </th>
              <td>{formatMean(mean)}</td>
              <td>{waiting}</td>
              {tasks.map(({ id }) => {
                const row = cells.get(id);
                return (
                  <td
                    key={id}
                    aria-label={row ? undefined : texts.notSubmitted}
                    className={row && !row.graded ? styles.waiting : undefined}
                  >
                    {row ? (
                      <a href={toCell(row)} onClick={onClick}>
                        {cellWords(row)}
                      </a>
                    ) : (
                      texts.nothing
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.everyone}</th>
            <td>{formatMean(all.mean)}</td>
            <td>{all.waiting}</td>
            {tasks.map(({ id, mean }) => (
              <td key={id}>{formatMean(mean)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
});
