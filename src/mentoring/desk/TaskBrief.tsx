import { useId, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { gradingTexts as texts } from '../texts.ts';
import { LoadedBrief } from './LoadedBrief.tsx';
import styles from './SubmittedWork.module.css';

/** The task's brief, behind a button: it is fetched when first opened. */
export function TaskBrief({ taskId }: { taskId: string }) {
  const [shown, setShown] = useState(false);
  const id = useId();

  return (
    <section className={styles.part}>
      <Button
        variant="quiet"
        iconBefore={shown ? 'chevron-up' : 'book'}
        aria-expanded={shown}
        aria-controls={id}
        data-key="brief"
        className={styles.toggle}
        onClick={() => setShown(!shown)}
      >
        {shown ? texts.hideBrief : texts.showBrief}
      </Button>
      <div id={id} hidden={!shown}>
        {shown && <LoadedBrief taskId={taskId} part="all" fresh />}
      </div>
    </section>
  );
}
