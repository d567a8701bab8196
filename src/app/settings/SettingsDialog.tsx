import { useState } from 'react';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { ThemeSwitch } from '../../ui/ThemeSwitch.tsx';
import { Button } from '../../ui/Button.tsx';
import { useSession } from '../../user/hooks.ts';
import { settingsTexts as texts } from './settingsTexts.ts';
import { shellTexts } from '../frame/texts.ts';
import { themeTexts } from '../../ui/themeTexts.ts';
import { BriefSizes } from './BriefSizes.tsx';
import { StoredAnswers } from './StoredAnswers.tsx';
import { StoredDrafts } from './StoredDrafts.tsx';
import { SaveData } from './SaveData.tsx';
import styles from './Settings.module.css';

interface SettingsDialogProps {
  onClose: () => void;
  /** Asks whether to clear the device and log out. */
  onClear: () => void;
}

/** The choices of this device, what it keeps, and the three ways to clear it. */
export default function SettingsDialog({ onClose, onClear }: SettingsDialogProps) {
  const { userId } = useSession();
  // What is shown is read anew once it has been cleared.
  const [cleared, setCleared] = useState(0);
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <div key={cleared} className={styles.settings}>
        <p className={styles.lead}>{texts.lead}</p>
        <div className={styles.row}>
          <h3 aria-hidden="true">{themeTexts.legend}</h3>
          <ThemeSwitch legend={themeTexts.legend} labels={themeTexts} />
        </div>
        <BriefSizes />
        <SaveData />
        <section className={styles.part}>
          <h3>{texts.onDevice}</h3>
          <StoredAnswers />
          <StoredDrafts
            userId={userId}
            onDiscarded={() => setCleared(cleared + 1)}
            onFollow={onClose}
          />
          <div className={styles.part}>
            <h4>{texts.all}</h4>
            <p>{texts.allText}</p>
            <Button variant="secondary" onClick={onClear}>
              {shellTexts.clearDevice}
            </Button>
          </div>
        </section>
      </div>
    </Dialog>
  );
}
