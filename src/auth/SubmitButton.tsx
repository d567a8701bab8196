import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { useHydrated } from '../ui/useHydrated.ts';
import styles from './SubmitButton.module.css';

/**
 * The submit button of an account form, with a spinner while it sends. It is prerendered as
 * disabled, as nothing is sent without scripts; `src/app/boot.ts` enables it.
 */
export function SubmitButton({ children }: { children: ReactNode }) {
  const { isSubmitting } = useFormikContext();
  const ready = useHydrated();
  return (
    <Button
      type="submit"
      size="lg"
      block
      busy={isSubmitting}
      disabled={!ready}
      data-waits={ready ? undefined : ''}
      className={styles.submit}
    >
      {children}
    </Button>
  );
}
