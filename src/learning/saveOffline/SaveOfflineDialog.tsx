import { type ReactNode, useMemo, useState } from 'react';
import type { Track } from '../../tracks/tracksSlice.ts';
import { currentSession } from '../../auth/session.ts';
import styles from './SaveOfflineDialog.module.css';
import { collectTrackContent, planSave, type TrackContent } from './saveOffline.ts';
import { saveOfflineTexts as texts } from './texts.ts';
import { type SaveOutcome, useSaveOffline } from './useSaveOffline.ts';
import { stamp } from '../../lib/dates.ts';
import { dataSize } from '../../lib/format.ts';
import { safeLink } from '../../lib/links.ts';
import { trackTitle } from '../../lib/text.ts';
import { paths } from '../../paths.ts';
import { briefElements } from '../../tasks/briefElements.ts';
import { savedOfflineAt } from '../../tracks/coursesSlice.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Spinner } from '../../ui/Loading.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { commonTexts } from '../../ui/texts.ts';
import { useAppSelector } from '../../tasks/state.ts';

interface ContentListProps {
  content: TrackContent;
  isHere: boolean;
  /** False if the browser cannot store the pages. */
  hasPages: boolean;
}

/** Lists which parts of a track can be read offline, and which cannot. */
function ContentList({ content, isHere, hasPages }: ContentListProps) {
  const { tasks, stages, courses, missing } = content;
  const pictures = useMemo(
    () =>
      tasks.reduce((sum, { description }) => {
        const brief = briefElements(description);
        return sum + (brief?.getElementsByTagName('img').length ?? 0);
      }, 0),
    [tasks],
  );
  const videos = courses.filter(({ playlistUrl }) => safeLink(playlistUrl) !== null).length;
  const courseCount = courses.length + missing.length;
  const savedCount = isHere ? courses.length : courseCount;
  return (
    <>
      <Items title={isHere ? texts.here : texts.comes} icon="check">
        <li>{texts.tasks(tasks.length)}</li>
        <li>{texts.stages(stages.length)}</li>
        {courseCount > 0 && (
          <li>
            {savedCount < courseCount
              ? texts.someCourses(savedCount, courseCount)
              : texts.courses(courseCount)}
          </li>
        )}
        {hasPages && <li>{texts.pages}</li>}
        <li>{texts.work}</li>
      </Items>
      <Items title={texts.staysOut} icon="close">
        {/* A course that has not loaded may have a video. */}
        {(videos > 0 || missing.length > 0) && <li>{texts.videos(videos + missing.length)}</li>}
        {pictures > 0 && <li>{texts.pictures(pictures)}</li>}
        {!hasPages && <li>{texts.noPages}</li>}
        <li>{texts.links}</li>
      </Items>
    </>
  );
}

interface ItemsProps {
  title: string;
  icon: 'check' | 'close';
  children: ReactNode;
}

function Items({ title, icon, children }: ItemsProps) {
  return (
    <section className={styles.items}>
      <h3 className="line gap-2 medium plain">
        <Icon name={icon} /> {title}
      </h3>
      <ul className="stack gap-1">{children}</ul>
    </section>
  );
}

interface CostProps {
  requests: number;
  bytes: number;
  /** False until the size of the pages has loaded. */
  isKnown: boolean;
}

function Cost({ requests, bytes, isKnown }: CostProps) {
  return (
    <div className={`sunken ${styles.cost}`} role="status">
      {isKnown ? (
        <>
          <p>{texts.cost}</p>
          <p>
            <strong>{texts.data(dataSize(bytes))}</strong>
          </p>
          <p>{texts.requests(requests)}</p>
        </>
      ) : (
        <p>
          <Spinner /> {texts.lookingUp}
        </p>
      )}
    </div>
  );
}

function Progress({ done, total }: { done: number; total: number }) {
  const words = texts.taking(done, total);
  return (
    <div className={`stack gap-2 ${styles.progress}`}>
      <progress className={styles.bar} value={done} max={Math.max(total, 1)} aria-label={words} />
      <p role="status">{words}</p>
    </div>
  );
}

function Ending({ outcome, missing }: { outcome: SaveOutcome | null; missing: number }) {
  if (outcome?.isStopped) return <Notice>{texts.stopped}</Notice>;
  if (outcome?.isPutOff) return <Notice>{texts.putOff}</Notice>;
  if (outcome?.isStored === false) {
    return (
      <Notice tone="danger" title={texts.notStored}>
        {texts.notStoredText}
      </Notice>
    );
  }
  const { failure = null, lacksCode = false } = outcome ?? {};
  if (failure !== null || lacksCode) {
    return (
      <Notice tone="danger" title={texts.failed}>
        <p>{failure === null ? texts.noCode : texts.stays}</p>
        {failure && <p>{failure.kind === 'limit' ? failure.message : texts.tryAgain}</p>}
      </Notice>
    );
  }
  return missing > 0 && <Notice>{texts.missing(missing)}</Notice>;
}

/** Shows the cost of saving a track offline, saves it, and shows what is saved. */
export default function SaveOfflineDialog({
  track,
  onClose,
}: {
  track: Track;
  onClose: () => void;
}) {
  const { code, progress, outcome, room, isProtected, start, stop, remove } = useSaveOffline(
    track.id,
  );
  const tasks = useAppSelector((state) => state.tasks);
  const stages = useAppSelector((state) => state.stages);
  const courses = useAppSelector((state) => state.courses);
  const requests = useAppSelector((state) => state.requests);
  const root = useMemo(
    () => ({ tasks, stages, courses, requests }),
    [tasks, stages, courses, requests],
  );
  const content = useMemo(() => collectTrackContent(root, track.id), [root, track.id]);
  const plan = useMemo(() => planSave(root, track.id), [root, track.id]);
  const since = savedOfflineAt({ courses }, track.id);
  const isTaken = since !== null && progress === null;
  const title = trackTitle(track);
  const isLacking = plan.requests > 0 || (code?.files ?? 0) > 0;

  // Without a login, the dialog only shows what is saved.
  const [mayChange] = useState(() => currentSession() !== null);
  const isDone = !mayChange || (isTaken && !isLacking);
  let other: string = isTaken ? commonTexts.close : texts.notNow;
  if (progress !== null) other = commonTexts.cancel;

  // Keep the main button mounted, so that it keeps the focus.
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
      <div className={`stack gap-4 start ${styles.body}`}>
        {since === null && <p>{texts.lead}</p>}
        {isTaken && <p className="strong">{texts.since(stamp(since))}</p>}
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
        <div className="stack gap-1 soft small">
          {room !== null && <p>{texts.room(dataSize(room))}</p>}
          {isProtected !== null && <p>{isProtected ? texts.promised : texts.notPromised}</p>}
          <p>{texts.login}</p>
        </div>
        {/* Focusable, so that the keyboard can scroll the dialog. */}
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
