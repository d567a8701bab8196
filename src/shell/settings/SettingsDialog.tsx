import { useState } from 'react';
import { Dialog } from '../../components/dialog/Dialog.tsx';
import { ThemeSwitch } from '../../components/theme/ThemeSwitch.tsx';
import { Button } from '../../components/ui/button/Button.tsx';
import { useSession } from '../../store/hooks.ts';
import { settingsTexts as texts } from '../../texts/shell/settings.ts';
import { shellTexts } from '../../texts/shell/shell.ts';
import { themeTexts } from '../../texts/theme.ts';
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
