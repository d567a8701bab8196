import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { Button } from '../../../components/ui/button/Button.tsx';
import { useHydrated } from '../../../components/useHydrated.ts';
import styles from './SubmitButton.module.css';

/**
 * The one button of an account form: a spinner while it sends. On a page made at build time it waits
 * for the scripts, so that nothing is sent without them: the first, `src/app/boot/boot.ts`, lets it be pressed.
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
