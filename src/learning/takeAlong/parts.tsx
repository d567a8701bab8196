import { Notice } from '../../ui/Notice.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { dataSize } from '../../lib/dataSize.ts';
import { takeAlongTexts as texts } from './texts.ts';
import styles from './TakeAlong.module.css';
import type { Outcome } from './useTakeAlong.ts';

interface CostProps {
  requests: number;
  bytes: number;
  /** False while the size of the pages is being looked up. */
  isKnown: boolean;
}

/** What it takes, before a tap decides. */
export function Cost({ requests, bytes, isKnown }: CostProps) {
  return (
    <div className={styles.cost} role="status">
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

/** How far it is. */
export function Progress({ done, total }: { done: number; total: number }) {
  const words = texts.taking(done, total);
  return (
    <div className={styles.progress}>
      <progress className={styles.bar} value={done} max={Math.max(total, 1)} aria-label={words} />
      <p role="status">{words}</p>
    </div>
  );
}

/** Why not everything has come, where something has not. */
export function Ending({ outcome, missing }: { outcome: Outcome | null; missing: number }) {
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
