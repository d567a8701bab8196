import { lazy, Suspense, useId, useMemo, useState } from 'react';
import { useLoad } from '../../api/query/useLoad.ts';
import { Fold } from '../Fold.tsx';
import { GradeFacts, GradeTag } from '../GradeTag.tsx';
import styles from './SubmittedWork.module.css';
import { deskKeys, deskTexts } from './texts.ts';
import { earlierGrades, type QueueRow, selectQueue } from '../submissions.ts';
import { gradingTexts, mentorTexts } from '../texts.ts';
import { loadTask, taskSelectors } from '../../tasks/tasksSlice.ts';
import { AsyncView } from '../../ui/AsyncView.tsx';
import { Button } from '../../ui/Button.tsx';
import { useCommand } from '../../ui/commands.tsx';
import { Skeleton } from '../../ui/Loading.tsx';
import { classes } from '../../ui/hooks.ts';
import { notLoadedTexts } from '../../ui/notLoadedTexts.ts';
import { useAppSelector } from '../../tasks/state.ts';

const BriefText = lazy(() => import('./BriefText.tsx'));

interface LoadedBriefProps {
  taskId: string;
  part: 'all' | 'done means';
  /** Whether a brief that this device has is read again once it is stale. */
  fresh: boolean;
}

/** A task's brief, or a part of it; it is fetched, and its sanitiser loaded, when this is shown. */
function LoadedBrief({ taskId, part, fresh }: LoadedBriefProps) {
  const task = useAppSelector((state) => taskSelectors.selectById(state, taskId));
  const { request, retry } = useLoad(loadTask, fresh || !task ? taskId : null);
  const wait = <Skeleton shape="lines" count={5} label={gradingTexts.loadingBrief} />;
  return (
    <AsyncView
      missing={notLoadedTexts.brief}
      request={request}
      ready={task !== undefined}
      retry={retry}
      skeleton={wait}
    >
      <Suspense fallback={wait}>
        {task && <BriefText description={task.description} part={part} />}
      </Suspense>
    </AsyncView>
  );
}

/** The task's brief, behind a button: it is fetched when first opened. */
function TaskBrief({ taskId }: { taskId: string }) {
  const [shown, setShown] = useState(false);
  const id = useId();
  const toggle = () => setShown(!shown);
  useCommand(deskKeys.brief, toggle);

  return (
    <section className={styles.part}>
      <Button
        variant="quiet"
        iconBefore={shown ? 'chevron-up' : 'book'}
        aria-expanded={shown}
        aria-controls={id}
        className={styles.toggle}
        onClick={toggle}
      >
        {shown ? gradingTexts.hideBrief : gradingTexts.showBrief}
      </Button>
      <div id={id} hidden={!shown}>
        {shown && <LoadedBrief taskId={taskId} part="all" fresh />}
      </div>
    </section>
  );
}

/** What helps to judge it: an earlier grade of the same work, and the task's brief. */
export function Background({ row }: { row: QueueRow }) {
  const { submission, review } = row;
  return (
    <>
      {(review !== 'waiting' || submission.mentorComment) && (
        <section className={styles.part}>
          <div className={styles.graded}>
            <h3>{gradingTexts.earlier}</h3>
            <GradeTag row={row} />
          </div>
          {submission.mentorComment ? (
            <blockquote className={styles.words}>{submission.mentorComment}</blockquote>
          ) : (
            <p className={styles.nothing}>{gradingTexts.noEarlierComment}</p>
          )}
        </section>
      )}
      {submission.task && <TaskBrief taskId={submission.task.id} />}
    </>
  );
}

interface DoneMeansProps {
  taskId: string;
  /** Whether there is room beside the form: a brief that this device has is then shown at once. */
  beside: boolean;
}

/**
 * What the brief says done means. A brief that this device does not have is fetched when this is
 * opened, the same call as for the whole brief: none is made for it alone.
 */
export function DoneMeans({ taskId, beside }: DoneMeansProps) {
  const isKnown = useAppSelector((state) => taskSelectors.selectById(state, taskId) !== undefined);
  const [open, setOpen] = useState(beside && isKnown);
  useCommand(deskKeys.doneMeans, () => setOpen(!open));
  return (
    <Fold title={deskTexts.doneMeans} open={open} onToggle={setOpen}>
      {open && <LoadedBrief taskId={taskId} part="done means" fresh={false} />}
    </Fold>
  );
}

/** What this mentor gave and wrote to the same mentee for other tasks, folded away. */
export function EarlierGrades({ row }: { row: QueueRow }) {
  const queue = useAppSelector(selectQueue);
  const earlier = useMemo(() => earlierGrades(queue, row), [queue, row]);
  const [open, setOpen] = useState(false);
  useCommand(deskKeys.earlier, earlier.length === 0 ? null : () => setOpen(!open));
  if (earlier.length === 0) return null;
  return (
    <Fold title={deskTexts.earlierGrades(earlier.length)} open={open} onToggle={setOpen}>
      <ul role="list" className={styles.earlier}>
        {earlier.map((one) => (
          <li key={one.id} className={styles.part}>
            <h4 className={styles.title}>{one.taskTitle || mentorTexts.unknownTask}</h4>
            <p className={classes(styles.graded, styles.facts)}>
              <GradeFacts row={one} />
            </p>
            {one.submission.mentorComment?.trim() ? (
              <blockquote className={styles.words}>{one.submission.mentorComment}</blockquote>
            ) : (
              <p className={styles.nothing}>{gradingTexts.noEarlierComment}</p>
            )}
          </li>
        ))}
      </ul>
    </Fold>
  );
}
