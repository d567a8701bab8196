import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { clockTime } from '../../lib/clockTime.ts';
import { useDraftNames } from '../draftNames.ts';
import { outboxTexts as texts } from './texts.ts';
import styles from './OutboxPage.module.css';
import type { Receipt } from './useOutbox.ts';

/** What the service has taken while the page was open, one receipt for each. */
export function Receipts({ receipts }: { receipts: readonly Receipt[] }) {
  const names = useDraftNames(receipts.map(({ entry }) => entry));
  if (receipts.length === 0) return null;
  return (
    <Card as="section" className={styles.part}>
      <h2>{texts.receipts}</h2>
      <ul role="list" className={styles.receipts}>
        {receipts.map(({ entry, isNew, at }, index) => (
          <li key={`${entry.subject} ${at}`} className={styles.receipt}>
            <span className={styles.check}>
              <Icon name="check-circle" />
            </span>
            <span>
              <span className={styles.name}>{names[index]}</span>
              <span className={styles.soft}>
                {isNew ? texts.sent(clockTime(at)) : texts.there(clockTime(at))}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
