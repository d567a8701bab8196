import type { Task } from '../../tasks/tasksSlice.ts';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isOfOtherUser, withUserId } from '../../auth/linkState.ts';
import { useSession } from '../../auth/useSession.ts';
import { BoardView, CountingProgress } from '../board/BoardStatus.tsx';
import { dashboardTexts, tasksTexts } from '../home/texts.ts';
import styles from './share.module.css';
import { shareTexts as texts } from './texts.ts';
import { submitTexts } from '../task/texts.ts';
import { sharedLink } from '../../lib/links.ts';
import { arrange, searchable } from '../../lib/search.ts';
import { taskTitle } from '../../lib/text.ts';
import { isRecord } from '../../lib/values.ts';
import { openWizard, paths, toSubmitTask } from '../../paths.ts';
import { DueTime } from '../../tasks/DueTime.tsx';
import { type TaskBoard, useTaskBoard } from '../../tasks/useTaskBoard.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Skeleton } from '../../ui/Loading.tsx';
import { EmptyState, Notice } from '../../ui/Notice.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { ConfirmDialog } from '../../ui/dialog/Dialog.tsx';
import { SearchField } from '../../ui/table/Filters.tsx';
import { draftOf, readDraft, writeDraft } from '../../user/drafts.ts';
import { useProfile } from '../../user/useProfile.ts';

const MANY = 4;

/** The open tasks of a track, by deadline. Choosing a task puts the link into its form. */
function OpenTasks({ link, board }: { link: string; board: TaskBoard }) {
  const { userId } = useSession();
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const [conflictingTask, setConflictingTask] = useState<Task | null>(null);
  const { pending, counting, progress } = board;
  const matchingTasks = arrange(
    pending,
    ({ task }) => searchable(taskTitle(task)),
    {},
    { search, sort: null },
  );

  /** Returns the link in a task's draft, or ''. */
  const draftUrl = ({ id }: Task): string => {
    const url = readDraft(userId, draftOf.submission(id))?.values['url'];
    return typeof url === 'string' ? url.trim() : '';
  };
  const putInForm = (task: Task) => {
    const subject = draftOf.submission(task.id);
    // A draft that already has this link may be ready to send in the outbox.
    if (draftUrl(task) !== link)
      writeDraft(userId, subject, { ...readDraft(userId, subject)?.values, url: link });
    void navigate(toSubmitTask(task.id), { state: withUserId({ task }) });
  };
  const choose = (task: Task) => {
    if (['', link].includes(draftUrl(task))) putInForm(task);
    else setConflictingTask(task);
  };

  return (
    <>
      <BoardView
        board={board}
        skeleton={
          <div className={styles.waiting}>
            <Skeleton shape="tasks" />
          </div>
        }
      >
        {(pending.length >= MANY || search !== '') && (
          <SearchField label={texts.search} value={search} onSearch={setSearch} />
        )}
        <div className={styles.status}>
          <CountingProgress board={board} />
          <p role="status" className="soft small">
            {matchingTasks.length === 0 &&
              !counting &&
              (search === '' ? none(progress.total) : texts.notFound)}
          </p>
        </div>
        <ul
          role="list"
          className={`stack bare ${counting ? styles.waiting : ''}`}
          aria-label={tasksTexts.pending}
        >
          {matchingTasks.map(({ task }) => (
            <li key={task.id}>
              <button
                type="button"
                className={`line edged ${styles.task}`}
                onClick={() => choose(task)}
              >
                <span className={`stack gap-1 start grow ${styles.words}`}>
                  <span className="clamp-4 large strong breaks tight">{taskTitle(task)}</span>
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
      </BoardView>
      {conflictingTask && (
        <ConfirmDialog
          title={texts.question}
          confirm={texts.newLink}
          cancel={texts.keepDraft}
          onConfirm={() => putInForm(conflictingTask)}
          onCancel={() => setConflictingTask(null)}
        >
          <p>{texts.questionText(taskTitle(conflictingTask))}</p>
          <p className="strong breaks sunken">
            <span className="clamp-4">{draftUrl(conflictingTask)}</span>
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}

const none = (total: number): string => (total === 0 ? tasksTexts.noneInTrack : texts.allSent);

/** Null if another user's link is in the history entry. */
const linkOfState = (state: unknown): string | null =>
  isRecord(state) && !isOfOtherUser(state) && typeof state['shared'] === 'string'
    ? sharedLink([state['shared']])
    : null;

/**
 * Returns the shared link, or null. Moves it from the address into the entry's state, which records
 * its user, so that the next user of this tab does not find it.
 */
function useSharedLink(): string | null {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const ofAddress = sharedLink(['url', 'text', 'title'].map((name) => query.get(name)));
  const given = ofAddress ?? linkOfState(state);
  const [link, setLink] = useState(given);
  // Another link may be shared while the page is open.
  if (given !== null && given !== link) setLink(given);

  const isInState = search === '' && (link === null || linkOfState(state) === link);
  useEffect(() => {
    if (isInState) return;
    void navigate(paths.share, {
      replace: true,
      state: withUserId({ shared: link }),
      preventScrollReset: true,
    });
  }, [isInState, link, navigate]);
  return link;
}

/** The choice of a task for a link that another app shared, or that was pasted on the dashboard. */
export default function SharePage() {
  const { role } = useSession();
  const link = useSharedLink();
  const { tracks } = useProfile();
  const mayChoose = role === 'MENTEE' && link !== null && tracks.length > 0;
  return (
    <>
      <PageHead title={texts.title} description={texts.description} lead={mayChoose} />
      {role !== 'MENTEE' ? (
        <Notice title={submitTexts.onlyMentees}>{submitTexts.onlyMenteesText}</Notice>
      ) : link === null ? (
        <EmptyState
          illustration={<Icon name="external" size="lg" />}
          title={texts.noLink}
          text={texts.noLinkText}
          action={<ButtonLink to={paths.tasks}>{texts.toTasks}</ButtonLink>}
        />
      ) : (
        <Choice link={link} />
      )}
    </>
  );
}

function Choice({ link }: { link: string }) {
  const board = useTaskBoard('sent');
  return (
    <div className="stack gap-4">
      <p className={`line start gap-2 strong breaks sunken ${styles.link}`}>
        <Icon name="external" /> <span className="clamp-4">{link}</span>
      </p>
      {board.track === null ? (
        <EmptyState
          illustration={<Icon name="book" size="lg" />}
          title={texts.noTrack}
          text={texts.noTrackText}
          action={
            <ButtonLink iconBefore="plus" to={paths.dashboard} state={openWizard}>
              {dashboardTexts.enroll}
            </ButtonLink>
          }
        />
      ) : (
        <OpenTasks key={board.track.id} link={link} board={board} />
      )}
    </div>
  );
}
