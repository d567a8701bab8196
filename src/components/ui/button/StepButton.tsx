import type { IconName } from '../icon/iconPaths.ts';
import { IconButton } from './IconButton.tsx';
import styles from './StepButton.module.css';

interface StepButtonProps {
  icon: IconName;
  /** Its name for screen readers. */
  label: string;
  /** Nothing to do at this end; the button keeps the focus it may have. */
  off?: boolean;
  onStep: () => void;
}

/** A button that turns a list or a carousel. */
export function StepButton({ icon, label, off = false, onStep }: StepButtonProps) {
  return (
    <IconButton
      icon={icon}
      label={label}
      className={styles.step}
      aria-disabled={off}
      onClick={() => !off && onStep()}
    />
  );
}
