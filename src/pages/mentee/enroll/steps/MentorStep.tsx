import { useMemo } from 'react';
import type { Mentor } from '../../../../api/schemas.ts';
import { AsyncView } from '../../../../components/async/AsyncView.tsx';
import { Skeleton } from '../../../../components/async/Skeleton.tsx';
import { Avatar } from '../../../../components/ui/avatar/Avatar.tsx';
import { EmptyState } from '../../../../components/ui/EmptyState.tsx';
import { Notice } from '../../../../components/ui/Notice.tsx';
import { Tag } from '../../../../components/ui/Tag.tsx';
import { seeded, shuffle } from '../../../../domain/learning/shuffle.ts';
import { placeOf } from '../../../../domain/person/place.ts';
import { fullName } from '../../../../domain/text/text.ts';
import { loadTrackMentors } from '../../../../slices/tracksSlice.ts';
import { mentorSelectors } from '../../../../slices/userSlice.ts';
import { useAppSelector } from '../../../../store/hooks.ts';
import { useLoad } from '../../../../store/useLoad.ts';
import { enrollTexts as texts } from '../../../../texts/mentee/enroll.ts';
import { ChoiceList } from './ChoiceList.tsx';
import styles from './steps.module.css';
import { notLoadedTexts } from '../../../../texts/notLoaded.ts';

interface MentorStepProps {
  trackId: string;
  seed: number;
  chosenId: string | null;
  onChoose: (mentorId: string) => void;
}

const none: Mentor[] = [];

/** Step 2: one of the track's mentors, shuffled once; those the mentee already has come last. */
export function MentorStep({ trackId, seed, chosenId, onChoose }: MentorStepProps) {
  const { request, retry } = useLoad(loadTrackMentors, trackId);
  const mentors = useAppSelector(({ tracks }) => tracks.mentors[trackId] ?? none);
  const mine = useAppSelector(mentorSelectors.selectEntities);
  const ordered = useMemo(() => {
    const shuffled = shuffle(mentors, seeded(seed));
    return [...shuffled.filter(({ id }) => !mine[id]), ...shuffled.filter(({ id }) => mine[id])];
  }, [mentors, mine, seed]);
  const doubled = ordered.find(({ id }) => id === chosenId && mine[id]);

  if (request?.status === 'success' && mentors.length === 0) {
    return <EmptyState headingLevel={3} title={texts.noMentors} text={texts.noMentorsText} />;
  }
  return (
    <AsyncView
      missing={notLoadedTexts.mentors}
      request={request}
      ready={mentors.length > 0}
      retry={retry}
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
        {(mentor) => <MentorCard mentor={mentor} isMine={mine[mentor.id] !== undefined} />}
      </ChoiceList>
      {doubled && <Notice tone="warning">{texts.sameMentor(fullName(doubled))}</Notice>}
    </AsyncView>
  );
}

function MentorCard({ mentor, isMine }: { mentor: Mentor; isMine: boolean }) {
  const name = fullName(mentor);
  const place = placeOf(mentor);
  return (
    <>
      <span className={styles.person}>
        <Avatar name={name} photoUrl={mentor.photoUrl} decorative />
        <span>
          <strong className={styles.name}>{name}</strong>
          {place && <span className={styles.place}>{place}</span>}
        </span>
      </span>
      {isMine && (
        <span>
          <Tag tone="warm">{texts.yourMentor}</Tag>
        </span>
      )}
      {mentor.description && <span className={styles.words}>{mentor.description}</span>}
      <span className={styles.tags}>
        {mentor.technologies.slice(0, 6).map((technology) => (
          <Tag key={technology} tone="brand">
            {technology}
          </Tag>
        ))}
      </span>
    </>
  );
}
