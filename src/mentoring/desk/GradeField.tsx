import { Field } from '../../ui/form/Field.tsx';
import { gradeOf } from '../../tasks/work.ts';
import { gradingTexts as texts } from '../texts.ts';
import styles from './GradeForm.module.css';

/** Grades that are one tap away, in percent. */
const COMMON = [50, 60, 70, 80, 90, 100];

/** A grade from 0 to 100 with its percent sign, typed or tapped. */
export function GradeField() {
  return (
    <Field<string> name="grade" label={texts.gradePercentage}>
      {(control, value, setValue) => (
        <>
          <div className={styles.grade}>
            <span className={styles.percent}>
              <input
                {...control}
                inputMode="decimal"
                autoComplete="off"
                maxLength={8}
                value={value}
                onChange={(event) => setValue(event.target.value)}
              />
              <span aria-hidden="true">{texts.percent}</span>
            </span>
            <div className={styles.common} role="group" aria-label={texts.suggestions}>
              {COMMON.map((grade) => (
                <button
                  key={grade}
                  type="button"
                  tabIndex={-1}
                  aria-pressed={gradeOf(value) === grade}
                  onClick={() => setValue(String(grade))}
                >
                  {grade}
                </button>
              ))}
            </div>
          </div>
          {gradeOf(value) === 0 && (
            <p className={styles.zero} role="status">
              {texts.zeroHint}
            </p>
          )}
        </>
      )}
    </Field>
  );
}
