import { useEffect } from 'react';
import type { Notice as Words } from '../../lib/notices.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import styles from './PlainNotices.module.css';

/** How long a notice stays, in milliseconds; a global API error (specification, section 9). */
const STAYING = 8000;
const PASSING = 3000;

type Numbered = Words & { id: number };

interface PlainNoticesProps {
  notices: readonly Numbered[];
  onGone: (id: number) => void;
}

/** Shows notices without antd, where its code could not be loaded. */
export function PlainNotices({ notices, onGone }: PlainNoticesProps) {
  return (
    <div className={styles.stage}>
      {notices.map((notice) => (
        <PlainNotice key={notice.id} notice={notice} onGone={onGone} />
      ))}
    </div>
  );
}

function PlainNotice({
  notice,
  onGone,
}: {
  notice: Numbered;
  onGone: PlainNoticesProps['onGone'];
}) {
  const { id, kind, title, text, action, passing = false } = notice;
  useEffect(() => {
    if (action) return undefined;
    const timer = setTimeout(() => onGone(id), passing ? PASSING : STAYING);
    return () => clearTimeout(timer);
  }, [id, action, passing, onGone]);
  return (
    <Notice
      tone={kind === 'error' ? 'danger' : kind}
      title={title}
      action={
        action && (
          <ButtonLink
            variant="secondary"
            to={action.to}
            state={action.state}
            onClick={() => onGone(id)}
          >
            {action.label}
          </ButtonLink>
        )
      }
    >
      {text}
    </Notice>
  );
}
