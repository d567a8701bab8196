import type { IconName } from './Icon.tsx';
import { IconButton } from './Button.tsx';
import styles from './StepButton.module.css';

interface StepButtonProps {
  icon: IconName;
  label: string;
  /** True if there is no further step. The button then does nothing, but keeps the focus. */
  off?: boolean;
  onStep: () => void;
}

/** Shows a button that pages through a list or moves a carousel. */
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
