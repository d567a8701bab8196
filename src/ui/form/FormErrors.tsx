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

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isWrong = (element: Element): element is Control =>
  element.getAttribute('aria-invalid') === 'true';

/** Returns the wrong fields in the order of the page, with the text of their labels. */
const wrongFieldsOf = (form: HTMLFormElement): WrongField[] =>
  [...form.elements].filter(isWrong).map(({ id, name, labels }) => ({
    id,
    name,
    label: labels?.[0]?.textContent.trim() ?? name,
  }));

/**
 * Focuses the only wrong field after a submit, or shows a summary with links to all. The summary
 * keeps its height during corrections, to avoid a layout shift.
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
    const form = document.forms.namedItem(formId);
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
        {formTexts.leftToFix(remaining)}
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
              <span>{label}</span>
              {!(name in errors) && <Icon name="check" size="sm" label={formTexts.fixed} />}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
