import type { Stage } from '../../tracks/stagesSlice.ts';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import styles from './TrackPage.module.css';
import { pathTexts as texts, trackTexts as stageListTexts } from './texts.ts';
import { readableTitle, taskTitle } from '../../lib/text.ts';
import { toTask } from '../../paths.ts';
import { dueOf } from '../../tasks/DueTime.tsx';
import { ProgressBar, ProgressWords } from '../../tasks/Progress.tsx';
import {
  isFinished,
  type Progress,
  progressOf,
  submittedCount,
  type TaskWithStatus,
} from '../../tasks/status.ts';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useNow } from '../../ui/RelativeTime.tsx';
import { statusWords } from '../../tasks/StatusTag.tsx';

function StageTask({ task, status }: TaskWithStatus) {
  const now = useNow();
  const isOpen = status.state === 'open';
  const due = isOpen && task.deadline !== null ? dueOf(task.deadline, now) : null;
  const overdue = due?.urgency === 'overdue';
  return (
    <li>
      <Link className={`line ${styles.task}`} to={toTask(task.id)} state={{ task }}>
        <span className={`fixed ${styles.taskMark}`} data-state={status.state}>
          {overdue && <Icon name="alert" />}
          {status.state === 'graded' && <Icon name="check-circle" />}
          {(status.state === 'sent' || status.state === 'waiting') && <Icon name="clock" />}
        </span>
        <span className={`stack gap-1 tight ${styles.taskWords}`}>
          <span className={`clamp-3 strong breaks ${styles.taskTitle}`}>{taskTitle(task)}</span>{' '}
          <span className={`soft small ${styles.state}`} data-overdue={overdue || undefined}>
            {due ? due.words : statusWords(status)}
          </span>
        </span>
      </Link>
    </li>
  );
}

type StageStatus =
  /** Every task is graded. */
  | 'done'
  /** Every task is submitted, and some wait for a grade. */
  | 'sent'
  /** The first stage with an open task. */
  | 'current'
  /** A later stage with a submitted task. */
  | 'begun'
  | 'ahead'
  /** The stage has no tasks. */
  | 'empty'
  /** No task is open, and some are not checked. */
  | 'unchecked';

/**
 * Returns the statuses of a track's stages, which are sorted by level. No stage is current while an
 * earlier one might be.
 */
export function stagePath(stages: readonly Progress[]): StageStatus[] {
  let isBeforeCurrent = true;
  return stages.map((progress) => {
    const { total, open } = progress;
    if (total === 0) return 'empty';
    if (isFinished(progress)) return 'done';
    if (submittedCount(progress) === total) return 'sent';
    const mayBeCurrent = isBeforeCurrent;
    isBeforeCurrent = false;
    if (open === 0) return 'unchecked';
    if (mayBeCurrent) return 'current';
    return submittedCount(progress) > 0 ? 'begun' : 'ahead';
  });
}

interface StageMarkProps {
  /** The number, from 1; null for tasks outside the stages. */
  number: number | null;
  /** undefined for another user's track, or until it has loaded. */
  status: StageStatus | undefined;
}

/** Shows the number or the state of a stage, as decoration, because a text says the same. */
function StageMark({ number, status }: StageMarkProps) {
  const isBehind = status === 'done' || status === 'sent';
  return (
    <span className={`center fixed ${styles.mark}`} data-status={status} aria-hidden="true">
      {isBehind ? <Icon name="check" /> : number}
    </span>
  );
}

interface StageListProps {
  stages: readonly Stage[];
  /** Set for the mentee's own track, null until it has loaded. */
  tasks?: readonly TaskWithStatus[] | null | undefined;
  /** False while `tasks` are those of an earlier visit, which do not prove that a stage is done. */
  isListNew: boolean;
}

/** The id of the group of tasks without a known stage. */
const OTHERS = '';

/**
 * Lists the stages of a track. In the mentee's own track, they are rows that open to their tasks,
 * and the current stage is open.
 */
