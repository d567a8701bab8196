import type { Role } from '../../domain/person/roles.ts';
import { bellTexts as texts } from '../../texts/shell/bell.ts';
import styles from './BellPanel.module.css';
import { changeItem, dueItem, waitingItem } from './items.tsx';
import { NewsList } from './NewsList.tsx';
import type { News } from './useNews.ts';

interface BellPanelProps {
  news: News;
  role: Role;
  /** Called on following an entry. */
  onFollow: () => void;
}

const why = { MENTEE: texts.noneMentee, MENTOR: texts.noneMentor, ADMIN: texts.noneAdmin };

/** News since the bell was last opened, what is due soon, and earlier news. */
export default function BellPanel({ news, role, onFollow }: BellPanelProps) {
  const items = [...news.changes.map(changeItem), ...news.waiting.map(waitingItem)];
  const fresh = items.filter(({ isNew }) => isNew);
  const earlier = items.filter(({ isNew }) => !isNew);
  const due = news.due.map(dueItem);
  return (
    <div className={styles.panel}>
      {fresh.length === 0 && due.length === 0 && (
        <div className={styles.none}>
          <p className={styles.noneTitle}>{texts.none}</p>
          <p>{why[role]}</p>
        </div>
      )}
      <NewsList title={texts.newGroup} items={fresh} onFollow={onFollow} />
      <NewsList title={texts.dueGroup} items={due} onFollow={onFollow} />
      <NewsList title={texts.earlierGroup} items={earlier} onFollow={onFollow} />
    </div>
  );
}
