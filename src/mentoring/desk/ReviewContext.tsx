import { lazy, Suspense, useId, useMemo, useState } from 'react';
import { useLoad } from '../../api/query/useLoad.ts';
import { Fold } from '../Fold.tsx';
import { GradeFacts, GradeTag, taskOf } from '../parts.tsx';
import styles from './SubmittedWork.module.css';
import { deskTexts } from './texts.ts';
import { earlierGrades, type QueueRow, selectQueue } from '../submissions.ts';
import { reviewTexts } from '../texts.ts';
import { loadTask, taskSelectors } from '../../tasks/tasksSlice.ts';
import { AsyncView } from '../../ui/AsyncView.tsx';
import { Button } from '../../ui/Button.tsx';
import { minWidth } from '../../ui/hooks.ts';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { Skeleton } from '../../ui/Loading.tsx';
import { notLoadedTexts } from '../../ui/notLoadedTexts.ts';
import { useAppSelector } from '../../tasks/state.ts';

const BriefText = lazy(() => import('./BriefText.tsx'));

/** Loads the brief and its sanitiser. Only the whole brief is refetched when it is stale. */
function LoadedBrief({ taskId, part }: { taskId: string; part: 'all' | 'done means' }) {
  const task = useAppSelector((state) => taskSelectors.selectById(state, taskId));
  const { request } = useLoad(loadTask, part === 'all' || !task ? taskId : null);
  const wait = <Skeleton shape="lines" count={5} label={reviewTexts.loadingBrief} />;
  return (
    <AsyncView
      reads={[{ request, ready: task !== undefined, missing: notLoadedTexts.brief }]}
      skeleton={wait}
    >
      <Suspense fallback={wait}>
        {task && <BriefText description={task.description} part={part} />}
      </Suspense>
    </AsyncView>
  );
}

function TaskBrief({ taskId }: { taskId: string }) {
  const [open, setOpen] = useState(false);
  const id = useId();

  return (
    <section className={`stack gap-2 ${styles.part}`}>
      <Button
        variant="quiet"
        iconBefore={open ? 'chevron-up' : 'book'}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open ? reviewTexts.hideBrief : reviewTexts.showBrief}
      </Button>
      <div id={id} hidden={!open}>
        {open && <LoadedBrief taskId={taskId} part="all" />}
      </div>
    </section>
  );
}

const Comment = ({ words }: { words: string | null }) =>
  words?.trim() ? (
    <blockquote dir="auto" className={`sunken words ${styles.words}`}>
      <LinkedText text={words} />
    </blockquote>
  ) : (
    <p className="soft small">{reviewTexts.noComment}</p>
  );

/** Shows the last grade of the same work and the task's brief. */
export function Background({ row }: { row: QueueRow }) {
  const { submission, review } = row;
  return (
    <>
      {(review !== 'waiting' || submission.mentorComment) && (
        <section className={`stack gap-2 ${styles.part}`}>
          <div className="row">
            <h3>{reviewTexts.earlier}</h3>
            <GradeTag row={row} />
          </div>
          <Comment words={submission.mentorComment} />
        </section>
      )}
      {submission.task && <TaskBrief taskId={submission.task.id} />}
    </>
  );
}

/**
 * Shows the “Done means” part. It is open at first if the device has the brief and there is space
 * next to the form, so that no review makes a request before a tap.
 */
export function DoneMeans({ taskId }: { taskId: string }) {
  const isKnown = useAppSelector((state) => taskSelectors.selectById(state, taskId) !== undefined);
  const [open, setOpen] = useState(() => isKnown && window.matchMedia(minWidth('lg')).matches);
  return (
    <Fold title={deskTexts.doneMeans} open={open} onToggle={setOpen}>
      {open && <LoadedBrief taskId={taskId} part="done means" />}
    </Fold>
  );
}

/** Lists the mentor's grades and comments for the mentee's other tasks. */
export function EarlierGrades({ row }: { row: QueueRow }) {
  const queue = useAppSelector(selectQueue);
  const earlier = useMemo(() => earlierGrades(queue, row), [queue, row]);
  const [open, setOpen] = useState(false);
  if (earlier.length === 0) return null;
  return (
    <Fold title={deskTexts.earlierGrades(earlier.length)} open={open} onToggle={setOpen}>
      <ul role="list" className={`stack gap-4 ${styles.earlier}`}>
        {earlier.map((other) => (
          <li key={other.id} className={`stack gap-2 ${styles.part}`}>
            <h4 className="words">{taskOf(other)}</h4>
            <p className="row soft small">
              <GradeFacts row={other} />
            </p>
            <Comment words={other.submission.mentorComment} />
          </li>
        ))}
      </ul>
    </Fold>
  );
}
