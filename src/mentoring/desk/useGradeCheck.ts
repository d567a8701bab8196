import { useCallback, useEffect, useRef, useState } from 'react';
import { clientError, type ApiError } from '../../api/errors.ts';
import { tryAnyway } from '../../api/allowance.ts';
import {
  type Judgement,
  sameJudgement,
  sameWork,
  seenOf,
  verdictOnGrade,
} from '../../tasks/work.ts';
import { draftOf, onForeignDraft, readDraft, wasTried } from '../../user/drafts.ts';
import { finishedOf } from '../../user/finished.ts';
import { loadMentorSubmissions, type Submission } from '../../tasks/tasksSlice.ts';
import { useSession } from '../../auth/useSession.ts';
import { readAnew } from '../../api/query/readAll.ts';
import { gradingTexts } from '../texts.ts';
import { outboxTexts } from '../../tasks/outbox/texts.ts';
import { usePersonStore } from '../../tasks/state.ts';

/**
 * Decides before each send of a grade whether it may go out: one that has arrived is not mailed
 * again, and nothing that the mentor has not seen is overwritten. The list is read only if something
 * suggests a change: an earlier try that may have arrived, or another tab with the same draft.
 */
export function useGradeCheck(submission: Submission) {
  const { id } = submission;
  const store = usePersonStore();
  const { userId } = useSession();
  const subject = draftOf.grade(id);
  // As stored with the draft: a reload may show something newer beside what was written before it.
  const [seen] = useState(
    () =>
      seenOf(finishedOf(userId, subject)?.seen ?? readDraft(userId, subject)?.seen) ??
      seenOf(submission),
  );
  /** What the service has and the mentor has not agreed to overwrite; null: nothing. */
  const [changed, setChanged] = useState<Submission | null>(null);
  /** What the mentor has agreed to overwrite with this press. */
  const agreed = useRef<Submission | null>(null);
  const [startsInDoubt] = useState(() => wasTried(userId, subject));
  const isInDoubt = useRef(startsInDoubt);
  const doubt = useCallback(() => {
    isInDoubt.current = true;
  }, []);
  useEffect(() => onForeignDraft(userId, subject, doubt), [userId, subject, doubt]);

  /** @returns `send`, `there` if it has arrived, or why it is not sent */
  const check = async (own: Judgement): Promise<'send' | 'there' | ApiError> => {
    const looks = isInDoubt.current;
    if (looks) {
      // What somebody does by hand goes out.
      tryAnyway();
      const error = await readAnew(store, loadMentorSubmissions.keyOf(), () =>
        store.dispatch(loadMentorSubmissions()),
      );
      // A list that own grades have overtaken is as good as a newer one.
      if (error && error.kind !== 'aborted') return error;
      isInDoubt.current = false;
    }
    const now = store.getState().tasks.queue?.[id]?.submission;
    if (!now) return clientError('refused', 404, gradingTexts.gone);
    const known = agreed.current ?? seen;
    agreed.current = null;
    const isSeen = sameWork(known, now) && sameJudgement(known, now);
    const verdict = isSeen && !looks ? 'send' : verdictOnGrade(own, known, now);
    if (verdict !== 'changed') {
      setChanged(null);
      return verdict;
    }
    setChanged(now);
    const message = `${outboxTexts.changedGrade}. ${outboxTexts.changedGradeText}`;
    return { ...clientError('refused', null, message), hasAdvice: true };
  };

  const agree = () => {
    agreed.current = changed;
  };
  return { seen, changed, check, agree, doubt };
}
