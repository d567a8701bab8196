import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { draftOf, draftSubjects } from '../../user/drafts.ts';
import type { QueueRow } from '../submissions.ts';
import { useSession } from '../../auth/useSession.ts';
import { deskTexts } from './texts.ts';
import { queueTexts as texts } from '../texts.ts';
import { GradeFacts, menteeOf, taskOf } from '../parts.tsx';
import styles from './ListPane.module.css';

interface ListPaneProps {
  rows: readonly QueueRow[];
  id: string;
  onOpen: (id: string) => void;
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

function move(event: KeyboardEvent<HTMLElement>): void {
  const by = steps[event.key];
  if (by === undefined) return;
  event.preventDefault();
  const items = [...event.currentTarget.children];
  const button =
    items[items.findIndex((item) => item.contains(document.activeElement)) + by]?.firstElementChild;
  if (button instanceof HTMLElement) button.focus();
}

/** Rows rendered on either side of the open row. Thousands of rows slow down each key press. */
const ROWS_AROUND = 50;

/** `to` is excluded. */
type Span = readonly [from: number, to: number];

const spanAround = (at: number): Span => [Math.max(0, at - ROWS_AROUND), at + ROWS_AROUND];

/** The list next to a review. It is one tab stop, the open row; arrow keys move between rows. */
export function ListPane({ rows, id, onOpen }: ListPaneProps) {
  const { userId } = useSession();
  const drafts = draftSubjects(userId);
  const open = useRef<HTMLButtonElement>(null);
  const rowIndex = rows.findIndex((row) => row.id === id);
  const isListed = rowIndex !== -1;
  const stop = isListed ? id : rows[0]?.id;
  const [span, setSpan] = useState(() => spanAround(rowIndex));
  const isOutside = isListed && (rowIndex < span[0] || rowIndex >= span[1]);
  if (isOutside) setSpan(spanAround(rowIndex));
  const [from, to] = span;

  useLayoutEffect(() => {
    open.current?.scrollIntoView({ block: 'nearest' });
  }, [id, isListed]);

  return (
    <section className={`fixed ${styles.pane}`} aria-label={texts.caption}>
      <p className={`soft small strong ${styles.count}`}>{texts.found(rows.length)}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrows of its buttons */}
      <ul role="list" className={styles.rows} onKeyDown={move}>
        {from > 0 && (
          <li>
            <Button variant="quiet" onClick={() => setSpan([Math.max(0, from - ROWS_AROUND), to])}>
              {deskTexts.listBefore}
            </Button>
          </li>
        )}
        {rows.slice(from, to).map((row) => (
          <li key={row.id}>
            <button
              ref={row.id === id ? open : undefined}
              type="button"
              className={`stack gap-1 focus-inside ${styles.row}`}
              aria-current={row.id === id || undefined}
              tabIndex={row.id === stop ? 0 : -1}
              onClick={() => onOpen(row.id)}
            >
              <span className="strong tight words clamp-2">{menteeOf(row)}</span>{' '}
              <span className="small tight words clamp-2">{taskOf(row)}</span>{' '}
              <span className="row gap-1 soft tiny">
                <GradeFacts row={row} />
                {drafts.includes(draftOf.grade(row.id)) && <Tag icon="pencil">{texts.draft}</Tag>}
              </span>
            </button>
          </li>
        ))}
        {to < rows.length && (
          <li>
            <Button variant="quiet" onClick={() => setSpan([from, to + ROWS_AROUND])}>
              {deskTexts.listMore}
            </Button>
          </li>
        )}
      </ul>
    </section>
  );
}
