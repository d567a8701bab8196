import { AsyncView } from '../../ui/AsyncView.tsx';
import { PersonProfile } from '../../user/PersonProfile.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { paths, toEnroll } from '../../paths.ts';
import { loadMentors, mentorSelectors } from '../../user/userSlice.ts';
import { useAppSelector } from '../../tasks/state.ts';
import { useSession } from '../../auth/useSession.ts';
import { hasResponse } from '../../api/query/query.ts';
import { useLoad } from '../../api/query/useLoad.ts';
import { mentorPageTexts as texts } from './texts.ts';
import { opensDialog } from '../../ui/dialog/useDialogAddress.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { RailSkeleton } from '../../ui/RailSkeleton.tsx';
import { notLoadedTexts } from '../../ui/notLoadedTexts.ts';

/** Shows the profile of the mentee's mentor, or of all mentors if there are several. */
export default function MentorPage() {
  const isMentee = useSession().role === 'MENTEE';
  const { request } = useLoad(loadMentors, isMentee ? undefined : null);
  const mentors = useAppSelector(mentorSelectors.selectAll);
  const none = (
    <EmptyState
      icon="mentor"
      title={isMentee ? texts.none : texts.noneForRole}
      text={isMentee && texts.noneText}
      action={
        isMentee ? (
          <ButtonLink to={toEnroll()} state={opensDialog}>
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
        lead={isMentee}
      />
      {isMentee ? (
        <AsyncView
          reads={[
            {
              request,
              ready: mentors.length > 0 || hasResponse(request),
              missing: notLoadedTexts.mentors,
            },
          ]}
          skeleton={<RailSkeleton label={texts.loading} />}
        >
          {mentors.length === 0
            ? none
            : mentors.map((mentor) => (
                <PersonProfile key={mentor.id} person={mentor} isMentor headingLevel={2} />
              ))}
        </AsyncView>
      ) : (
        none
      )}
    </>
  );
}
