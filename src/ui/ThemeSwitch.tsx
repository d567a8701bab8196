import { useId, useSyncExternalStore } from 'react';
import { chooseScheme, chosenScheme, onSchemeChange, type SchemeChoice } from './scheme.ts';
import { Icon, type IconName } from './Icon.tsx';
import styles from './ThemeSwitch.module.css';

interface ThemeSwitchProps {
  legend: string;
  labels: Record<SchemeChoice, string>;
}

const choices: readonly [SchemeChoice, IconName][] = [
  ['system', 'monitor'],
  ['light', 'sun'],
  ['dark', 'moon'],
];

const onServer = (): SchemeChoice => 'system';

/** Three radio buttons: the device's colours, light or dark. */
export function ThemeSwitch({ legend, labels }: ThemeSwitchProps) {
  const name = useId();
  const chosen = useSyncExternalStore(onSchemeChange, chosenScheme, onServer);

  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{legend}</legend>
      {choices.map(([scheme, icon]) => (
        <label key={scheme} className={styles.choice} title={labels[scheme]}>
          <input
            className={styles.radio}
            type="radio"
            name={name}
            checked={chosen === scheme}
            onChange={() => chooseScheme(scheme)}
          />
          <Icon name={icon} />
          <span className="visually-hidden">{labels[scheme]}</span>
        </label>
      ))}
    </fieldset>
  );
}
