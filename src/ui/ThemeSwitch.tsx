import { useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { chooseScheme, chosenScheme, onSchemeChange, type SchemeChoice } from './scheme.ts';
import { Icon, type IconName } from './Icon.tsx';
import { themeTexts as texts } from './themeTexts.ts';
import styles from './ThemeSwitch.module.css';

const choices: readonly [SchemeChoice, IconName][] = [
  ['system', 'monitor'],
  ['light', 'sun'],
  ['dark', 'moon'],
];

const onServer = (): SchemeChoice => 'system';

/** Offers the device's colours, light or dark as three radio buttons. */
export function ThemeSwitch() {
  const name = useId();
  const chosen = useSyncExternalStore(onSchemeChange, chosenScheme, onServer);
  const fields = useRef<HTMLFieldSetElement>(null);
  // A colour may have been chosen before the scripts ran.
  useLayoutEffect(() => {
    const tapped = fields.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    if (tapped === 'light' || tapped === 'dark') chooseScheme(tapped);
  }, []);

  return (
    <fieldset ref={fields} className={styles.switch}>
      <legend className="visually-hidden">{texts.legend}</legend>
      {choices.map(([scheme, icon]) => (
        <label key={scheme} className={styles.choice} title={texts[scheme]}>
          <input
            className={styles.radio}
            type="radio"
            name={name}
            value={scheme}
            checked={chosen === scheme}
            onChange={() => chooseScheme(scheme)}
          />
          <Icon name={icon} />
          <span className="visually-hidden">{texts[scheme]}</span>
        </label>
      ))}
    </fieldset>
  );
}
