import { useFormikContext } from 'formik';
import { useId, useRef, useState } from 'react';
import { isoDay } from '../lib/dates.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/form/Field.tsx';
import styles from '../ui/form/Field.module.css';
import { Notice } from '../ui/Notice.tsx';
import { availabilities, sentenceOf } from './availability.ts';
import { profileFormTexts as texts } from './profileFormTexts.ts';
import type { ProfileValues } from './profileForm.ts';

/**
 * Lets a mentor say whether they take mentees, are away or are full. The choice begins their
 * description.
 */
export function AvailabilityField() {
  const id = useId();
  const [today] = useState(() => isoDay(Date.now()));
  const first = useRef<HTMLInputElement>(null);
  const { values, initialValues, setFieldValue } = useFormikContext<ProfileValues>();
  const { availability, awayUntil } = values;
  const isAway = availability === 'away';
  // While the mentor types a day, it may be in the past for a moment.
  const hasExpired =
    isAway && awayUntil !== '' && awayUntil === initialValues.awayUntil && awayUntil < today;
  const remove = () => {
    void setFieldValue('availability', 'taking');
    // The button unmounts with the focus.
    first.current?.focus();
  };

  return (
    <div className="stack gap-1">
      <div role="radiogroup" aria-labelledby={id}>
        <span id={id} className={styles.label}>
          {texts.labels.availability}
        </span>
        {availabilities.map((choice, index) => (
          <label key={choice} className="tick">
            <input
              ref={index === 0 ? first : undefined}
              type="radio"
              name="availability"
              checked={choice === availability}
              onChange={() => void setFieldValue('availability', choice)}
            />
            {texts.availabilities[choice]}
          </label>
        ))}
      </div>
      {hasExpired && (
        <Notice
          action={
            <Button variant="secondary" onClick={remove}>
              {texts.removeAway}
            </Button>
          }
        >
          {texts.awayIsOver(sentenceOf(values))}
        </Notice>
      )}
      {isAway && (
        <TextField
          name="awayUntil"
          label={texts.labels.awayUntil}
          type="date"
          min={today}
          max="9999-12-31"
        />
      )}
    </div>
  );
}
