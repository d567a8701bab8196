import { useContext } from 'react';
import { Link } from 'react-router-dom';
import { mayPass } from '../../api/errors.ts';
import { outboxTexts as texts } from './texts.ts';
import styles from './OutboxNote.module.css';
import { RefusalContext } from '../../ui/form/contexts.ts';

/** Below a form's refusal: that its words wait in the outbox if they may be taken later. */
export function OutboxNote({ to }: { to: string }) {
  const { error } = useContext(RefusalContext);
  return (
    error &&
    mayPass(error) && (
      <p className={styles.note}>
        {texts.waits} <Link to={to}>{texts.openOutbox}</Link>
      </p>
    )
  );
}
