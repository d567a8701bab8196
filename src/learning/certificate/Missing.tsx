import { Link } from 'react-router-dom';
import type { ApiError } from '../../api/errors.ts';
import { adviceOn, useErrorToast } from '../../ui/AsyncView.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { toTask } from '../../paths.ts';
import { ownState } from '../../auth/linkState.ts';
import type { TaskStatus, TaskWithStatus } from '../../tasks/status.ts';
import { certificateTexts as texts } from './texts.ts';
import { progressTexts } from '../../tasks/texts.ts';
import { taskTitle } from '../../lib/text.ts';
import styles from './CertificatePage.module.css';

interface MissingProps {
  tasks: readonly TaskWithStatus[];
  /** Why something could not be fetched. */
  error: ApiError | null;
  onCheck: () => void;
}

/** A task's state; without an answer of this visit an open task may have been submitted since. */
const stateOf = ({ status, source }: TaskWithStatus): TaskStatus['state'] =>
  source !== 'service' && status.state === 'open' ? 'unchecked' : status.state;

const tones = {
  open: 'neutral',
  waiting: 'accent',
  sent: 'neutral',
  unchecked: 'warm',
  graded: 'success',
} as const;

/** Why there is no certificate yet: each task that is not graded, and what it waits for. */
export function Missing({ tasks, error, onCheck }: MissingProps) {
  useErrorToast(error);
  if (tasks.length === 0) {
    return (
      <EmptyState
        illustration={<Icon name="award" size="lg" />}
        title={texts.noneYet}
        text={texts.noneYetText}
      />
    );
  }
  const missing = tasks
    .map((one) => ({ task: one.task, state: stateOf(one) }))
    .filter(({ state }) => state !== 'graded');
  const isUnsure = tasks.some(
    ({ status, source }) => source !== 'service' || status.state === 'sent',
  );
  const canCheck = isUnsure || missing.some(({ state }) => state !== 'open');
  const graded = tasks.length - missing.length;
  const known = missing.length === 0 ? texts.knownAll : texts.known;
  const check = (
    <>
      {error && <p className="soft small">{progressTexts.failed(adviceOn(error))}</p>}
      {canCheck && (
        <div>
          <Button variant="secondary" iconBefore="refresh" onClick={onCheck}>
            {texts.checkAgain}
          </Button>
        </div>
      )}
    </>
  );
  return (
    <Card as="section" padding="lg" className="stack gap-4" aria-labelledby="missing">
      <h2 id="missing">{isUnsure ? texts.unsure : texts.notYet}</h2>
      <p>{(isUnsure ? known : texts.missing)(graded, tasks.length)}</p>
      {isUnsure && check}
      <ul role="list" className={`divided ${styles.tasks}`}>
        {missing.map(({ task, state }) => (
          <li key={task.id} className={`row-between ${styles.task}`}>
            <Link
              to={toTask(task.id)}
              state={ownState({ task })}
              className={`tap strong ${styles.link}`}
            >
              {taskTitle(task)}
            </Link>
            <Tag tone={tones[state]}>{texts.states[state]}</Tag>
          </li>
        ))}
      </ul>
      {!isUnsure && check}
    </Card>
  );
}
