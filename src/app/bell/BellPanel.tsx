import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import styles from './BellPanel.module.css';
import type { News } from './useNews.ts';
import { bellButtonTexts, shellTexts } from '../frame/texts.ts';
import { outboxPath, type Role } from '../../auth/session.ts';
import { shortMoment } from '../../lib/dates.ts';
import { MINUTE } from '../../lib/timing.ts';
import { readableTitle } from '../../lib/text.ts';
import { allSubmissions, paths, toGrading, toTask } from '../../paths.ts';
import { outboxTexts } from '../../tasks/outbox/texts.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { opensDialog } from '../../ui/dialog/useDialogAddress.ts';
import { nameOf } from '../../user/nameOf.ts';

const bellTexts = {
  isNew: 'New',
  outboxGroup: 'Not sent yet',
  newGroup: 'New',
  dueGroup: 'Due within 48 hours',
  earlierGroup: 'Earlier',
  none: 'Nothing new on this device',
  noneFor: {
    MENTEE:
      'New grades, comments and deadlines within 48 hours appear here once this device has checked for them.',
    MENTOR: 'New submissions appear here once this device has checked for them.',
    ADMIN: 'Admins do not get grades or submissions.',
  },
  graded: (title: string, grade: number) => `Your grade for ${title} is ${grade}%`,
  regraded: (title: string, grade: number) => `Your grade for ${title} is now ${grade}%`,
  commented: (title: string) => `Your mentor commented on ${title}`,
  sent: (who: string, title: string) => `${who} submitted ${title}`,
  noticed: 'First seen here',
  noticedNow: 'First seen here just now',
  untitled: 'a task without a title',
  someone: 'Someone without a name',
  more: (count: number, page: string) => `${count} more in ${page}`,
} as const;

interface Item {
  key: string;
  icon: IconName;
  text: string;
  when: ReactNode;
  to: string;
  state?: object;
  isNew: boolean;
  all: { to: string; label: string };
}

const allTasks = { to: paths.tasks, label: shellTexts.tasks };
const everySubmission = { to: allSubmissions, label: shellTexts.tasks };

function outboxItem(count: number, role: Role): Item {
  const to = outboxPath(role);
  return {
    key: 'outbox',
    icon: 'upload',
    text: outboxTexts.ready(count),
    when: outboxTexts.notAutomatic,
    to,
    isNew: true,
    all: { to, label: outboxTexts.title },
  };
}

/**
 * Shows a grade or a comment, with the time at which this device found it, because the API does not
 * send its time.
 */
function changeItem({ about, isNew }: News['changes'][number]): Item {
  const { taskId, grade, at, kind } = about;
  const title = about.title || bellTexts.untitled;
  return {
    key: `change ${taskId}`,
    icon: kind === 'commented' ? 'chat' : 'award',
    text: kind === 'commented' ? bellTexts.commented(title) : bellTexts[kind](title, grade ?? 0),
    when:
      Date.now() - at < MINUTE ? (
        bellTexts.noticedNow
      ) : (
        <>
          <span>{bellTexts.noticed}</span> <RelativeTime iso={new Date(at).toISOString()} />
        </>
      ),
    to: toTask(taskId),
    isNew,
    all: allTasks,
  };
}

function waitingItem({ about, isNew }: News['waiting'][number]): Item {
  const { id, mentee, task, updatedAt } = about.submission;
  const name = mentee ? nameOf(mentee, '') : '';
  const title = task ? readableTitle(task.title) : '';
  return {
    key: `waiting ${id}`,
    icon: 'book',
    text: bellTexts.sent(name || bellTexts.someone, title || bellTexts.untitled),
    when: updatedAt && <RelativeTime iso={updatedAt} />,
    to: toGrading(id),
    state: opensDialog,
    isNew,
    all: everySubmission,
  };
}

function dueItem({ about: task, isNew }: News['due'][number]): Item {
  return {
    key: `due ${task.id}`,
    icon: 'clock',
    text: readableTitle(task.title) || bellTexts.untitled,
    when: (
      <>
        <RelativeTime ahead iso={task.deadline} /> ·{' '}
        <span>{shortMoment(Date.parse(task.deadline))}</span>
      </>
    ),
    to: toTask(task.id),
    state: { task },
    isNew,
    all: allTasks,
  };
}

const MAX_ITEMS = 20;

interface NewsListProps {
  title: string;
  items: readonly Item[];
  onFollow: () => void;
}

function NewsList({ title, items, onFollow }: NewsListProps) {
  const id = useId();
  const last = items[items.length - 1];
  if (last === undefined) return null;
  return (
    <section>
      <h3 id={id} className={`soft tiny strong ${styles.group}`}>
        {title}
      </h3>
      <ul role="list" aria-labelledby={id}>
        {items.slice(0, MAX_ITEMS).map(({ key, icon, text, when, to, state, isNew }) => (
          <li key={key}>
            <Link to={to} state={state} className={`entry ${styles.item}`} onClick={onFollow}>
              <span className={`center fixed ${styles.icon}`} data-new={isNew}>
                <Icon name={icon} />
              </span>
              <span className="stack gap-0 grow tight">
                <span className="strong words clamp-3">
                  {isNew && <span className="visually-hidden">{bellTexts.isNew}: </span>}
                  <span>{text}</span>
                </span>
                <span className="soft tiny">{when}</span>
              </span>
              {isNew && <span className={`fixed ${styles.dot}`} aria-hidden="true" />}
            </Link>
          </li>
        ))}
      </ul>
      {items.length > MAX_ITEMS && (
        <p className={`small ${styles.more}`}>
          <Link to={last.all.to} onClick={onFollow}>
            {bellTexts.more(items.length - MAX_ITEMS, last.all.label)}
          </Link>
        </p>
      )}
    </section>
  );
}

interface BellPanelProps {
  news: News;
  unsent: number;
  role: Role;
  isSheet: boolean;
  onClose: () => void;
}

/** Lists the news since the bell was last opened, tasks due soon, and earlier news. */
export default function BellPanel({ news, unsent, role, isSheet, onClose }: BellPanelProps) {
  const items = [...news.changes.map(changeItem), ...news.waiting.map(waitingItem)];
  const fresh = items.filter(({ isNew }) => isNew);
  const earlier = items.filter(({ isNew }) => !isNew);
  const due = news.due.map(dueItem);
  const waiting = unsent > 0 ? [outboxItem(unsent, role)] : [];
  const groups = (
    <div className="stack gap-4">
      {fresh.length + due.length + unsent === 0 && (
        <div className={`stack gap-1 ${styles.none}`}>
          <p className="strong">{bellTexts.none}</p>
          <p className="soft small">{bellTexts.noneFor[role]}</p>
        </div>
      )}
      <NewsList title={bellTexts.outboxGroup} items={waiting} onFollow={onClose} />
      <NewsList title={bellTexts.newGroup} items={fresh} onFollow={onClose} />
      <NewsList title={bellTexts.dueGroup} items={due} onFollow={onClose} />
      <NewsList title={bellTexts.earlierGroup} items={earlier} onFollow={onClose} />
    </div>
  );
  return isSheet ? (
    <Dialog title={bellButtonTexts.title} onClose={onClose}>
      <div className={styles.sheet}>{groups}</div>
    </Dialog>
  ) : (
    <div className={styles.panel}>
      <h2 className={`large ${styles.title}`}>{bellButtonTexts.title}</h2>
      {groups}
    </div>
  );
}
