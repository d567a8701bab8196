import { type MouseEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { isApiUnreachable, onConnectionChange } from '../../api/connection.ts';
import { currentSession } from '../../auth/session.ts';
import styles from './SaveOffline.module.css';
import {
  addNewCourses,
  collectTrackContent,
  planSave,
  removeOfflineTrack,
  saveTrackOffline,
  type SaveProblem,
} from './saveOffline.ts';
import { saveOfflineTexts as texts } from './texts.ts';
import { protectStorage } from '../../lib/device.ts';
import { dataSize } from '../../lib/format.ts';
import { savesData } from '../../lib/savesData.ts';
import { leavesNothing } from '../../lib/storage.ts';
import { cacheAreaCode, codeCost, deleteAreaCode } from '../../lib/worker/areaCode.ts';
import type { CodeCost, CodeStep } from '../../lib/worker/messages.ts';
import { savedOfflineAt } from '../../tracks/coursesSlice.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { classes } from '../../ui/hooks.ts';
import { useAppSelector, usePersonStore } from '../../tasks/state.ts';

const AREA = 'mentee';

const LOOK_MS = 5000;
const LOOKS = 3;

/**
 * Returns the app's files that are not on the device yet; undefined until the worker has said so,
 * null if this browser cannot store them.
 */
function useMissingFiles(isWanted: boolean): CodeCost | null | undefined {
  const [cost, setCost] = useState<CodeCost | null>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isMounted = true;
    const look = async (looks: number) => {
      const found = await codeCost(AREA);
      if (!isMounted) return;
      setCost(found);
      // Without data saving, the worker loads them soon after the login anyway.
      if (looks > 1 && found && found.files > 0 && !savesData())
        timer = setTimeout(look, LOOK_MS, looks - 1);
    };
    void look(LOOKS);
    return () => {
      isMounted = false;
      clearTimeout(timer);
    };
  }, [isWanted]);
  return cost;
}

function explain(problem: SaveProblem): string {
  if (problem === 'put off') return texts.putOff;
  if (problem === 'not stored') return texts.notStored;
  return problem !== 'no pages' && problem.kind === 'limit' ? problem.message : texts.failed;
}

interface SaveOfflineProps {
  trackId: string;
  align: 'start' | 'center';
}

/** A button that saves a track for offline or removes it again, with what came of it. */
export function SaveOffline({ trackId, align }: SaveOfflineProps) {
  const store = usePersonStore();
  const isSaved = useAppSelector((state) => savedOfflineAt(state, trackId) !== null);
  const bytes = useAppSelector((state) => planSave(state, trackId).bytes);
  const hasTasks = useAppSelector((state) => collectTrackContent(state, trackId).tasks.length > 0);
  const [hasLogin] = useState(() => currentSession() !== null);
  const isAway = useSyncExternalStore(onConnectionChange, isApiUnreachable);
  /** In saved parts; null if nothing is in progress. */
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const [message, setMessage] = useState('');
  const missing = useMissingFiles(progress === null && !isSaved);

  const missingCourses = useAppSelector((state) => planSave(state, trackId).courses.length);
  const canComplete = isSaved && hasLogin && !isAway;
  useEffect(() => {
    if (canComplete && missingCourses > 0) addNewCourses(store, trackId);
  }, [canComplete, missingCourses, store, trackId]);

  const save = async () => {
    const { lists, courses } = planSave(store.getState(), trackId);
    const files = missing?.files ?? 0;
    const total = Math.max(1, lists.length + courses.length + files);
    let [read, stored] = [0, 0];
    const show = () => setProgress({ done: Math.min(read + stored, total), total });
    show();
    // Not awaited, because some browsers show a prompt.
    void protectStorage();
    const hasWorker = (missing === undefined ? await codeCost(AREA) : missing) !== null;
    const onFile = ({ done, total: all }: CodeStep) => {
      // The worker also counts the files that were there.
      stored = Math.max(0, done - all + files);
      show();
    };
    const pages = hasWorker ? cacheAreaCode(AREA, onFile) : Promise.resolve(true);
    const problem = await saveTrackOffline(store, trackId, pages, () => {
      read += 1;
      show();
    });
    setProgress(null);
    setMessage(problem ? explain(problem) : hasWorker ? texts.done : texts.noPages);
  };

  const remove = () => {
    const isLast = removeOfflineTrack(store, trackId);
    // Without data saving, the next visit downloads the files again.
    if (isLast && savesData()) void deleteAreaCode(AREA);
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
    missing === undefined ? texts.save : texts.saveOf(dataSize(bytes + (missing?.bytes ?? 0)));
  if (isSaved) label = texts.saved;
  if (progress) label = texts.saving(progress.done, progress.total);

  // Without a login nothing can be loaded, and offline a removed track would be lost.
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
