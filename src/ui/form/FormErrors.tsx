import { useFormikContext } from 'formik';
import { useEffect, useId, useRef, useState } from 'react';
import { formTexts } from './texts.ts';
import { Icon } from '../Icon.tsx';
import styles from './FormErrors.module.css';

interface WrongField {
  id: string;
  name: string;
  label: string;
}

function wrongFieldsOf(form: HTMLElement): WrongField[] {
  return [...form.querySelectorAll<HTMLElement>('[aria-invalid="true"]')].map((control) => {
    const label = form.querySelector(`label[for="${CSS.escape(control.id)}"]`);
    const name = control.getAttribute('name') ?? '';
    return { id: control.id, name, label: label?.textContent.trim() ?? name };
  });
}

/**
 * After a submit, focuses the only wrong field, or a summary with links to all. The summary keeps
 * its height during corrections, to avoid a layout shift.
 */
export function FormErrors({ formId }: { formId: string }) {
  const { errors, submitCount, isSubmitting, isValidating } = useFormikContext();
  const [wrong, setWrong] = useState<readonly WrongField[]>([]);
  const announced = useRef(0);
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const count = Object.keys(errors).length;

  useEffect(() => {
    if (isSubmitting || isValidating || submitCount === announced.current) return;
    announced.current = submitCount;
    const form = document.getElementById(formId);
    const wrongFields = form && count > 0 ? wrongFieldsOf(form) : [];
    setWrong(wrongFields.length > 1 ? wrongFields : []);
    if (wrongFields.length === 1) document.getElementById(wrongFields[0]?.id ?? '')?.focus();
  }, [count, formId, isSubmitting, isValidating, submitCount]);

  useEffect(() => {
    if (wrong.length > 0) box.current?.focus();
  }, [wrong]);

  if (wrong.length === 0) return null;
  const remaining = wrong.filter(({ name }) => name in errors).length;
  return (
    <div
      ref={box}
      role="group"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={styles.summary}
      data-done={remaining === 0 || undefined}
    >
      <p id={titleId} className={styles.title}>
        {formTexts.putRight(remaining)}
      </p>
      <ul className={styles.list}>
        {wrong.map(({ id, name, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={styles.link}
              data-done={!(name in errors) || undefined}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(id)?.focus();
              }}
            >
              {label}
              {!(name in errors) && <Icon name="check" size="sm" label={formTexts.isRight} />}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
