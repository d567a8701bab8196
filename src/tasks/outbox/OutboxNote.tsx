import { useContext } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { canRetryLater } from '../../api/errors.ts';
import { outboxTexts as texts } from './texts.ts';
import { RefusalContext } from '../../ui/form/contexts.ts';

/** Links to the outbox below a form's refusal, if sending the draft later may succeed. */
export function OutboxNote(link: Pick<LinkProps, 'to' | 'replace'>) {
  const { error } = useContext(RefusalContext);
  return (
    error &&
    canRetryLater(error) && (
      <p className="small">
        {texts.sendFromOutbox}{' '}
        <Link {...link} className="reach">
          {texts.openOutbox}
        </Link>
      </p>
    )
  );
}
