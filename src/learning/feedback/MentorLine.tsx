import { Fragment } from 'react';
import type { Submission } from '../../tasks/tasksSlice.ts';
import styles from './FeedbackDialog.module.css';
import { taskTexts as texts } from '../task/texts.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { useAppSelector } from '../../tasks/state.ts';
import { currentAvailability } from '../../user/availability.ts';
import { AvailabilityLine } from '../../user/AvailabilityLine.tsx';
import { mentorSelectors } from '../../user/userSlice.ts';
import { PersonName } from '../../ui/PersonName.tsx';
import { nameOf } from '../../user/nameOf.ts';

/**
 * Returns the mentor of a submission. If the API does not name one, it is the mentee's only mentor.
 * What is unknown is '' or null.
 */
export function useReviewer(submission: Submission | null | undefined) {
  const mentors = useAppSelector(mentorSelectors.selectAll);
  const submissionMentor = submission?.mentor;
  const listedMentor = submissionMentor
    ? mentors.find(({ id }) => id === submissionMentor.id)
    : mentors.length === 1
      ? mentors[0]
      : undefined;
  const person = listedMentor ?? submissionMentor;
  return {
    id: person?.id ?? '',
    name: person ? nameOf(person, texts.yourMentor) : texts.yourMentor,
    firstName: person?.firstName.trim() ?? '',
    email: listedMentor?.email ?? null,
    photoUrl: listedMentor?.photoUrl ?? null,
    description: listedMentor?.description ?? null,
  };
}

/** Returns a sentence that work has to wait because its mentor is away, or null. */
export function useAwayText(submission: Submission | null | undefined): string | null {
  const { name, description } = useReviewer(submission);
  const { awayUntil } = currentAvailability(description);
  return awayUntil && texts.away(name, awayUntil);
}

interface MentorLineProps {
  /** The mentor, or several if it is unknown which of them reviews the work. */
  mentors: readonly Pick<
    ReturnType<typeof useReviewer>,
    'id' | 'name' | 'photoUrl' | 'description'
  >[];
}

/**
 * Shows the photo and name of the mentor, or of all mentors among whom one reviews the work.
 * Whether they take new mentees does not matter here.
 */
export function MentorLine({ mentors }: MentorLineProps) {
  const [only, ...others] = mentors;
  if (!only) return null;
  const isAway = others.length === 0 && currentAvailability(only.description).awayUntil !== null;
  return (
    <div className="row">
      {mentors.map(({ id, name, photoUrl }) => (
        <Avatar key={id} name={name} photoUrl={photoUrl} decorative />
      ))}
      <p className={`stack gap-0 tight ${styles.mentors}`}>
        <strong className="words">
          {mentors.map(({ id, name }, index) => (
            <Fragment key={id}>
              {index > 0 && <span>{texts.or}</span>}
              <PersonName>{name}</PersonName>
            </Fragment>
          ))}
        </strong>
        <span className="soft small">
          {others.length > 0 ? texts.oneOfYourMentors : texts.yourMentor}
        </span>
        {isAway && <AvailabilityLine description={only.description} />}
      </p>
    </div>
  );
}
