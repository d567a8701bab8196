import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Task, Track } from '../../api/schemas.ts';
import { AsyncView } from '../../ui/AsyncView.tsx';
import { Skeleton } from '../../ui/Loading.tsx';
import { ConfirmDialog } from '../../ui/dialog/Dialog.tsx';
import { DueTime } from '../../tasks/DueTime.tsx';
import { SearchField } from '../../ui/table/Filters.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { toSubmitTask } from '../../paths.ts';
import { arrange, searchable } from '../../lib/search.ts';
import { taskTitle } from '../../lib/text.ts';
import { ownState } from '../../auth/linkState.ts';
import { draftOf, readDraft, writeDraft } from '../../user/drafts.ts';
import { useSession } from '../../auth/useSession.ts';
import type { TaskBoard } from '../../tasks/useTaskBoard.ts';
import { tasksTexts } from '../home/texts.ts';
import { shareTexts as texts } from './texts.ts';
import { CountingProgress, UncheckedNotice, TrackSwitch } from '../board/BoardStatus.tsx';
import styles from './share.module.css';
import { notLoadedTexts } from '../../ui/notLoadedTexts.ts';

interface OpenTasksProps {
  link: string;
  track: Track;
  board: TaskBoard;
}

/** How many tasks there must be for a search among them. */
const MANY = 4;

/** The open tasks of a track, those due first in front. Choosing one puts the link into its form. */
export function OpenTasks({ link, track, board }: OpenTasksProps) {
  const { userId } = useSession();
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const [disputed, setDisputed] = useState<Task | null>(null);
  const { pending, counting, progress } = board;
  const found = arrange(
    pending,
    ({ task }) => searchable(taskTitle(task)),
    {},
    { search, sort: null },
  );

  /** The words of a task's draft; none of them is lost. */
  const draftUrl = ({ id }: Task): string => {
    const url = readDraft(userId, draftOf.submission(id))?.values['url'];
    return typeof url === 'string' ? url.trim() : '';
  };
  const putInForm = (task: Task) => {
    const subject = draftOf.submission(task.id);
    // One that has it already may be finished, and waits in the outbox.
    if (draftUrl(task) !== link)
      writeDraft(userId, subject, { ...readDraft(userId, subject)?.values, url: link });
    void navigate(toSubmitTask(task.id), { state: ownState({ task }) });
  };
  const choose = (task: Task) => {
    if (['', link].includes(draftUrl(task))) putInForm(task);
    else setDisputed(task);
  };

  return (
    <>
      <TrackSwitch tracks={board.tracks} chosen={track} />
      <AsyncView
        missing={notLoadedTexts.tasks}
        request={board.request}
        ready={board.tasks !== null}
        retry={board.retry}
        skeleton={
          <div className={styles.waiting}>
            <Skeleton shape="tasks" />
          </div>
        }
      >
        <UncheckedNotice board={board} />
        {(pending.length >= MANY || search !== '') && (
          <SearchField label={texts.search} value={search} onSearch={setSearch} />
        )}
        <div className={styles.status}>
          <CountingProgress board={board} />
          <p role="status" className="soft small">
            {found.length === 0 &&
              !counting &&
              (search === '' ? none(progress.total) : texts.notFound)}
          </p>
        </div>
        <ul
          role="list"
          className={`stack bare ${counting ? styles.waiting : ''}`}
          aria-label={tasksTexts.pending}
        >
          {found.map(({ task }) => (
            <li key={task.id}>
              <button type="button" className={`line ${styles.task}`} onClick={() => choose(task)}>
                <span className={`stack gap-1 ${styles.words}`}>
                  <span className={`clamp-4 large ${styles.title}`}>{taskTitle(task)}</span>
                  {task.deadline === null ? (
                    <span className="soft small">{tasksTexts.noDeadline}</span>
                  ) : (
                    <DueTime deadline={task.deadline} short />
                  )}
                  {readDraft(userId, draftOf.submission(task.id)) && (
                    <Tag tone="accent" icon="pencil">
                      {tasksTexts.draft}
                    </Tag>
                  )}
                </span>
                <Icon name="arrow-right" />
              </button>
            </li>
          ))}
        </ul>
      </AsyncView>
      {disputed && (
        <ConfirmDialog
          title={texts.question}
          confirm={texts.newLink}
          cancel={texts.keepDraft}
          onConfirm={() => putInForm(disputed)}
          onCancel={() => setDisputed(null)}
        >
          <p>{texts.questionText(taskTitle(disputed))}</p>
          <p className={`line gap-2 strong ${styles.link}`}>
            <span className="clamp-4">{draftUrl(disputed)}</span>
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** Why there is no task to choose. */
const none = (total: number): string =>
  total === 0 ? tasksTexts.noneInTrack : `${tasksTexts.allSent}. ${texts.allSent}`;
