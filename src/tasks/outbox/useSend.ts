import { useRef, useState } from 'react';
import { abortedError, type ApiError, clientError } from '../../api/errors.ts';
import { useSession } from '../../auth/useSession.ts';
import type { About, Draft } from '../../user/drafts.ts';
import type { SendableDraft } from '../../user/useDraft.ts';
import { usePersonStore } from '../state.ts';
import type { Submission } from '../tasksSlice.ts';
import { pickCompared, sameWork } from '../work.ts';
import { send, type Sendable, type SendOutcome } from './send.ts';
import { outboxTexts as texts } from './texts.ts';

/** Creates the refusal of a send that would replace a version that its author has not seen. */
function changedError({ kind }: Sendable, seen: Draft['seen'], now: Submission): ApiError {
  const isNewWork = !sameWork(pickCompared(seen), now);
  const words =
    kind === 'grade'
      ? `${texts.changedGrade}. ${texts.changedGradeText}`
      : isNewWork
        ? `${texts.changedWork}. ${texts.changedWorkText}`
        : `${texts.graded}. ${texts.gradedText}`;
  return { ...clientError('refused', null, words), hasAdvice: true };
}

/** Sends the draft of a form, but first shows a version that its author has not seen. */
export function useSend<Values extends object>(
  subject: Sendable,
  draft: SendableDraft<Values>,
  about: About,
) {
  const store = usePersonStore();
  const { userId } = useSession();
  /** The version that the author has not agreed to replace, or null. */
  const [changed, setChanged] = useState<Submission | null>(null);
  const agreed = useRef<Draft['seen']>(null);

  const sendForm = async (
    values: Values,
  ): Promise<{ error: ApiError | null; outcome: SendOutcome['kind'] }> => {
    const seen = agreed.current ?? draft.seen;
    const form = { values, seen, about, status: draft.status };
    const result = await send(store, userId, subject, { form });
    const { kind: outcome } = result;
    setChanged(result.kind === 'changed' ? result.now : null);
    if (result.kind === 'changed')
      return { outcome, error: changedError(subject, seen, result.now) };
    if (result.kind === 'left') return { outcome, error: abortedError };
    return { outcome, error: result.kind === 'failed' ? result.error : null };
  };

  /** Also forgets the version that the deleted draft would have replaced. */
  const discard = () => {
    draft.discard();
    agreed.current = null;
    setChanged(null);
  };

  return {
    draft: { ...draft, discard },
    send: sendForm,
    changed,
    /** Lets the next send replace the version that is shown. */
    agree: () => {
      agreed.current = pickCompared(changed);
    },
  };
}
