import { useParams } from 'react-router-dom';
import { AsyncView } from '../../ui/AsyncView.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { PersonProfile } from '../../user/PersonProfile.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { paths } from '../../paths.ts';
import { fullName } from '../../lib/text.ts';
import { loadMentees, menteeSelectors } from '../../user/userSlice.ts';
import { useAppSelector } from '../../user/hooks.ts';
import { useLoad } from '../../api/query/useLoad.ts';
import { menteesTexts as texts, mentorTexts } from '../texts.ts';
import { personTexts } from '../../user/personTexts.ts';
import { Forbidden, isForbidden } from '../Forbidden.tsx';
import { MenteeSubmissions } from './MenteeSubmissions.tsx';
import styles from '../mentor.module.css';
import { notLoadedTexts } from '../../ui/notLoadedTexts.ts';

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
