import { useMemo, useState } from 'react';
import type { Track } from '../../api/schemas.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { paths } from '../../paths.ts';
import { dataSize } from '../../lib/dataSize.ts';
import { trackTitle } from '../../lib/titles.ts';
import { stamp } from '../../lib/dates.ts';
import { currentSession } from '../../auth/session.ts';
import { takenAt } from '../../tracks/takenTracks.ts';
import { useAppSelector } from '../../user/hooks.ts';
import { contentOf, planOf } from './takeAlong.ts';
import { commonTexts } from '../../ui/texts.ts';
import { takeAlongTexts as texts } from './texts.ts';
import { ContentList } from './ContentList.tsx';
import { Cost, Ending, Progress } from './parts.tsx';
import styles from './TakeAlong.module.css';
import { useTakeAlong } from './useTakeAlong.ts';

interface TakeAlongDialogProps {
  track: Track;
  onClose: () => void;
}

/** Says what it costs to take a track along, takes it, and says what is on the device. */
export default function TakeAlongDialog({ track, onClose }: TakeAlongDialogProps) {
  const { code, progress, outcome, room, isProtected, start, stop, remove } = useTakeAlong(
    track.id,
  );
  const tasks = useAppSelector((state) => state.tasks);
  const stages = useAppSelector((state) => state.stages);
  const courses = useAppSelector((state) => state.courses);
  const root = useMemo(() => ({ tasks, stages, courses }), [tasks, stages, courses]);
  const content = useMemo(() => contentOf(root, track.id), [root, track.id]);
  const plan = useMemo(() => planOf(root, track.id), [root, track.id]);
  const since = takenAt({ courses }, track.id);
  const isTaken = since !== null && progress === null;
  const title = trackTitle(track);
  const isLacking = plan.requests > 0 || (code?.files ?? 0) > 0;

  // Read without a login, it only says what is here.
  const [mayChange] = useState(() => currentSession() !== null);
  const isDone = !mayChange || (isTaken && !isLacking);
  let other: string = isTaken ? commonTexts.close : texts.notNow;
  if (progress !== null) other = commonTexts.cancel;

  // The main button stays the same element, and keeps the focus.
  const buttons = (
    <>
      {!isDone && (
        <Button key="other" variant="secondary" onClick={progress === null ? onClose : stop}>
          {other}
        </Button>
      )}
      {isDone ? (
        <Button key="main" onClick={onClose}>
          {commonTexts.close}
        </Button>
      ) : (
        <Button
          key="main"
          iconBefore="download"
          busy={code === undefined || progress !== null}
          onClick={start}
        >
          {isTaken ? texts.goOn : texts.start}
        </Button>
      )}
    </>
  );

  return (
    <Dialog
      size="sm"
      title={isTaken ? texts.takenTitleOf(title) : texts.titleOf(title)}
      onClose={onClose}
      footer={buttons}
    >
      <div className={styles.body}>
        {since === null && <p>{texts.lead}</p>}
        {isTaken && <p className={styles.since}>{texts.since(stamp(since))}</p>}
        {progress !== null ? (
          <Progress {...progress} />
        ) : (
          <Ending outcome={outcome} missing={since === null ? 0 : content.missing.length} />
        )}
        {progress === null && !isDone && (
          <Cost
            requests={plan.requests}
            bytes={plan.bytes + (code?.bytes ?? 0)}
            isKnown={code !== undefined}
          />
        )}
        {!plan.fits && progress === null && !isDone && <p>{texts.tooMany}</p>}
        <ContentList content={content} isHere={isTaken} hasPages={code !== null} />
        <div className={styles.soft}>
          {room !== null && <p>{texts.room(dataSize(room))}</p>}
          {isProtected !== null && <p>{isProtected ? texts.promised : texts.notPromised}</p>}
          <p>{texts.login}</p>
        </div>
        {/* Also what the keyboard scrolls with. */}
        <ButtonLink variant="quiet" iconBefore="info" to={paths.privacy}>
          {texts.privacy}
        </ButtonLink>
        {isTaken && mayChange && (
          <Button
            variant="quiet"
            iconBefore="trash"
            onClick={() => {
              remove();
              onClose();
            }}
          >
            {texts.remove}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
