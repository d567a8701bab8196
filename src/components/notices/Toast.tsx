import { commonTexts } from '../../texts/common.ts';
import { Button, ButtonLink } from '../ui/button/Button.tsx';
import { Icon } from '../ui/icon/Icon.tsx';
import { Notice } from '../ui/Notice.tsx';
import styles from './Toast.module.css';
import { useStay, type Numbered } from './useStay.ts';

interface ToastProps {
  notice: Numbered;
  /** The element that holds all toasts. */
  stage: HTMLElement;
  onGone: (id: number) => void;
}

/** A notice over the page. Screen readers announce errors at once, other notices politely. */
export function Toast({ notice, stage, onGone }: ToastProps) {
  const { id, kind, title, text, action } = notice;
  useStay(notice, onGone, stage);
  const close = () => onGone(id);
  return (
    <div className={styles.toast}>
      <Notice
        tone={kind === 'error' ? 'danger' : kind}
        title={title}
        action={
          action && (
            <ButtonLink variant="secondary" to={action.to} state={action.state} onClick={close}>
              {action.label}
            </ButtonLink>
          )
        }
      >
        {text}
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
