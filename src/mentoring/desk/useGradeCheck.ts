import { useCallback, useEffect, useRef, useState } from 'react';
import { clientError, type ApiError } from '../../api/errors.ts';
import { clearRefusal } from '../../api/allowance.ts';
import {
  type Judgement,
  sameJudgement,
  sameWork,
  pickCompared,
  decideGrade,
} from '../../tasks/work.ts';
import { draftOf, onForeignDraft, readDraft, wasTried } from '../../user/drafts.ts';
import { finishedOf } from '../../user/finished.ts';
import { loadMentorSubmissions, type Submission } from '../../tasks/tasksSlice.ts';
import { useSession } from '../../auth/useSession.ts';
import { fetchAgain } from '../../api/query/waiting.ts';
import { reviewTexts } from '../texts.ts';
import { outboxTexts } from '../../tasks/outbox/texts.ts';
import { usePersonStore } from '../../tasks/state.ts';

/**
 * Decides before each send whether a grade may be sent, so that a mentee gets no second email and
 * no unseen version is overwritten. The list is fetched only after an attempt without a response,
 * or if another tab has the same draft.
 */
export function useGradeCheck(submission: Submission) {
  const { id } = submission;
  const store = usePersonStore();
  const { userId } = useSession();
  const subject = draftOf.grade(id);
  const [ofForm] = useState(() => pickCompared(submission));
  // What the author saw. The draft knows better, because a reload may show a newer version.
  const [seen, setSeen] = useState(
    () =>
      pickCompared(finishedOf(userId, subject)?.seen ?? readDraft(userId, subject)?.seen) ?? ofForm,
  );
  /** A version that the mentor has not agreed to overwrite, or null. */
  const [changed, setChanged] = useState<Submission | null>(null);
  /** The version that this press may overwrite. */
  const agreed = useRef<Submission | null>(null);
  const [startsInDoubt] = useState(() => wasTried(userId, subject));
  const isInDoubt = useRef(startsInDoubt);
  const doubt = useCallback(() => {
    isInDoubt.current = true;
  }, []);
  useEffect(() => onForeignDraft(userId, subject, doubt), [userId, subject, doubt]);

  /**
   * Checks whether the grade may be sent.
   * @returns `send`, `there` if the grade was already saved, or an error
   */
  const check = async (grade: Judgement): Promise<'send' | 'there' | ApiError> => {
    const mustFetch = isInDoubt.current;
    if (mustFetch) {
      // Requests by the user are always sent.
      clearRefusal();
      const error = await fetchAgain(store, loadMentorSubmissions.keyOf(), () =>
        store.dispatch(loadMentorSubmissions()),
      );
      // An aborted read is no problem, because a grade has already updated the list.
      if (error && error.kind !== 'aborted') return error;
      isInDoubt.current = false;
    }
    const now = store.getState().tasks.queue?.[id]?.submission;
    if (!now) return clientError('refused', 404, reviewTexts.gone);
    const base = agreed.current ?? seen;
    agreed.current = null;
    const isUnchanged = sameWork(base, now) && sameJudgement(base, now);
    const verdict = isUnchanged && !mustFetch ? 'send' : decideGrade(grade, base, now);
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
  /**
   * Forgets what was seen, once the draft is deleted. The form then has the version of its first
   * render again.
   */
  const startOver = () => setSeen(ofForm);
  return { seen, changed, check, agree, doubt, startOver };
}
