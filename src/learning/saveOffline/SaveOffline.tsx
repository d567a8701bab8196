import { type MouseEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { isApiUnreachable, onConnectionChange } from '../../api/connection.ts';
import { useLoads } from '../../api/query/useLoad.ts';
import { currentSession } from '../../auth/session.ts';
import styles from './SaveOffline.module.css';
import {
  collectTrackContent,
  planSave,
  removeOfflineTrack,
  saveTrackOffline,
  type SaveProblem,
} from './saveOffline.ts';
import { saveOfflineTexts as texts } from './texts.ts';
import { protectStorage } from '../../lib/device.ts';
import { dataSize } from '../../lib/format.ts';
import { savesData } from '../../lib/deviceSettings.ts';
import { leavesNothing } from '../../lib/storage.ts';
import { isAppStored, storeApp } from '../../lib/worker/registration.ts';
import { loadCourse, savedOfflineAt } from '../../tracks/coursesSlice.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { classes } from '../../ui/hooks.ts';
import { useAppSelector, usePersonStore } from '../../tasks/state.ts';

/** The compressed bytes of the app's files, without those that a visit has loaded. */
const APP_BYTES = 250_000;

/**
 * Returns how many bytes of the app's files have to be loaded, or undefined until it is known.
 * Without data saving they are loaded after the login anyway.
 */
function useAppBytes(isWanted: boolean): number | undefined {
  const [bytes, setBytes] = useState(() => (savesData() ? undefined : 0));
  useEffect(() => {
    if (!isWanted || !savesData()) return undefined;
    let isMounted = true;
    const look = async () => {
      const isStored = await isAppStored();
      if (isMounted) setBytes(isStored ? 0 : APP_BYTES);
    };
    void look();
    return () => {
      isMounted = false;
    };
  }, [isWanted]);
  return bytes;
}

function explain(problem: SaveProblem): string {
  if (problem === 'put off') return texts.putOff;
  if (problem === 'not stored' || problem === 'no app') return texts.notStored;
  return problem.kind === 'limit' ? problem.message : texts.failed;
}

interface SaveOfflineProps {
  trackId: string;
  align: 'start' | 'center';
}

/** Shows a button that saves a track for offline or removes it again, and says what came of it. */
export function SaveOffline({ trackId, align }: SaveOfflineProps) {
  const store = usePersonStore();
  const isSaved = useAppSelector((state) => savedOfflineAt(state, trackId) !== null);
  const bytes = useAppSelector((state) => planSave(state, trackId).bytes);
  const hasTasks = useAppSelector((state) => collectTrackContent(state, trackId).tasks.length > 0);
  const [hasLogin] = useState(() => currentSession() !== null);
  const isAway = useSyncExternalStore(onConnectionChange, isApiUnreachable);
  /** The share of parts saved so far; null if nothing is in progress. */
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const [message, setMessage] = useState('');
  const appBytes = useAppBytes(progress === null && !isSaved);

  // Tasks that are newer than the saved track may have other courses.
  const newCourses = useAppSelector((state) => planSave(state, trackId).courses.join(' '));
  const canComplete = isSaved && hasLogin && !isAway;
  useLoads(loadCourse, canComplete ? newCourses.split(' ') : [], 'background');

  const save = async () => {
    const { lists, courses } = planSave(store.getState(), trackId);
    // The app's files count as one part.
    const total = lists.length + courses.length + 1;
    let done = 0;
    const count = () => {
      setProgress({ done: Math.min(done, total), total });
      done += 1;
    };
    count();
    // The answer is not awaited, because some browsers ask the user.
    void protectStorage();
    const app = storeApp();
    void app.then(count);
    const problem = await saveTrackOffline(store, trackId, app, count);
    setProgress(null);
    if (problem) setMessage(explain(problem));
    else setMessage((await app) === 'stored' ? texts.done : texts.noApp);
  };

  const remove = () => {
    removeOfflineTrack(store, trackId);
    setMessage(texts.removed);
  };

  const press = ({ detail }: MouseEvent) => {
    // The second tap of a double tap would remove what the first has saved.
    if (progress !== null || detail > 1) return;
    setMessage('');
    if (isSaved) remove();
    else void save();
  };

  let label: string =
    appBytes === undefined ? texts.save : texts.saveOf(dataSize(bytes + appBytes));
  if (isSaved) label = texts.saved;
  if (progress) label = texts.saving(progress.done, progress.total);

  // Without a login nothing can be loaded, and offline a removed track could not be loaded again.
  const canChange = hasLogin && !(isSaved && isAway);
  if (leavesNothing() || (!canChange && !isSaved)) return null;
  return (
    <div className={classes('stack gap-1 no-print', align, styles.place)}>
      {canChange && hasTasks && (
        <Button
          variant="quiet"
          iconBefore={isSaved ? 'check-circle' : 'download'}
          aria-disabled={progress !== null}
          onClick={press}
        >
          {label}
        </Button>
      )}
      {!canChange && (
        <p className="line gap-2 strong">
          <Icon name="check-circle" /> {texts.savedOnly}
        </p>
      )}
      <p role="status" className={`soft small ${styles.message}`}>
        {message}
      </p>
    </div>
  );
}
