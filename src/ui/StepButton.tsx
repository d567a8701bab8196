import type { IconName } from './iconPaths.ts';
import { IconButton } from './IconButton.tsx';
import styles from './StepButton.module.css';

interface StepButtonProps {
  icon: IconName;
  /** Its accessible name. */
  label: string;
  /** No further step: it does nothing, but keeps the focus. */
  off?: boolean;
  onStep: () => void;
}

/** A button that pages through a list or moves a carousel. */
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
