import { useMemo } from 'react';
import { AsyncView } from '../../ui/AsyncView.tsx';
import { Card } from '../../ui/Card.tsx';
import { selectQueue, type QueueRow } from '../submissions.ts';
import { loadMentorSubmissions } from '../../tasks/tasksSlice.ts';
import { useAppSelector } from '../../user/hooks.ts';
import { useLoad } from '../../api/query/useLoad.ts';
import { menteesTexts as texts, mentorTexts } from '../texts.ts';
import { GradeButton } from '../GradeButton.tsx';
import { GradeFacts } from '../GradeTag.tsx';
import { Grading } from '../desk/Desk.tsx';
import { useGradingAddress } from '../desk/useGradingAddress.ts';
import styles from '../mentor.module.css';
import { notLoadedTexts } from '../../ui/notLoadedTexts.ts';

/** A mentee's submissions to this mentor, the ungraded first; each can be graded from here. */
export function MenteeSubmissions({ menteeId }: { menteeId: string }) {
  const { request, retry } = useLoad(loadMentorSubmissions, undefined);
  const queue = useAppSelector(selectQueue);
  const { go: open } = useGradingAddress();
  const rows = useMemo(
    () => queue.filter(({ submission }) => submission.mentee?.id === menteeId),
    [queue, menteeId],
  );
  const ready = request?.status === 'success' || rows.length > 0;

  return (
    <Card as="section" className={styles.work}>
      <h2>{texts.work}</h2>
      <AsyncView
        missing={notLoadedTexts.submissions}
        request={request}
        ready={ready}
        retry={retry}
        label={texts.loadingWork}
      >
        {rows.length === 0 ? (
          <p className={styles.nothing}>{texts.noWorkText}</p>
        ) : (
          <ul role="list">
            {rows.map((row) => (
              <SubmissionItem key={row.id} row={row} onGrade={open} />
            ))}
          </ul>
        )}
        <Grading rows={rows} />
      </AsyncView>
    </Card>
  );
}

interface SubmissionItemProps {
  row: QueueRow;
  onGrade: (id: string) => void;
}

function SubmissionItem({ row, onGrade }: SubmissionItemProps) {
  return (
    <li className={styles.workItem}>
      <div>
        <p className={styles.workTitle}>{row.taskTitle || mentorTexts.unknownTask}</p>
        <p className={styles.workFacts}>
          <GradeFacts row={row} />
        </p>
      </div>
      <GradeButton row={row} onGrade={onGrade} />
    </li>
  );
}
