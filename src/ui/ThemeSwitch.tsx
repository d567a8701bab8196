import { useId, useLayoutEffect, useRef } from 'react';
import { colourScheme } from '../lib/deviceSettings.ts';
import { useSetting } from './hooks.ts';
import { chooseScheme } from './scheme.ts';
import { Icon } from './Icon.tsx';
import { themeTexts as texts } from './themeTexts.ts';
import styles from './ThemeSwitch.module.css';

const icons = { system: 'monitor', light: 'sun', dark: 'moon' } as const;

/** Offers the device's colours, light or dark as three radio buttons. */
export function ThemeSwitch() {
  const name = useId();
  const chosen = useSetting(colourScheme);
  const fields = useRef<HTMLFieldSetElement>(null);
  // A colour may have been chosen before the scripts ran.
  useLayoutEffect(() => {
    const tapped = fields.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    if (tapped === 'light' || tapped === 'dark') chooseScheme(tapped);
  }, []);

  return (
    <fieldset ref={fields} className={styles.switch}>
      <legend className="visually-hidden">{texts.legend}</legend>
      {colourScheme.values.map((scheme) => (
        <label key={scheme} className={styles.choice} title={texts[scheme]}>
          <input
            className={styles.radio}
            type="radio"
            name={name}
            value={scheme}
            checked={chosen === scheme}
            onChange={() => chooseScheme(scheme)}
          />
          <Icon name={icons[scheme]} />
          <span className="visually-hidden">{texts[scheme]}</span>
        </label>
      ))}
    </fieldset>
  );
}
