import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { formTexts } from '../../texts/form.ts';

/**
 * After a submit with wrong fields: says how many there are to screen readers and moves to the first
 * of them, in the order of the page.
 */
export function FormErrors({ formId }: { formId: string }) {
  const { errors, submitCount, isSubmitting, isValidating } = useFormikContext();
  const told = useRef(0);
  const count = Object.keys(errors).length;

  useEffect(() => {
    if (isSubmitting || isValidating || submitCount === told.current) return;
    told.current = submitCount;
    if (count === 0) return;
    const form = document.getElementById(formId);
    form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [count, formId, isSubmitting, isValidating, submitCount]);

  return (
    <p className="visually-hidden" role="status">
      {submitCount > 0 && count > 0 ? formTexts.lookAgain(count) : ''}
    </p>
  );
}
