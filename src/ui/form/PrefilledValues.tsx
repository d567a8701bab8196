import { useFormikContext } from 'formik';
import { useLayoutEffect } from 'react';

/**
 * Takes over what was typed, or filled in by a password manager, before a prerendered page was
 * hydrated; otherwise the next key would erase it.
 */
export function PrefilledValues({ formId }: { formId: string }) {
  const { values, setValues } = useFormikContext<Record<string, unknown>>();

  // In a layout effect: an early press is repeated after it (`src/ui/HydratedSignal.tsx`) and
  // sends these values.
  useLayoutEffect(() => {
    const form = document.getElementById(formId);
    const typed = [...(form?.querySelectorAll('input') ?? [])].filter(
      ({ name, value }) => value !== '' && values[name] === '',
    );
    if (typed.length === 0) return;
    const found = Object.fromEntries(typed.map(({ name, value }) => [name, value]));
    void setValues({ ...values, ...found });
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the form is hydrated
  }, []);

  return null;
}
