import { useParams } from 'react-router-dom';
import { AsyncView } from '../../components/async/AsyncView.tsx';
import { PageMeta } from '../../components/PageMeta.tsx';
import { PersonProfile } from '../../components/profile/PersonProfile.tsx';
import { ButtonLink } from '../../components/ui/button/Button.tsx';
import { EmptyState } from '../../components/ui/EmptyState.tsx';
import { paths } from '../../config/paths.ts';
import { fullName } from '../../domain/text/text.ts';
import { loadMentees, menteeSelectors } from '../../slices/userSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { useLoad } from '../../store/useLoad.ts';
import { menteesTexts as texts, mentorTexts } from '../../texts/mentor.ts';
import { personTexts } from '../../texts/person.ts';
import { Forbidden, isForbidden } from './Forbidden.tsx';
import { MenteeSubmissions } from './mentees/MenteeSubmissions.tsx';
import styles from './mentor.module.css';
import { notLoadedTexts } from '../../texts/notLoaded.ts';

/** One mentee's profile, and beside it their submissions to this mentor. */
export default function MenteePage() {
  const { userId = '' } = useParams();
  const { request, retry } = useLoad(loadMentees, undefined);
  const person = useAppSelector((state) => menteeSelectors.selectById(state, userId));
  const title = person ? fullName(person) || personTexts.unnamed : texts.name;
  const ready = person !== undefined || request?.status === 'success';

  return (
    <>
      <PageMeta title={title} description={texts.profileDescription} index={false} />
      <ButtonLink
        to={paths.mentees}
        variant="quiet"
        iconBefore="arrow-left"
        className={styles.back}
      >
        {texts.back}
      </ButtonLink>
      {isForbidden(request?.error) ? (
        <Forbidden>{mentorTexts.forbiddenMentees}</Forbidden>
      ) : (
        <AsyncView
          missing={notLoadedTexts.mentee}
          request={request}
          ready={ready}
          retry={retry}
          label={texts.loading}
        >
          {person ? (
            <PersonProfile
              person={person}
              aside={<MenteeSubmissions key={userId} menteeId={userId} />}
            />
          ) : (
            <EmptyState headingLevel={1} title={texts.notYours} text={texts.notYoursText} />
          )}
        </AsyncView>
      )}
    </>
  );
}
