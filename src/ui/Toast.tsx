import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { commonTexts } from './texts.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { Notice } from './Notice.tsx';
import styles from './Toast.module.css';
import { useStay, type Numbered } from './useStay.ts';

interface ToastProps {
  notice: Numbered;
  /** The element that holds all toasts. */
  stage: HTMLElement;
  onGone: (id: number) => void;
}

/** A notice over the header. Screen readers announce errors at once, other notices politely. */
export function Toast({ notice, stage, onGone }: ToastProps) {
  const { id, kind, title, text, action } = notice;
  const box = useRef<HTMLDivElement>(null);
  useStay(notice, onGone, stage, box);
  const close = () => onGone(id);
  return (
    <div ref={box} className={styles.toast}>
      <Notice tone={kind === 'error' ? 'danger' : kind}>
        <strong>{title}</strong>
        {text && <span> {text}</span>}
        {action && (
          <>
            {' '}
            <Link to={action.to} state={action.state} className={styles.action} onClick={close}>
              {action.label}
            </Link>
          </>
        )}
      </Notice>
      <Button
        variant="quiet"
        className={styles.close}
        aria-label={commonTexts.close}
        onClick={close}
      >
        <Icon name="close" />
      </Button>
    </div>
  );
}
