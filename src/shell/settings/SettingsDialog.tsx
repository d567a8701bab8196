import { useState } from 'react';
import { Dialog } from '../../components/dialog/Dialog.tsx';
import { ThemeSwitch } from '../../components/theme/ThemeSwitch.tsx';
import { useSession } from '../../store/hooks.ts';
import { settingsTexts as texts } from '../../texts/shell/settings.ts';
import { themeTexts } from '../../texts/theme.ts';
import { BriefSizes } from './BriefSizes.tsx';
import { StoredAnswers } from './StoredAnswers.tsx';
import { StoredDrafts } from './StoredDrafts.tsx';
import { SaveData } from './SaveData.tsx';
import styles from './Settings.module.css';

/** The choices of this device, and what it keeps. */
export default function SettingsDialog({ onClose }: { onClose: () => void }) {
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
          <StoredDrafts userId={userId} onDiscarded={() => setCleared(cleared + 1)} />
        </section>
      </div>
    </Dialog>
  );
}
