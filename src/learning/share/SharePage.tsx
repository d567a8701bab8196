import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isForeign, ownState } from '../../auth/linkState.ts';
import { dashboardTexts } from '../home/texts.ts';
import { OpenTasks } from './OpenTasks.tsx';
import styles from './share.module.css';
import { shareTexts as texts } from './texts.ts';
import { submitTexts } from '../task/texts.ts';
import { sharedLink } from '../../lib/links.ts';
import { isRecord } from '../../lib/values.ts';
import { openWizard, paths } from '../../paths.ts';
import { useTaskBoard } from '../../tasks/useTaskBoard.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { EmptyState, Notice } from '../../ui/Notice.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { useProfile } from '../../user/useProfile.ts';
import { useSession } from '../../auth/useSession.ts';

/** The link in a history entry's state; null also where another user put it there. */
const linkOfState = (state: unknown): string | null =>
  isRecord(state) && !isForeign(state) && typeof state['shared'] === 'string'
    ? sharedLink([state['shared']])
    : null;

/**
 * The link that the page was opened with, by the share target's address or by a link's state; null:
 * there is none. It moves from the address into the entry's state, which knows whose it is: the next
 * user of this tab is not to find it in its history.
 */
function useSharedLink(): string | null {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  // As the web app's manifest names them.
  const query = new URLSearchParams(search);
  const ofAddress = sharedLink(['url', 'text', 'title'].map((name) => query.get(name)));
  const given = ofAddress ?? linkOfState(state);
  const [link, setLink] = useState(given);
  // Another link may be shared while the page is open.
  if (given !== null && given !== link) setLink(given);

  const isInState = search === '' && (link === null || linkOfState(state) === link);
  useEffect(() => {
    if (isInState) return;
    void navigate(paths.share, {
      replace: true,
      state: ownState({ shared: link }),
      preventScrollReset: true,
    });
  }, [isInState, link, navigate]);
  return link;
}

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
  <p className={`line gap-2 strong ${styles.link}`}>
    <Icon name="external" /> <span className="clamp-4">{link}</span>
  </p>
);

function Choice({ link }: { link: string }) {
  const board = useTaskBoard('sent');
  if (board.track === null) {
    return (
      <div className="stack gap-4">
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
    <div className="stack gap-4">
      <SharedLink link={link} />
      <OpenTasks key={board.track.id} link={link} track={board.track} board={board} />
    </div>
  );
}
