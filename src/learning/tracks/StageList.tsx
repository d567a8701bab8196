import { useId, useState, type ReactNode } from 'react';
import type { Stage } from '../../api/schemas.ts';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ProgressBar } from '../../tasks/ProgressBar.tsx';
import { ProgressWords } from '../../tasks/Progress.tsx';
import { progressOf } from '../../tasks/progress.ts';
import { stagePath, type StageStatus } from './stagePath.ts';
import { readableTitle } from '../../lib/text.ts';
import type { TaskWithStatus } from '../../tasks/status.ts';
import { pathTexts, trackTexts as texts } from './texts.ts';
import styles from './StageList.module.css';
import { StageMark } from './StageMark.tsx';
import { StageTasks } from './StageTasks.tsx';

interface StageListProps {
  stages: readonly Stage[];
  /** For the mentee's own track; null: the tasks are not loaded yet. */
  tasks?: readonly TaskWithStatus[] | null | undefined;
}

/** The id under which tasks of no known stage stand. */
const OTHERS = '';

/**
 * The stages of a track in the order given. One's own track is a path of rows that open to their
 * tasks; the stage one is in is open.
 */
export function StageList({ stages, tasks }: StageListProps) {
  const tasksOf = (id: string) => tasks?.filter(({ task }) => task.stage === id) ?? [];
  const parts = stages.map((stage, index) => ({
    stage,
    title: readableTitle(stage.title) || texts.level(index + 1),
    own: tasksOf(stage.id),
  }));
  const path = tasks
    ? stagePath(parts.map(({ own }) => progressOf(own.map(({ status }) => status))))
    : [];
  const others = tasks?.filter(({ task }) => stages.every(({ id }) => id !== task.stage)) ?? [];
  const [toggled, setToggled] = useState<Readonly<Record<string, boolean>>>({});

  const way = (id: string, status?: StageStatus) => {
    const open = toggled[id] ?? status === 'current';
    return { status, open, onToggle: () => setToggled({ ...toggled, [id]: !open }) };
  };

  return (
    <section aria-labelledby="stages">
      <h2 id="stages" className={tasks === undefined ? styles.heading : 'visually-hidden'}>
        {texts.stages}
      </h2>
      <ol role="list" className={styles.stages}>
        {parts.map(({ stage, title, own }, index) =>
          tasks === undefined ? (
            <li key={stage.id} className={styles.stop}>
              <StageMark number={index + 1} status={undefined} />
              <Card className={styles.body}>
                <h3 className={styles.title}>{title}</h3>
                <p className={styles.words}>{stage.description}</p>
                <p className={styles.count}>{texts.tasks(stage.taskCount)}</p>
              </Card>
            </li>
          ) : (
            <Stop key={stage.id} number={index + 1} title={title} {...way(stage.id, path[index])}>
              <p className={styles.words}>{stage.description}</p>
              <OwnTasks tasks={own} />
            </Stop>
          ),
        )}
        {others.length > 0 && (
          <Stop number={null} title={pathTexts.others} {...way(OTHERS)}>
            <OwnTasks tasks={others} />
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
  open: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** A row that opens to what it holds. */
function Stop({ number, title, status, open, onToggle, children }: StopProps) {
  const id = useId();
  return (
    <li className={styles.stop} data-status={status}>
      <StageMark number={number} status={status} />
      <Card padding="none" className={styles.row}>
        <div className={styles.head}>
          <div className={styles.named}>
            <h3 className={styles.title}>
              <button
                type="button"
                className={styles.toggle}
                aria-expanded={open}
                aria-controls={open ? id : undefined}
                onClick={onToggle}
              >
                <span>{title}</span>
              </button>
            </h3>
            {status && <span className={styles.count}>{pathTexts[status]}</span>}
          </div>
          <Icon name={open ? 'chevron-up' : 'chevron-down'} />
        </div>
        {open && (
          <div id={id} className={styles.open}>
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
      <StageTasks tasks={tasks} />
    </>
  );
}
