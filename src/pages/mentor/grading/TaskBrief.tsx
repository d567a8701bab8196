import { lazy, Suspense, useId, useState } from 'react';
import { AsyncView } from '../../../components/async/AsyncView.tsx';
import { Skeleton } from '../../../components/async/Skeleton.tsx';
import { Button } from '../../../components/ui/button/Button.tsx';
import { loadTask, taskSelectors } from '../../../slices/tasksSlice.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { useLoad } from '../../../store/useLoad.ts';
import { gradingTexts as texts } from '../../../texts/mentor.ts';
import styles from './SubmittedWork.module.css';

const BriefText = lazy(() => import('./BriefText.tsx'));

/**
 * The task's brief, behind a button: it is fetched, and its sanitiser loaded, when first opened.
 */
export function TaskBrief({ taskId }: { taskId: string }) {
  const [shown, setShown] = useState(false);
  const id = useId();
  const { request, retry } = useLoad(loadTask, shown ? taskId : null);
  const task = useAppSelector((state) => taskSelectors.selectById(state, taskId));
  const wait = <Skeleton shape="lines" count={5} label={texts.loadingBrief} />;

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
        {shown && (
          <AsyncView request={request} ready={task !== undefined} retry={retry} skeleton={wait}>
            <Suspense fallback={wait}>
              {task && <BriefText description={task.description} />}
            </Suspense>
          </AsyncView>
        )}
      </div>
    </section>
  );
}
