import { Link } from 'react-router-dom';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { Card } from '../../ui/Card.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { openWizard, paths, toGrading, toSubmitTask, toTools } from '../../paths.ts';
import { profilePath, type Role } from '../../auth/roles.ts';
import { aboutOf, clearDraft, draftOf, readDraft } from '../../user/drafts.ts';
import { wordsOf } from '../draftWords.ts';
import { useSession } from '../../user/hooks.ts';
import type { Outcome } from './sender.ts';
import { useDraftNames } from '../draftNames.ts';
import { outboxTexts as texts } from './texts.ts';
import { DraftActions } from './DraftActions.tsx';
import styles from './OutboxPage.module.css';

/** Where a draft is gone on with. */
function placeOf(subject: string, role: Role): { to: string; state?: unknown } {
  if (subject === draftOf.profile) return { to: profilePath(role) };
  if (subject === draftOf.enrollment) return { to: paths.dashboard, state: openWizard };
  const id = subject.slice(subject.indexOf(':') + 1);
  if (subject === draftOf.writing(id)) return { to: toTools(id === 'comment' ? '' : id) };
  return { to: subject === draftOf.grade(id) ? toGrading(id) : toSubmitTask(id) };
}

interface DraftsProps {
  subjects: readonly string[];
  /** How tries to send have ended: what was refused for good is a draft again. */
  outcomes: ReadonlyMap<string, Outcome>;
}

/** The drafts that are not finished, each with its words and a link to its form. */
export function Drafts({ subjects, outcomes }: DraftsProps) {
  const { userId, role } = useSession();
  const names = useDraftNames(
    subjects.map((subject) => ({ subject, about: aboutOf(userId, subject) })),
  );
  if (subjects.length === 0) return null;
  return (
    <Card as="section" className={styles.part}>
      <h2>{texts.drafts}</h2>
      <p className={styles.soft}>{texts.draftsText}</p>
      <ul role="list" className={styles.receipts}>
        {subjects.map((subject, at) => {
          const savedAt = readDraft(userId, subject)?.savedAt;
          const outcome = outcomes.get(subject);
          return (
            <li key={subject}>
              <Link {...placeOf(subject, role)} className={styles.draft}>
                <span className={styles.name}>{names[at]}</span>
              </Link>
              {savedAt !== undefined && (
                <p className={styles.soft}>
                  {texts.saved} <RelativeTime iso={new Date(savedAt).toISOString()} />
                </p>
              )}
              <p className={styles.words}>{wordsOf(userId, subject)}</p>
              {outcome?.kind === 'failed' && (
                <Notice tone="danger" title={outcome.error.message}>
                  {texts.refused}
                </Notice>
              )}
              <div className={styles.actions}>
                <DraftActions
                  subject={subject}
                  name={names[at] ?? ''}
                  isBusy={false}
                  onDiscard={() => clearDraft(userId, subject)}
                />
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
