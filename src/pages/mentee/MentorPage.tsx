import { AsyncView } from '../../components/async/AsyncView.tsx';
import { PersonProfile } from '../../components/profile/PersonProfile.tsx';
import { ButtonLink } from '../../components/ui/button/Button.tsx';
import { EmptyState } from '../../components/ui/EmptyState.tsx';
import { Icon } from '../../components/ui/icon/Icon.tsx';
import { openWizard, paths } from '../../config/paths.ts';
import { loadMentors, mentorSelectors } from '../../slices/userSlice.ts';
import { useAppSelector, useSession } from '../../store/hooks.ts';
import { useLoad } from '../../store/useLoad.ts';
import { mentorTexts as texts } from '../../texts/mentee/menteeTracks.ts';
import { PageHead } from './PageHead.tsx';
import { notLoadedTexts } from '../../texts/notLoaded.ts';

/** The profile of the mentee's mentor, or of all mentors if there are several. */
export default function MentorPage() {
  const isMentee = useSession().role === 'MENTEE';
  const { request, retry } = useLoad(loadMentors, isMentee ? undefined : null);
  const mentors = useAppSelector(mentorSelectors.selectAll);
  const none = (
    <EmptyState
      illustration={<Icon name="mentor" size="lg" />}
      title={texts.none}
      text={isMentee ? texts.noneText : texts.noneForRole}
      action={
        isMentee ? (
          <ButtonLink to={paths.tracks} state={openWizard}>
            {texts.enroll}
          </ButtonLink>
        ) : (
          <ButtonLink to={paths.dashboard}>{texts.toDashboard}</ButtonLink>
        )
      }
    />
  );
  return (
    <>
      <PageHead
        title={mentors.length > 1 ? texts.titleMany : texts.title}
        description={texts.description}
      />
      {isMentee ? (
        <AsyncView
          missing={notLoadedTexts.mentors}
          request={request}
          ready={mentors.length > 0 || request?.status === 'success'}
          retry={retry}
          label={texts.loading}
        >
          {mentors.length === 0
            ? none
            : mentors.map((mentor) => (
                <PersonProfile key={mentor.id} person={mentor} headingLevel={2} />
              ))}
        </AsyncView>
      ) : (
        none
      )}
    </>
  );
}
