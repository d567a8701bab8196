import { useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
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
  /** True for a button that is as wide as its content. */
  wide?: boolean;
}

/**
 * Shows a button that opens and closes a panel under it. The panel is not modal: Escape, a tap
 * outside or the focus elsewhere closes it. A `bare` one is a dialog, which closes by itself.
 */
export function Disclosure(props: DisclosureProps) {
  const { name, button, open, onToggle, onIntent, label, children, bare, wide } = props;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  const close = useEffectEvent(() => onToggle(false));
  const hasPanel = open && !bare;

  useLayoutEffect(() => {
    if (!hasPanel) return undefined;
    panel.current?.focus({ preventScroll: true });
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) close();
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    document.addEventListener('keydown', onKeyDown);
    const returnTo = opener.current;
    return () => {
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
      document.removeEventListener('keydown', onKeyDown);
      // The focus was in the panel that is removed. A dialog that opens in its place returns it
      // later.
      if (document.activeElement === document.body) returnTo?.focus({ preventScroll: true });
    };
  }, [hasPanel]);

  return (
    <div ref={box} className={styles.box}>
      <IconButton
        ref={opener}
        label={name}
        className={wide ? styles.wide : undefined}
        aria-expanded={open}
        {...(hasPanel && { 'aria-controls': id })}
        {...(bare && { 'aria-haspopup': 'dialog' as const })}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        onClick={() => onToggle(!open)}
      >
        {button}
      </IconButton>
      {open && bare && children}
      {hasPanel && (
        <section ref={panel} id={id} className={styles.panel} aria-label={label} tabIndex={-1}>
          {children}
        </section>
      )}
    </div>
  );
}
