import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import type { ProfileValues } from './profileForm.ts';
import styles from './ProfileEditor.module.css';
import { readablePhone, toE164 } from './phone.ts';
import { phoneTexts as texts } from './texts.ts';
import { useProfile } from './useProfile.ts';

interface RefusedNumberProps {
  /** The number as it was typed. */
  number: string;
  onContinueWithout: () => void;
}

/** Explains why the API refuses a phone number, and offers to save the profile without one. */
export function RefusedNumber({ number, onContinueWithout }: RefusedNumberProps) {
  const { isSubmitting, setFieldValue, submitForm } = useFormikContext<ProfileValues>();
  const { phoneNumber: saved } = useProfile();
  const advice = useRef<HTMLDivElement>(null);

  // On a phone the button would be out of view.
  useEffect(() => {
    advice.current?.scrollIntoView({ block: 'nearest' });
  }, [number]);

  const continueWithout = () => {
    // The form must rerender without the number before it is sent.
    flushSync(() => {
      onContinueWithout();
      void setFieldValue('phoneNumber', '', false);
    });
    void submitForm();
  };
  return (
    <div ref={advice} className="stack">
      <Notice tone="warning" title={texts.refused(readablePhone(toE164(number)))}>
        <p>{texts.why}</p>
        {saved && <p>{texts.earlierGoes}</p>}
      </Notice>
      <Button
        variant="secondary"
        busy={isSubmitting}
        className={styles.without}
        onClick={continueWithout}
      >
        {texts.continueWithout}
      </Button>
    </div>
  );
}
