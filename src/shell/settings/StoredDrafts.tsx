import { useState } from 'react';
import { Link } from 'react-router-dom';
import { DiscardDialog } from '../../components/dialog/DiscardDialog.tsx';
import { Button } from '../../components/ui/button/Button.tsx';
import { outboxPath } from '../../domain/person/roles.ts';
import { clearDrafts, draftOf, draftSubjects } from '../../platform/storage/drafts.ts';
import { forgetNumber } from '../../platform/storage/numberOffer.ts';
import { refusedNumber } from '../../platform/storage/refusedNumber.ts';
import { useAppSelector, useSession } from '../../store/hooks.ts';
import { outboxTexts } from '../../texts/shell/outbox.ts';
import { settingsTexts as texts } from '../../texts/shell/settings.ts';
import { DraftList } from '../session/DraftList.tsx';
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
