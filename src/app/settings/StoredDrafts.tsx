import { useState } from 'react';
import { Link } from 'react-router-dom';
import { DiscardDialog } from '../../ui/dialog/DiscardDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { outboxPath } from '../../auth/roles.ts';
import { clearDrafts, draftOf, draftSubjects } from '../../user/drafts.ts';
import { forgetNumber } from '../../user/numberOffer.ts';
import { refusedNumber } from '../../user/refusedNumber.ts';
import { useAppSelector, useSession } from '../../user/hooks.ts';
import { outboxTexts } from '../../tasks/outbox/texts.ts';
import { settingsTexts as texts } from './settingsTexts.ts';
import { DraftList } from '../frame/DraftList.tsx';
import styles from './Settings.module.css';

interface StoredDraftsProps {
  userId: string;
  onDiscarded: () => void;
  /** A link to another page is followed. */
  onFollow: () => void;
}

/** The drafts on this device; they go by their own button alone, after a question. A library is none. */
export function StoredDrafts({ userId, onDiscarded, onFollow }: StoredDraftsProps) {
  const { role } = useSession();
  const [asking, setAsking] = useState(false);
  const [drafts] = useState(() =>
    draftSubjects(userId)
      .filter((subject) => subject !== draftOf.library)
      .sort(),
  );
  const number = useAppSelector(({ user }) => user.profile && refusedNumber(user.profile));
  const discard = () => {
    clearDrafts(userId, drafts);
    forgetNumber(userId);
    onDiscarded();
  };
  return (
    <div className={styles.part}>
      <h4>{texts.drafts}</h4>
      {drafts.length > 0 && <DraftList userId={userId} drafts={drafts} />}
      {number && (
        <p>
          {texts.draftOfNumber}: {number}
        </p>
      )}
      {drafts.length === 0 && !number ? (
        <p>{texts.noDrafts}</p>
      ) : (
        <>
          <p>
            {texts.draftsOneByOne}{' '}
            <Link to={outboxPath(role)} onClick={onFollow}>
              {outboxTexts.openOutbox}
            </Link>
          </p>
          <Button variant="secondary" onClick={() => setAsking(true)}>
            {texts.discard}
          </Button>
        </>
      )}
      {asking && (
        <DiscardDialog texts={texts} onDiscard={discard} onCancel={() => setAsking(false)} />
      )}
    </div>
  );
}
