import { useId, useRef, useState } from 'react';
import { type ApiError, isInterrupted } from '../api/errors.ts';
import { failureOf, refusalOf, useAppDispatch } from '../api/query/query.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Refusal } from '../ui/form/Refusal.tsx';
import styles from './PhotoEditor.module.css';
import { useProfile } from './useProfile.ts';
import { fitPhoto, photoFault } from './photo.ts';
import { photoTexts as texts } from './texts.ts';
import { uploadPhoto } from './userSlice.ts';
import { nameOf } from './nameOf.ts';

type UploadState =
  | { step: 'idle' }
  | { step: 'preparing' }
  /** The share of the bytes that were sent, from 0 to 1. */
  | { step: 'uploading'; share: number }
  | { step: 'refused'; message: string }
  /** The session ended before the upload, so the photo can be sent again. */
  | { step: 'interrupted'; error: ApiError; file: File };

const faults = { type: texts.wrongType, size: texts.tooLarge };

/** Uploads a photo. Its state reports faults of the file; notices report the upload. */
function usePhotoUpload() {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<UploadState>({ step: 'idle' });
  const busy = useRef(false);

  const upload = async (file: File): Promise<void> => {
    if (busy.current) return;
    const fault = photoFault(file);
    if (fault) {
      setState({ step: 'refused', message: faults[fault] });
      return;
    }
    busy.current = true;
    setState({ step: 'preparing' });
    try {
      const fitting = await fitPhoto(file);
      setState({ step: 'uploading', share: 0 });
      const onProgress = (share: number) => setState({ step: 'uploading', share });
      const action = await dispatch(uploadPhoto({ file: fitting, onProgress }));
      const error = refusalOf(action);
      if (error && isInterrupted(error)) setState({ step: 'interrupted', error, file: fitting });
      // The photo is not sent, because another upload from the view or the editor is still in
      // flight.
      else if (error && failureOf(action) === null)
        setState({ step: 'refused', message: error.message });
      else setState({ step: 'idle' });
    } catch {
      setState({ step: 'refused', message: texts.unreadable });
    } finally {
      busy.current = false;
    }
  };

  return { state, upload };
}

/**
 * Shows the user's own photo with a button to change it. `beside` is true in the editor, where the
 * rules stand next to the photo.
 */
export function PhotoEditor({ beside = false }: { beside?: boolean }) {
  const profile = useProfile();
  const { state, upload } = usePhotoUpload();
  const picker = useRef<HTMLInputElement>(null);
  const rulesId = useId();
  const name = nameOf(profile, '');
  const label = profile.photoUrl ? texts.change : texts.add;
  const busy = state.step === 'preparing' || state.step === 'uploading';
  const pick = () => {
    if (!busy) picker.current?.click();
  };

  return (
    <div className={beside ? 'row gap-4' : styles.over}>
      <div className={`center fixed ${styles.picture}`}>
        <Avatar name={name} photoUrl={profile.photoUrl} size="xl" />
        {!beside && (
          <button
            type="button"
            className={`center ${styles.camera}`}
            aria-label={label}
            aria-busy={busy || undefined}
            onClick={pick}
          >
            <Icon name="camera" />
          </button>
        )}
      </div>
      <input
        ref={picker}
        type="file"
        accept=".jpg,.jpeg,.png,image/jpeg,image/png"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={texts.heading}
        aria-describedby={rulesId}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // Without this, the same file could not be chosen again after a failure.
          event.target.value = '';
          if (file) void upload(file);
        }}
      />
      <div className={`stack gap-2 start grow ${styles.side}`}>
        {beside && (
          <Button variant="secondary" iconBefore="camera" busy={busy} onClick={pick}>
            {label}
          </Button>
        )}
        <p id={rulesId} className={beside ? 'soft small' : 'visually-hidden'}>
          {texts.rules}
        </p>
        <PhotoProgress state={state} onSend={(file) => void upload(file)} />
      </div>
    </div>
  );
}

function PhotoProgress({ state, onSend }: { state: UploadState; onSend: (file: File) => void }) {
  const again = useRef<HTMLButtonElement>(null);
  if (state.step === 'interrupted') {
    return (
      <div className="stack start">
        <Refusal error={state.error} button={again} />
        <Button ref={again} variant="secondary" onClick={() => onSend(state.file)}>
          {texts.sendAgain}
        </Button>
      </div>
    );
  }
  if (state.step === 'refused') {
    return (
      <p className={`strong ${styles.refused}`} role="alert">
        {state.message}
      </p>
    );
  }
  if (state.step === 'preparing') return <p role="status">{texts.preparing}</p>;
  if (state.step !== 'uploading') return null;
  return (
    <label className={`stack gap-1 small ${styles.progress}`}>
      {texts.uploading}
      <progress value={state.share} max={1} />
    </label>
  );
}
