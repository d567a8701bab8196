import { useId, useRef } from 'react';
import { Refusal } from '../ui/form/Refusal.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { fullName } from '../lib/text.ts';
import { useProfile } from './hooks.ts';
import { photoTexts as texts } from './texts.ts';
import styles from './PhotoEditor.module.css';
import { usePhotoUpload } from './usePhotoUpload.ts';

/**
 * The user's own photo with a button to change it: any phone picture under 5 MB.
 * @param beside true: the rules are beside the picture, for the editor; false: the button is on it
 */
export function PhotoEditor({ beside = false }: { beside?: boolean }) {
  const profile = useProfile();
  const { state, upload } = usePhotoUpload();
  const picker = useRef<HTMLInputElement>(null);
  const rulesId = useId();
  const name = fullName(profile);
  const label = profile.photoUrl ? texts.change : texts.add;
  const busy = state.step === 'preparing' || state.step === 'uploading';
  const pick = () => {
    if (!busy) picker.current?.click();
  };

  return (
    <div className={beside ? styles.beside : styles.over}>
      <div className={styles.picture}>
        <Avatar name={name} photoUrl={profile.photoUrl} size="xl" />
        {!beside && (
          <button
            type="button"
            className={styles.camera}
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
          // Lets the same picture be chosen again after a failure.
          event.target.value = '';
          if (file) void upload(file);
        }}
      />
      <div className={styles.side}>
        {beside && (
          <Button variant="secondary" iconBefore="camera" busy={busy} onClick={pick}>
            {label}
          </Button>
        )}
        <p id={rulesId} className={beside ? styles.rules : 'visually-hidden'}>
          {texts.rules}
        </p>
        <PhotoProgress state={state} onSend={(file) => void upload(file)} />
      </div>
    </div>
  );
}

interface PhotoProgressProps {
  state: ReturnType<typeof usePhotoUpload>['state'];
  onSend: (file: File) => void;
}

function PhotoProgress({ state, onSend }: PhotoProgressProps) {
  const again = useRef<HTMLButtonElement>(null);
  if (state.step === 'interrupted') {
    return (
      <div className={styles.interrupted}>
        <Refusal error={state.error} button={again} />
        <Button ref={again} variant="secondary" onClick={() => onSend(state.file)}>
          {texts.sendAgain}
        </Button>
      </div>
    );
  }
  if (state.step === 'refused') {
    return (
      <p className={styles.refused} role="alert">
        {state.message}
      </p>
    );
  }
  if (state.step === 'preparing') return <p role="status">{texts.preparing}</p>;
  if (state.step !== 'uploading') return null;
  return (
    <label className={styles.progress}>
      {texts.uploading}
      <progress value={state.share} max={1} />
    </label>
  );
}
