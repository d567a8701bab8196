import { useState } from 'react';
import { clearDraft, draftOf, readDraft, writeDraft } from '../../user/drafts.ts';

/** The steps before the confirmation: tracks, stages, mentor selection. */
type ChoiceStep = 0 | 1 | 2;

/** What a user has chosen so far. */
export interface Choice {
  step: ChoiceStep;
  trackId: string | null;
  mentorId: string | null;
  /** The seed of the mentors' order: the same on every page, after Back and after a reload. */
  seed: number;
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function restore(userId: string): Choice {
  const { step, trackId, mentorId, seed } = readDraft(userId, draftOf.enrollment)?.values ?? {};
  return {
    step: step === 1 || step === 2 ? step : 0,
    trackId: textOrNull(trackId),
    mentorId: textOrNull(mentorId),
    seed: typeof seed === 'number' ? seed : Math.floor(Math.random() * 2 ** 32),
  };
}

/** Stores a user's choice, also over a reload, until the service has accepted it. */
export function useChoice(userId: string) {
  const [choice, setChoice] = useState(() => restore(userId));
  const choose = (change: Partial<Choice>): void => {
    const next = { ...choice, ...change };
    setChoice(next);
    writeDraft(userId, draftOf.enrollment, next);
  };
  return { choice, choose };
}

/** Deletes the stored choice: it has been accepted. */
export const forgetChoice = (userId: string): void => clearDraft(userId, draftOf.enrollment);
