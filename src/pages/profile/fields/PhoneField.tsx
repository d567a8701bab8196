import { useFormikContext } from 'formik';
import { useState } from 'react';
import { Field } from '../../../components/form/Field.tsx';
import styles from '../../../components/form/Field.module.css';
import { readablePhone, toE164 } from '../../../lib/phone.ts';
import { profileFormTexts as texts } from '../../../texts/profileForm.ts';
import { dialCodeOf, dialCodes, homeDialCode } from './dialCodes.ts';
import own from './PhoneField.module.css';

/**
 * The phone number: typed as one dials it, held as E.164. The country code follows a number that names
 * its own country; it counts for one that does not.
 */
export function PhoneField() {
  return (
    <Field<string> name="phoneNumber" label={texts.phone} hint={texts.phoneHint}>
      {(control, value, setValue) => (
        <PhoneControl control={control} value={value} setValue={setValue} />
      )}
    </Field>
  );
}

interface PhoneControlProps {
  control: { onBlur: () => void };
  value: string;
  setValue: (value: string) => void;
}

function PhoneControl({ control, value, setValue }: PhoneControlProps) {
  const { initialValues } = useFormikContext();
  const [begun, setBegun] = useState(initialValues);
  const [chosen, setChosen] = useState(() => dialCodeOf(value, homeDialCode));
  // What is being typed stays as it is until the field is left.
  const [typed, setTyped] = useState<string | null>(null);
  // The form was started afresh, and so is the country shown.
  if (begun !== initialValues) {
    setBegun(initialValues);
    setChosen(dialCodeOf(value, homeDialCode));
    setTyped(null);
  }

  const type = (text: string) => {
    const number = toE164(text, chosen.dial);
    setTyped(text);
    setValue(number);
    if (/^\s*(\+|00)/.test(text)) setChosen(dialCodeOf(number, chosen));
  };
  const choose = (code: string) => {
    const next = dialCodes.find((one) => one.code === code);
    if (!next) return;
    const digits = value.replace(/\D/g, '');
    // A number that names no country we know keeps all its digits.
    const national = digits.startsWith(chosen.dial) ? digits.slice(chosen.dial.length) : digits;
    if (value !== '') setValue(national === '' ? '' : `+${next.dial}${national}`);
    setChosen(next);
    setTyped(null);
  };

  return (
    <div className={own.phone}>
      <div className={own.dial}>
        <span className={own.shown} aria-hidden="true">
          {chosen.code} +{chosen.dial}
        </span>
        <select
          aria-label={texts.dialCode}
          autoComplete="tel-country-code"
          className={own.picker}
          value={chosen.code}
          onChange={(event) => choose(event.target.value)}
        >
          {dialCodes.map(({ code, name, dial }) => (
            <option key={code} value={code}>
              {name} +{dial}
            </option>
          ))}
        </select>
      </div>
      <input
        {...control}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        className={styles.input}
        value={typed ?? readablePhone(value, chosen.dial)}
        onChange={(event) => type(event.target.value)}
        onBlur={() => {
          setTyped(null);
          control.onBlur();
        }}
      />
    </div>
  );
}
