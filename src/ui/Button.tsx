import {
  type AnchorHTMLAttributes,
  type ButtonHTMLAttributes,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useRef,
} from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './Button.module.css';
import { Icon, type IconName } from './Icon.tsx';
import { Spinner } from './Loading.tsx';
import { classes } from './hooks.ts';

interface ButtonLook {
  /**
   * `primary` is used once in a view and `accent` for the main call to action; `quiet` looks like a
   * link.
   */
  variant?: 'primary' | 'accent' | 'secondary' | 'quiet' | 'danger' | undefined;
  size?: 'md' | 'lg' | undefined;
  block?: boolean | undefined;
  iconBefore?: IconName | undefined;
  iconAfter?: IconName | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Splits props into the class and the content of the look, and the attributes of the element. */
function looking<Props extends ButtonLook>(props: Props) {
  const { variant, size, block, iconBefore, iconAfter, className, children, ...attributes } = props;
  const content = (
    <span className={styles.content}>
      {iconBefore && <Icon name={iconBefore} />}
      <span>{children}</span>
      {iconAfter && <Icon name={iconAfter} />}
    </span>
  );
  const look = [styles[variant ?? 'primary'], styles[size ?? 'md'], block && styles.block];
  return { attributes, content, className: classes(styles.button, ...look, className) };
}

type ButtonProps = ButtonLook &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, keyof ButtonLook> & {
    /**
     * While true, a spinner replaces the text, clicks and submits do nothing, and the focus stays.
     */
    busy?: boolean | undefined;
    ref?: Ref<HTMLButtonElement>;
  };

/** Shows a button; `type="button"` by default. */
export function Button({ type = 'button', busy, onClick, ...rest }: ButtonProps) {
  const { attributes, content, className } = looking(rest);
  const lastClick = useRef(0);

  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // The second click of a double click must not submit. If the count began on another element, it
    // is not a double click here.
    const isSecond =
      type === 'submit' && event.detail > 1 && lastClick.current === event.detail - 1;
    lastClick.current = event.detail;
    if (busy || isSecond) event.preventDefault();
    else onClick?.(event);
  };

  return (
    <button
      {...attributes}
      // oxlint-disable-next-line react/button-has-type -- one of the three, "button" unless given
      type={type}
      className={className}
      onClick={handleClick}
      {...(busy ? { 'aria-busy': true, 'aria-disabled': true } : {})}
    >
      {content}
      {busy && (
        <span className={styles.spinner}>
          <Spinner />
        </span>
      )}
    </button>
  );
}

/** Shows a link inside the app that looks like a button. */
export function ButtonLink(props: ButtonLook & Omit<LinkProps, keyof ButtonLook>) {
  const { attributes, content, className } = looking(props);
  return (
    <Link {...attributes} className={className}>
      {content}
    </Link>
  );
}

type ButtonAnchorProps = ButtonLook &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof ButtonLook> & {
    href: string;
    /** Opens in a new tab, without opener or referrer. */
    newTab?: boolean;
  };

/** Shows a link to another site that looks like a button. */
export function ButtonAnchor({ newTab, ...rest }: ButtonAnchorProps) {
  const { attributes, content, className } = looking(rest);
  return (
    <a
      {...attributes}
      {...(newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      className={className}
    >
      {content}
    </a>
  );
}

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'aria-label'> & {
  label: string;
  icon?: IconName | undefined;
  variant?: 'plain' | 'filled' | undefined;
  ref?: Ref<HTMLButtonElement>;
};

/** Shows a round button with an icon, or with its children, instead of text. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, variant = 'plain', className, children, ...rest } = props;
  return (
    <button
      {...rest}
      type="button"
      className={classes(styles.icon, variant === 'filled' && styles.filled, className)}
      aria-label={label}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}
