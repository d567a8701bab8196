import { useContext } from 'react';
import { Link } from 'react-router-dom';
import { canRetryLater } from '../../api/errors.ts';
import { outboxTexts as texts } from './texts.ts';
import { RefusalContext } from '../../ui/form/contexts.ts';

/** A link to the outbox below a form's refusal, if sending the draft later may succeed. */
export function OutboxNote({ to }: { to: string }) {
  const { error } = useContext(RefusalContext);
  return (
    error &&
    canRetryLater(error) && (
      <p className="small">
        {texts.waits}{' '}
        <Link to={to} className="reach">
          {texts.openOutbox}
        </Link>
      </p>
    )
  );
}
