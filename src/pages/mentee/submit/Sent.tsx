import { useEffect, useRef } from 'react';
import { ButtonLink } from '../../../components/ui/button/Button.tsx';
import { Icon } from '../../../components/ui/icon/Icon.tsx';
import { PageMeta } from '../../../components/PageMeta.tsx';
import { paths } from '../../../config/paths.ts';
import { submitTexts as texts } from '../../../texts/mentee/menteeTask.ts';
import styles from './Sent.module.css';

/** What a mentee sees once the service has taken the work. */
export function Sent({ taskId }: { taskId: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone: the words take it, so that a screen reader says them.
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <PageMeta title={texts.successTitle(taskId)} description={texts.successText} index={false} />
      <span className={styles.sign}>
        <Icon name="check" size="lg" />
      </span>
      <h1 ref={title} tabIndex={-1} className={styles.title}>
        {texts.successTitle(taskId)}
      </h1>
      <p className={styles.words}>{texts.successText}</p>
      <ButtonLink size="lg" to={paths.tasks}>
        {texts.backToTasks}
      </ButtonLink>
    </div>
  );
}
