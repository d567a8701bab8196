import { useState } from 'react';
import type { Task } from '../../api/schemas.ts';
import { Icon } from '../../ui/Icon.tsx';
import { hasEarlier, sendingsOf, type Sending } from '../../tasks/versions.ts';
import { safeLink } from '../../lib/safeUrl.ts';
import { stamp } from '../../lib/dates.ts';
import { useVersions } from '../../tasks/storedVersions.ts';
import { commonTexts } from '../../ui/texts.ts';
import { gradingTexts } from './texts.ts';
import { sentBeforeTexts as texts } from './sentBeforeTexts.ts';
import styles from './SentBefore.module.css';

/** What this device has seen of the work on a task; the service has the last of it alone. */
export function SentBefore({ task }: { task: Task }) {
  const sendings = sendingsOf(useVersions(task.id));
  const [now] = useState(Date.now);
  if (!hasEarlier(sendings)) return null;
  return (
    <details className={styles.box}>
      <summary>{texts.title(sendings.length)}</summary>
      <p className={styles.soft}>{texts.where}</p>
      <ol role="list" className={styles.sendings} aria-label={texts.list}>
        {sendings.map((sending) => (
          // This device may have seen several at once.
          <li key={`${sending.seenAt} ${sending.at} ${sending.taskUrl} ${sending.menteeComment}`}>
            <h2 className={styles.when}>
              {sending.at === null ? texts.earlier : texts.sent(stamp(sending.at, now))}
            </h2>
            <Words sending={sending} now={now} />
          </li>
        ))}
      </ol>
    </details>
  );
}

/** What was sent once, then what came back. */
function Words({ sending, now }: { sending: Sending; now: number }) {
  const { taskUrl, menteeComment, replies } = sending;
  const link = safeLink(taskUrl);
  return (
    <>
      <p>
        {link ? (
          <a href={link} target="_blank" rel="noopener noreferrer" className={styles.link}>
            {taskUrl} <Icon name="external" size="sm" label={commonTexts.opensInNewTab} />
          </a>
        ) : (
          taskUrl
        )}
      </p>
      <p className={styles.words}>{menteeComment.trim() || gradingTexts.noOwnComment}</p>
      {replies.length === 0 && <p className={styles.soft}>{texts.nothing}</p>}
      {replies.map(({ grade, comment, at }) => (
        <div key={`${at} ${grade} ${comment}`} className={styles.reply}>
          <p>
            <strong>{grade === null ? texts.comment : texts.graded(grade)}</strong>{' '}
            <span className={styles.soft}>{stamp(at, now)}</span>
          </p>
          {comment && <blockquote className={styles.words}>{comment}</blockquote>}
        </div>
      ))}
    </>
  );
}
