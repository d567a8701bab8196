import type { ButtonHTMLAttributes, Ref } from 'react';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconPaths.ts';
import styles from './IconButton.module.css';

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'aria-label'> & {
  /** Its accessible name. */
  label: string;
  icon?: IconName | undefined;
  variant?: 'plain' | 'filled' | undefined;
  ref?: Ref<HTMLButtonElement>;
};

/** A round button with an icon, or its children, instead of text. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, variant = 'plain', className, children, ...rest } = props;
  return (
    <button
      {...rest}
      type="button"
      className={classes(styles.button, styles[variant], className)}
      aria-label={label}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}
