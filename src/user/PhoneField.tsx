import { useFormikContext } from 'formik';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  defaultCountries,
  guessCountryByPartialPhoneNumber,
  parseCountry,
} from 'react-international-phone';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import styles from '../ui/form/Field.module.css';
import { Field } from '../ui/form/Field.tsx';
import { SearchableSelect } from '../ui/form/SelectField.tsx';
import own from './ProfileEditor.module.css';
import { homeCountry } from './countries.ts';
import { profileFormTexts as texts } from './profileFormTexts.ts';
import { readablePhone, toE164 } from './phone.ts';
import type { ProfileValues } from './profileForm.ts';
import { phoneTexts } from './texts.ts';

interface DialCode {
  /** The country in ISO 3166-1 alpha-2, upper case. */
  code: string;
  name: string;
  /** The dial code in digits. */
  dial: string;
}

const asDialCode = ({ iso2, name, dialCode }: ReturnType<typeof parseCountry>): DialCode => ({
  code: iso2.toUpperCase(),
  name,
  dial: dialCode,
});

const dialCodes: readonly DialCode[] = defaultCountries.map((country) =>
  asDialCode(parseCountry(country)),
);

const homeDialCode: DialCode = dialCodes.find(({ code }) => code === homeCountry) ?? {
  code: homeCountry,
  name: 'Nigeria',
  dial: '234',
};

/**
 * Finds the country of a number's dial code; `current` if the number has none or several countries
 * share it.
 */
function dialCodeOf(number: string, current: DialCode): DialCode {
  if (!number.startsWith('+')) return current;
  const { country, fullDialCodeMatch } = guessCountryByPartialPhoneNumber({
    phone: number,
    currentCountryIso2: current.code.toLowerCase(),
  });
  return country && fullDialCodeMatch ? asDialCode(country) : current;
}

interface PhoneFieldProps {
  required: boolean;
  /** The number that the API has refused since the form was opened. */
  refused: string | null;
  onContinueWithout: () => void;
}

/**
 * Shows the field for the phone number, which is typed as dialled and stored as E.164. A number
 * that the API refuses stays as typed, with a button to save the profile without one.
 */
export function PhoneField({ required, refused, onContinueWithout }: PhoneFieldProps) {
  const { values, initialValues, isSubmitting, setFieldValue, submitForm, validateForm } =
    useFormikContext<ProfileValues>();
  const input = useRef<HTMLInputElement>(null);
  const { phoneNumber } = values;

  useEffect(() => {
    if (refused === null) return;
    void validateForm();
    input.current?.scrollIntoView({ block: 'center' });
    input.current?.focus({ preventScroll: true });
  }, [refused, validateForm]);

  const continueWithout = () => {
    // The form must rerender without the number before it is sent.
    flushSync(() => {
      onContinueWithout();
      void setFieldValue('phoneNumber', '', false);
    });
    void submitForm();
  };

  return (
    <div className={`stack gap-2 ${own.wide} ${own.phoneField}`}>
      <Field<string>
        name="phoneNumber"
        label={texts.labels.phoneNumber}
        hint={texts.phoneHint}
        required={required}
      >
        {(control, value, setValue) => (
          <PhoneControl control={control} input={input} value={value} setValue={setValue} />
        )}
      </Field>
      {phoneNumber === refused && (
        <>
          <Notice tone="warning">
            {phoneTexts.refusedWhy}{' '}
            {initialValues.phoneNumber !== '' && <span>{phoneTexts.earlierGoes}</span>}
          </Notice>
          <Button variant="secondary" busy={isSubmitting} onClick={continueWithout}>
            {phoneTexts.continueWithout}
          </Button>
        </>
      )}
    </div>
  );
}

interface PhoneControlProps {
  control: { onBlur: () => void };
  input: RefObject<HTMLInputElement | null>;
  value: string;
  setValue: (value: string) => void;
}

function PhoneControl({ control, input, value, setValue }: PhoneControlProps) {
  const { initialValues } = useFormikContext();
  const [knownValues, setKnownValues] = useState(initialValues);
  const [chosen, setChosen] = useState(() => dialCodeOf(value, homeDialCode));
  // The raw input until the focus leaves the field; null while the formatted number is shown.
  const [typed, setTyped] = useState<string | null>(null);
  // The country whose prefix for calls abroad was typed, while the code of another country follows.
  const [from, setFrom] = useState(chosen.dial);
  if (knownValues !== initialValues) {
    setKnownValues(initialValues);
    setChosen(dialCodeOf(value, homeDialCode));
    setTyped(null);
  }

  const type = (text: string) => {
    const caller = typed ? from : chosen.dial;
    const number = toE164(text, chosen.dial, caller);
    setFrom(caller);
    setTyped(text);
    setValue(number);
    if (/^\s*(\+|0[01])/.test(text)) setChosen(dialCodeOf(number, chosen));
  };
  const choose = (code: string) => {
    const next = dialCodes.find((candidate) => candidate.code === code);
    if (!next) return;
    const digits = value.replace(/\D/g, '');
    // A number without the chosen dial code keeps all its digits.
    const national = digits.startsWith(chosen.dial) ? digits.slice(chosen.dial.length) : digits;
    if (value !== '') setValue(national === '' ? '' : `+${next.dial}${national}`);
    setChosen(next);
    setTyped(null);
  };

  return (
    <div className={`row gap-2 ${own.phone}`}>
      <DialCodeChoice chosen={chosen} onChoose={choose} />
      <input
        {...control}
        ref={input}
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

const dialOptions = dialCodes.map(({ code, name, dial }) => ({
  value: code,
  label: `${name} +${dial}`,
}));

/**
 * Lets the user choose a dial code. The options have full names; the closed control shows only the
 * code.
 */
function DialCodeChoice(props: { chosen: DialCode; onChoose: (code: string) => void }) {
  const { chosen, onChoose } = props;
  const closedText = `${chosen.code} +${chosen.dial}`;
  return (
    <div className={`fixed ${own.code}`}>
      <SearchableSelect
        control={{ 'aria-label': texts.dialCode }}
        value={chosen.code}
        options={dialOptions}
        closedLabel={closedText}
        onChange={onChoose}
      >
        <div className={`center edged ${own.dial}`}>
          <span className={`strong ${own.shown}`} aria-hidden="true">
            {closedText}
          </span>
          <select
            aria-label={texts.dialCode}
            autoComplete="tel-country-code"
            className={own.picker}
            value={chosen.code}
            onChange={(event) => onChoose(event.target.value)}
          >
            {dialOptions.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
      </SearchableSelect>
    </div>
  );
}
