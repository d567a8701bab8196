import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { openWizard, paths } from '../../paths.ts';
import { useProfile, useSession } from '../../user/hooks.ts';
import { dashboardTexts } from '../home/texts.ts';
import { submitTexts } from '../task/texts.ts';
import { shareTexts as texts } from './texts.ts';
import { useTaskBoard } from '../../tasks/useTaskBoard.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { OpenTasks } from './OpenTasks.tsx';
import styles from './share.module.css';
import { useSharedLink } from './useSharedLink.ts';

/** Which task a link is for that another app shared, or that was pasted on the dashboard. */
export default function SharePage() {
  const { role } = useSession();
  const link = useSharedLink();
  const { tracks } = useProfile();
  const mayChoose = role === 'MENTEE' && link !== null && tracks.length > 0;
  return (
    <>
      <PageHead title={texts.title} description={texts.description} lead={mayChoose} />
      {role !== 'MENTEE' ? (
        <Notice title={submitTexts.onlyMentees}>{submitTexts.onlyMenteesText}</Notice>
      ) : link === null ? (
        <EmptyState
          illustration={<Icon name="external" size="lg" />}
          title={texts.noLink}
          text={texts.noLinkText}
          action={<ButtonLink to={paths.tasks}>{texts.toTasks}</ButtonLink>}
        />
      ) : (
        <Choice link={link} />
      )}
    </>
  );
}

const SharedLink = ({ link }: { link: string }) => (
  <p className={styles.link}>
    <Icon name="external" /> <span>{link}</span>
  </p>
);

function Choice({ link }: { link: string }) {
  const board = useTaskBoard('sent');
  if (board.track === null) {
    return (
      <div className={styles.page}>
        <SharedLink link={link} />
        <EmptyState
          illustration={<Icon name="book" size="lg" />}
          title={texts.noTrack}
          text={texts.noTrackText}
          action={
            <ButtonLink iconBefore="plus" to={paths.dashboard} state={openWizard}>
              {dashboardTexts.enroll}
            </ButtonLink>
          }
        />
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <SharedLink link={link} />
      <OpenTasks key={board.track.id} link={link} track={board.track} board={board} />
    </div>
  );
}
