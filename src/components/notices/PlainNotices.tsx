import { useState } from 'react';
import { commonTexts } from '../../texts/common.ts';
import { Button, ButtonLink } from '../ui/button/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import styles from './PlainNotices.module.css';
import { useStay, type Numbered } from './useStay.ts';

interface PlainNoticesProps {
  notices: readonly Numbered[];
  onGone: (id: number) => void;
}

/** Shows notices without antd, where its code could not be loaded. */
export function PlainNotices({ notices, onGone }: PlainNoticesProps) {
  const [stage, setStage] = useState<HTMLDivElement | null>(null);
  return (
    <div ref={setStage} className={styles.stage}>
      {notices.map((notice) => (
        <PlainNotice key={notice.id} notice={notice} onGone={onGone} stage={stage} />
      ))}
    </div>
  );
}

function PlainNotice({
  notice,
  onGone,
  stage,
}: {
  notice: Numbered;
  onGone: PlainNoticesProps['onGone'];
  stage: HTMLElement | null;
}) {
  const { id, kind, title, text, action } = notice;
  useStay(notice, onGone, stage);
  return (
    <Notice
      tone={kind === 'error' ? 'danger' : kind}
      title={title}
      action={
        action && (
          <>
            <ButtonLink
              variant="secondary"
              to={action.to}
              state={action.state}
              onClick={() => onGone(id)}
            >
              {action.label}
            </ButtonLink>
            <Button variant="quiet" onClick={() => onGone(id)}>
              {commonTexts.close}
            </Button>
          </>
        )
      }
    >
      {text}
    </Notice>
  );
}
