import { useId, useState, type Ref } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { linkTrouble } from './linkTrouble.ts';
import { linkTexts as texts } from '../task/linksTexts.ts';
import styles from './LinkAdvice.module.css';

interface LinkAdviceProps {
  /** The link, once its writer has paused or left the field. */
  link: string;
  /** Called with the link that was meant. */
  onUse: (meant: string) => void;
  buttonRef: Ref<HTMLButtonElement>;
}

/**
 * The reason why a mentor may be unable to open a link, and a button that corrects it if that is certain. A
 * field that began empty also says how to get a link: its lines stay, so that nothing moves.
 */
export function LinkAdvice({ link, onUse, buttonRef }: LinkAdviceProps) {
  const { reason, meant = null } = linkTrouble(link) ?? {};
  const [isNew] = useState(link === '');
  const waysId = useId();
  return (
    <>
      <div className={styles.advice} data-shown={reason !== undefined || undefined}>
        <div role="status">
          {reason && (
            <p className={styles.words}>
              <Icon name="info" /> {texts[reason]}
            </p>
          )}
          {meant !== null && (
            <p className={styles.meant}>
              {texts.meant} <strong>{meant}</strong>
            </p>
          )}
        </div>
        {meant !== null && (
          <Button
            ref={buttonRef}
            variant="secondary"
            className={styles.use}
            // A press leaves the focus in the field: nothing moves, and a phone's keyboard stays.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onUse(meant)}
          >
            {texts.use}
          </Button>
        )}
      </div>
      {isNew && (
        <div className={styles.ways}>
          <p id={waysId}>{texts.waysTitle}</p>
          <ul role="list" aria-labelledby={waysId}>
            {texts.ways.map((way) => (
              <li key={way}>{way}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