export function StageList({ stages, tasks, isListNew }: StageListProps) {
  const tasksOf = (id: string) => tasks?.filter(({ task }) => task.stage === id) ?? [];
  const parts = stages.map((stage, index) => ({
    stage,
    title: readableTitle(stage.title) || stageListTexts.level(index + 1),
    stageTasks: tasksOf(stage.id),
  }));
  const path = tasks
    ? stagePath(parts.map(({ stageTasks }) => progressOf(stageTasks.map(({ status }) => status))))
    : [];
  const otherTasks = tasks?.filter(({ task }) => stages.every(({ id }) => id !== task.stage)) ?? [];
  const [toggled, setToggled] = useState<Readonly<Record<string, boolean>>>({});

  const stopProps = (id: string, status?: StageStatus) => {
    const open = toggled[id] ?? status === 'current';
    return { status, isListNew, open, onToggle: () => setToggled({ ...toggled, [id]: !open }) };
  };

  return (
    <section aria-labelledby="stages">
      <h2 id="stages" className={tasks === undefined ? styles.heading : 'visually-hidden'}>
        {stageListTexts.stages}
      </h2>
      <ol role="list" className="stack gap-2">
        {parts.map(({ stage, title, stageTasks }, index) =>
          tasks === undefined ? (
            <li key={stage.id} className={`line ${styles.stop}`}>
              <StageMark number={index + 1} status={undefined} />
              <Card className="stack gap-2 grow">
                <h3 className={`breaks medium ${styles.title}`}>{title}</h3>
                <p dir="auto" className="measure soft">
                  {stage.description}
                </p>
                <p className="soft tiny strong tight">{stageListTexts.tasks(stage.taskCount)}</p>
              </Card>
            </li>
          ) : (
            <Stop
              key={stage.id}
              number={index + 1}
              title={title}
              {...stopProps(stage.id, path[index])}
            >
              <p dir="auto" className="measure soft small">
                {stage.description}
              </p>
              <OwnTasks tasks={stageTasks} />
            </Stop>
          ),
        )}
        {otherTasks.length > 0 && (
          <Stop number={null} title={texts.others} {...stopProps(OTHERS)}>
            <OwnTasks tasks={otherTasks} />
          </Stop>
        )}
      </ol>
    </section>
  );
}

interface StopProps {
  number: number | null;
  title: string;
  status: StageStatus | undefined;
  isListNew: boolean;
  open: boolean;
  onToggle: () => void;
  children: ReactNode;
}

function Stop({ number, title, status, isListNew, open, onToggle, children }: StopProps) {
  const id = useId();
  const isSaid = status !== undefined && (isListNew || (status !== 'done' && status !== 'sent'));
  return (
    <li className={`line ${styles.stop}`} data-status={status}>
      <StageMark number={number} status={status} />
      <Card padding="none" className={`grow ${styles.row}`}>
        <div className={`line gap-2 ${styles.head}`}>
          <div className={`row-between grow ${styles.named}`}>
            <h3 className={`breaks medium ${styles.title}`}>
              <button
                type="button"
                className={`fills ${styles.toggle}`}
                aria-expanded={open}
                aria-controls={open ? id : undefined}
                onClick={onToggle}
              >
                <span className="clamp-3">{title}</span>
              </button>
            </h3>
            {isSaid && <span className="soft tiny strong tight">{texts[status]}</span>}
          </div>
          <Icon name={open ? 'chevron-up' : 'chevron-down'} />
        </div>
        {open && (
          <div id={id} className={`stack gap-2 ${styles.open}`}>
            {children}
          </div>
        )}
      </Card>
    </li>
  );
}

function OwnTasks({ tasks }: { tasks: readonly TaskWithStatus[] }) {
  if (tasks.length === 0) return null;
  const progress = progressOf(tasks.map(({ status }) => status));
  return (
    <>
      <ProgressBar progress={progress} />
      <ProgressWords progress={progress} short />
      <ul role="list" className={`divided ${styles.tasks}`}>
        {tasks.map((entry) => (
          <StageTask key={entry.task.id} {...entry} />
        ))}
      </ul>
    </>
  );
}
