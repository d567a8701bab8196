import { useMemo } from 'react';
import { AsyncView } from '../../ui/AsyncView.tsx';
import { Skeleton } from '../../ui/Loading.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { EmptyState, Notice } from '../../ui/Notice.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { seeded, shuffle } from '../../lib/shuffle.ts';
import { currentAvailability } from '../../user/availability.ts';
import { AvailabilityLine } from '../../user/AvailabilityLine.tsx';
import { placeOf } from '../../user/person.ts';
import { loadTrackMentors } from '../../tracks/tracksSlice.ts';
import { mentorSelectors, type Mentor } from '../../user/userSlice.ts';
import { useAppSelector } from '../../tasks/state.ts';
import { hasResponse } from '../../api/query/query.ts';
import { useLoad } from '../../api/query/useLoad.ts';
import { enrollTexts as texts } from './texts.ts';
import { ChoiceList } from './steps.tsx';
import styles from './enroll.module.css';
import { notLoadedTexts } from '../../ui/notLoadedTexts.ts';
import { PersonName } from '../../ui/PersonName.tsx';
import { nameOf } from '../../user/nameOf.ts';

interface MentorStepProps {
  trackId: string;
  seed: number;
  chosenId: string | null;
  onChoose: (mentorId: string) => void;
}

const none: Mentor[] = [];

/**
 * Shows step 2, a choice of mentor, shuffled once. Mentors who are away or full follow the others,
 * and the mentee's own mentors are last.
 */
export function MentorStep({ trackId, seed, chosenId, onChoose }: MentorStepProps) {
  const { request } = useLoad(loadTrackMentors, trackId);
  const mentors = useAppSelector(({ tracks }) => tracks.mentors[trackId] ?? none);
  const ownMentors = useAppSelector(mentorSelectors.selectEntities);
  const ordered = useMemo(() => {
    const shuffled = shuffle(mentors, seeded(seed));
    const groupOf = ({ id, description }: Mentor): number =>
      ownMentors[id] ? 2 : currentAvailability(description).line ? 1 : 0;
    return [0, 1, 2].flatMap((group) => shuffled.filter((mentor) => groupOf(mentor) === group));
  }, [mentors, ownMentors, seed]);
  const repeatedMentor = ordered.find(({ id }) => id === chosenId && ownMentors[id]);

  if (hasResponse(request) && mentors.length === 0) {
    return (
      <EmptyState
        headingLevel={3}
        icon="mentor"
        title={texts.noMentors}
        text={texts.noMentorsText}
      />
    );
  }
  return (
    <AsyncView
      reads={[{ request, ready: mentors.length > 0, missing: notLoadedTexts.mentors }]}
      skeleton={<Skeleton shape="cards" />}
    >
      <ChoiceList
        title={texts.chooseMentor}
        text={texts.chooseMentorText}
        pagesLabel={texts.mentorPages}
        items={ordered}
        chosenId={chosenId}
        onChoose={onChoose}
      >
        {(mentor) => <MentorCard mentor={mentor} isMine={ownMentors[mentor.id] !== undefined} />}
      </ChoiceList>
      {repeatedMentor && (
        <Notice tone="warning">{texts.sameMentor(nameOf(repeatedMentor, ''))}</Notice>
      )}
    </AsyncView>
  );
}

function MentorCard({ mentor, isMine }: { mentor: Mentor; isMine: boolean }) {
  const name = nameOf(mentor, '');
  const place = placeOf(mentor);
  const about = currentAvailability(mentor.description).rest;
  return (
    <>
      <span className="line">
        <Avatar name={name} photoUrl={mentor.photoUrl} decorative />
        <span className="stack gap-0">
          <strong className={styles.name}>
            <PersonName>{name}</PersonName>
          </strong>
          {place && <bdi className="soft small">{place}</bdi>}
        </span>
      </span>
      {isMine && (
        <span>
          <Tag tone="warm">{texts.yourMentor}</Tag>
        </span>
      )}
      <AvailabilityLine description={mentor.description} />
      {about && (
        <span dir="auto" className={`clamp-2 soft small ${styles.words}`}>
          {about}
        </span>
      )}
      <span className="row gap-1">
        {mentor.technologies.slice(0, 6).map((technology) => (
          <Tag key={technology} tone="brand">
            <bdi translate="no">{technology}</bdi>
          </Tag>
        ))}
      </span>
    </>
  );
}
