import { useContext } from 'react';
import styles from './AppForm.module.css';
import { Refusal } from './Refusal.tsx';
import { RefusalContext } from './contexts.ts';

/** Stands above a form's button: why the form was not sent, where there is something to say. */
export function FormRefusal() {
  const { error, button } = useContext(RefusalContext);
  return (
    error && (
      <div className={styles.refusal}>
        <Refusal error={error} button={button} />
      </div>
    )
  );
}
