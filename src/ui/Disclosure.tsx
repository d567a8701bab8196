import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useOverlay } from '../lib/history.tsx';
import { IconButton } from './Button.tsx';
import styles from './Disclosure.module.css';

interface DisclosureProps {
  name: string;
  button: ReactNode;
  open: boolean;
  onToggle: (open: boolean) => void;
  /** Called when the pointer or the focus enters the button. */
  onIntent?: () => void;
  label: string;
  children: ReactNode;
  bare?: boolean;
  /** The button is as wide as its content. */
  wide?: boolean;
}

/**
 * A button that shows and hides a panel under it. The panel is not modal: Escape, Back, a tap
 * outside or the focus elsewhere closes it.
 */
export function Disclosure(props: DisclosureProps) {
  const { name, button, open, onToggle, onIntent, label, children, bare, wide } = props;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  const toggle = useRef(onToggle);
  useOverlay(open && !bare, () => onToggle(false));
  useLayoutEffect(() => {
    toggle.current = onToggle;
  });

  useEffect(() => {
    if (!open) return undefined;
    panel.current?.focus({ preventScroll: true });
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) toggle.current(false);
    };
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    const returnTo = opener.current;
    return () => {
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
      // Return the focus only if it was in the removed panel.
      if (document.activeElement === document.body) returnTo?.focus({ preventScroll: true });
    };
  }, [open]);

  return (
    <div ref={box} className={styles.box}>
      <IconButton
        ref={opener}
        label={name}
        className={wide ? styles.wide : undefined}
        aria-expanded={open}
        {...(open && !bare && { 'aria-controls': id })}
        {...(bare && { 'aria-haspopup': 'dialog' as const })}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        onClick={() => onToggle(!open)}
      >
        {button}
      </IconButton>
      {open && bare && children}
      {open && !bare && (
        <section ref={panel} id={id} className={styles.panel} aria-label={label} tabIndex={-1}>
          {children}
        </section>
      )}
    </div>
  );
}
