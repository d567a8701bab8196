import { useFormikContext } from 'formik';
import { useLayoutEffect } from 'react';

/**
 * Takes over what was typed, or filled in by a password manager, before the scripts of a page made at
 * build time were there; otherwise the first letter typed afterwards would wipe it.
 */
export function PrefilledValues({ formId }: { formId: string }) {
  const { values, setValues } = useFormikContext<Record<string, unknown>>();

  // Before the button that was pressed before is pressed again (`src/shell/HydratedSignal.tsx`): what is sent is this.
  useLayoutEffect(() => {
    const form = document.getElementById(formId);
    const typed = [...(form?.querySelectorAll('input') ?? [])].filter(
      ({ name, value }) => value !== '' && values[name] === '',
    );
    if (typed.length === 0) return;
    const found = Object.fromEntries(typed.map(({ name, value }) => [name, value]));
    void setValues({ ...values, ...found });
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the form has come to life
  }, []);

  return null;
}
