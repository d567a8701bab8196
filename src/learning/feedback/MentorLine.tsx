import type { Submission } from '../../tasks/tasksSlice.ts';
import { mentorLineTexts as texts } from '../task/texts.ts';
import { fullName } from '../../lib/text.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { useAppSelector } from '../../tasks/state.ts';
import { mentorSelectors } from '../../user/userSlice.ts';

interface Reviewer {
  name: string;
  /** '' if unknown. */
  firstName: string;
  /** null if unknown. */
  email: string | null;
  photoUrl: string | null;
}

/**
 * Returns the mentor of a submission, with the photo of the mentor list. If the API names no
 * mentor, it returns the mentee's only mentor.
 */
export function useReviewer(submission: Submission | null | undefined): Reviewer {
  const mentors = useAppSelector(mentorSelectors.selectAll);
  const named = submission?.mentor;
  const known = named
    ? mentors.find(({ id }) => id === named.id)
    : mentors.length === 1
      ? mentors[0]
      : undefined;
  const person = known ?? named;
  return {
    name: (person && fullName(person)) || texts.yourMentor,
    firstName: person?.firstName.trim() ?? '',
    email: known?.email ?? null,
    photoUrl: known?.photoUrl ?? null,
  };
}

/** A mentor's photo and name. */
export function MentorLine({ mentor }: { mentor: Pick<Reviewer, 'name' | 'photoUrl'> }) {
  return (
    <div className="line">
      <Avatar name={mentor.name} photoUrl={mentor.photoUrl} decorative />
      <p className="stack gap-0 tight">
        <strong className="words">{mentor.name}</strong>
        <span className="soft small">{texts.yourMentor}</span>
      </p>
    </div>
  );
}
