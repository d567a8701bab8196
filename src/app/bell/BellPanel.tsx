import { Dialog } from '../../ui/dialog/Dialog.tsx';
import type { Role } from '../../auth/roles.ts';
import { bellTexts as texts } from './bellTexts.ts';
import { bellButtonTexts } from '../frame/topBarTexts.ts';
import styles from './BellPanel.module.css';
import { changeItem, dueItem, outboxItem, waitingItem } from './items.tsx';
import { NewsList } from './NewsList.tsx';
import type { News } from './useNews.ts';

interface BellPanelProps {
  news: News;
  /** How many finished drafts wait in the outbox. */
  unsent: number;
  role: Role;
  /** On a phone: a dialog from below. */
  isSheet: boolean;
  onClose: () => void;
}

const why = { MENTEE: texts.noneMentee, MENTOR: texts.noneMentor, ADMIN: texts.noneAdmin };

/** News since the bell was last opened, what is due soon, and earlier news. */
export default function BellPanel({ news, unsent, role, isSheet, onClose }: BellPanelProps) {
  const items = [...news.changes.map(changeItem), ...news.waiting.map(waitingItem)];
  const fresh = items.filter(({ isNew }) => isNew);
  const earlier = items.filter(({ isNew }) => !isNew);
  const due = news.due.map(dueItem);
  const waiting = unsent > 0 ? [outboxItem(unsent, role)] : [];
  const groups = (
    <div className={styles.groups}>
      {fresh.length + due.length + unsent === 0 && (
        <div className={styles.none}>
          <p className={styles.noneTitle}>{texts.none}</p>
          <p>{why[role]}</p>
        </div>
      )}
      <NewsList title={texts.outboxGroup} items={waiting} onFollow={onClose} />
      <NewsList title={texts.newGroup} items={fresh} onFollow={onClose} />
      <NewsList title={texts.dueGroup} items={due} onFollow={onClose} />
      <NewsList title={texts.earlierGroup} items={earlier} onFollow={onClose} />
    </div>
  );
  return isSheet ? (
    <Dialog title={bellButtonTexts.title} onClose={onClose}>
      {groups}
    </Dialog>
  ) : (
    <div className={styles.panel}>
      <h2 className={styles.title}>{bellButtonTexts.title}</h2>
      {groups}
    </div>
  );
}
