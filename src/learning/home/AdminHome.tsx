import { Overview } from './Overview.tsx';
import { dashboardTexts as texts } from './texts.ts';
import { useTaskBoard } from '../../tasks/useTaskBoard.ts';
import { useReadToast } from '../../ui/AsyncView.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { useProfile } from '../../user/useProfile.ts';

/** Shows the dashboard of an ADMIN, to whom the API shows no mentors, mentees or submissions. */
export function AdminHome() {
  const { firstName } = useProfile();
  const board = useTaskBoard('sent');
  useReadToast(board.request);
  return (
    <>
      <PageHead title={texts.title} description={texts.description} />
      <div className="stack gap-2 band">
        <h2>{texts.welcome(firstName)}</h2>
        <p>{texts.welcomeAdmin}</p>
      </div>
      <Overview mentors={null} board={board} />
    </>
  );
}
