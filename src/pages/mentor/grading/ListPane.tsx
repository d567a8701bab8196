import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { RelativeTime } from '../../../components/RelativeTime.tsx';
import { Tag } from '../../../components/ui/Tag.tsx';
import { draftOf, draftSubjects } from '../../../platform/storage/drafts.ts';
import type { QueueRow } from '../../../store/selectors/mentorQueue.ts';
import { useSession } from '../../../store/hooks.ts';
import { mentorTexts, queueTexts as texts } from '../../../texts/mentor.ts';
import { GradeTag } from '../GradeTag.tsx';
import styles from './ListPane.module.css';

interface ListPaneProps {
  /** In display order. */
  rows: readonly QueueRow[];
  /** The submission on the desk. */
  id: string;
  onOpen: (id: string) => void;
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus from row to row. */
function move(event: KeyboardEvent<HTMLElement>): void {
  const by = steps[event.key];
  if (by === undefined) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  buttons[buttons.findIndex((one) => one === document.activeElement) + by]?.focus();
}

/**
 * The list beside the desk. For the Tab key it is one stop, the row on the desk; the arrows lead
 * from row to row.
 */
export function ListPane({ rows, id, onOpen }: ListPaneProps) {
  const { userId } = useSession();
  const drafts = draftSubjects(userId);
  const list = useRef<HTMLUListElement>(null);
  const isListed = rows.some((row) => row.id === id);
  const stop = isListed ? id : rows[0]?.id;

  useLayoutEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [id, isListed]);

  return (
    <section className={styles.pane} aria-label={texts.caption}>
      <p className={styles.count}>{texts.found(rows.length)}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrows of its buttons */}
      <ul ref={list} role="list" className={styles.rows} onKeyDown={move}>
        {rows.map((row) => (
          <li key={row.id}>
            <button
              type="button"
              className={styles.row}
              aria-current={row.id === id || undefined}
              tabIndex={row.id === stop ? 0 : -1}
              onClick={() => onOpen(row.id)}
            >
              <span className={styles.name}>{row.menteeName || mentorTexts.unknownMentee}</span>{' '}
              <span className={styles.task}>{row.taskTitle || mentorTexts.unknownTask}</span>{' '}
              <span className={styles.facts}>
                <GradeTag row={row} />
                {drafts.includes(draftOf.grade(row.id)) && <Tag icon="pencil">{texts.draft}</Tag>}
                {row.submission.updatedAt && <RelativeTime iso={row.submission.updatedAt} />}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
