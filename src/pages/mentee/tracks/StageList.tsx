import { useState, type ReactNode } from 'react';
import type { Stage } from '../../../api/schemas.ts';
import { Card } from '../../../components/ui/Card.tsx';
import type { IconName } from '../../../components/ui/icon/iconPaths.ts';
import { ProgressBar } from '../../../components/progress/ProgressBar.tsx';
import { ProgressWords } from '../../../components/progress/ProgressWords.tsx';
import { Tag } from '../../../components/ui/Tag.tsx';
import { progressOf, type Progress } from '../../../domain/learning/progress.ts';
import { stagePath, type StageStatus } from '../../../domain/learning/stagePath.ts';
import { readableTitle } from '../../../domain/text/text.ts';
import type { TaskWithStatus } from '../../../store/selectors/trackTasks.ts';
import { pathTexts, trackTexts as texts } from '../../../texts/mentee/menteeTracks.ts';
import styles from './StageList.module.css';
import { StageMark } from './StageMark.tsx';
import { StageTasks } from './StageTasks.tsx';

interface StageListProps {
  stages: readonly Stage[];
  /**
   * For the mentee's own track: reserves space for the progress; null: the tasks are not loaded
   * yet.
   */
  tasks?: readonly TaskWithStatus[] | null | undefined;
}

/** What a tag looks like for each status. */
const tags: Record<StageStatus, { tone?: 'success' | 'accent' | 'brand'; icon?: IconName }> = {
  done: { tone: 'success', icon: 'check' },
  sent: { tone: 'accent', icon: 'clock' },
  current: { tone: 'brand', icon: 'pin' },
  begun: {},
  ahead: {},
  empty: {},
  unchecked: {},
};

/** The id under which tasks of no known stage stand. */
const OTHERS = '';

/**
 * The stages of a track in the order given. One's own track is a path: each stage says where one stands
 * and opens to its tasks.
 */
export function StageList({ stages, tasks }: StageListProps) {
  const tasksOf = (id: string) => tasks?.filter(({ task }) => task.stage === id) ?? [];
  const parts = stages.map((stage) => ({ stage, own: tasksOf(stage.id) }));
  const progress = parts.map(({ own }) => progressOf(own.map(({ status }) => status)));
  const path = tasks ? stagePath(progress) : [];
  const others = tasks?.filter(({ task }) => stages.every(({ id }) => id !== task.stage)) ?? [];
  // The stage one is in lies open where that is known at once: nothing moves later.
  const [first] = useState(stages[path.indexOf('current')]?.id);
  const [toggled, setToggled] = useState<Readonly<Record<string, boolean>>>({});

  const list = (id: string, title: string, own: readonly TaskWithStatus[]) => {
    const open = toggled[id] ?? id === first;
    const toggle = () => setToggled({ ...toggled, [id]: !open });
    return own.length > 0 && <StageTasks of={title} tasks={own} open={open} onToggle={toggle} />;
  };

  return (
    <section aria-labelledby="stages" className={styles.section}>
      <h2 id="stages">{texts.stages}</h2>
      <ol role="list" className={styles.stages}>
        {parts.map(({ stage, own }, index) => {
          const title = readableTitle(stage.title) || texts.level(index + 1);
          return (
            <Stop key={stage.id} number={index + 1} title={title} status={path[index]}>
              <p className={styles.words}>{stage.description}</p>
              {tasks === undefined ? (
                <p className={styles.count}>{texts.tasks(stage.taskCount)}</p>
              ) : (
                <div className={styles.progress}>
                  {tasks && <StageProgress progress={progress[index]} />}
                  {list(stage.id, title, own)}
                </div>
              )}
            </Stop>
          );
        })}
        {others.length > 0 && (
          <Stop number={null} title={pathTexts.others} status={undefined}>
            {list(OTHERS, pathTexts.others, others)}
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
  children: ReactNode;
}

function Stop({ number, title, status, children }: StopProps) {
  return (
    <li className={styles.stop} data-status={status}>
      <StageMark number={number} status={status} />
      <Card className={styles.body}>
        <div className={styles.head}>
          <h3 className={styles.title}>{title}</h3>
          {status && <Tag {...tags[status]}>{pathTexts[status]}</Tag>}
        </div>
        {children}
      </Card>
    </li>
  );
}

function StageProgress({ progress }: { progress: Progress | undefined }) {
  if (!progress || progress.total === 0) return null;
  return (
    <>
      <ProgressBar progress={progress} />
      <ProgressWords progress={progress} short />
    </>
  );
}
