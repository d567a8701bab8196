import type { Mentor } from '../../api/schemas.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { fullName } from '../../lib/text.ts';
import { mentorSelectors } from '../../user/userSlice.ts';
import { useAppSelector } from '../../user/hooks.ts';
import { enrollTexts as texts } from './texts.ts';
import styles from './steps.module.css';

interface ConfirmStepProps {
  track: string;
  /** With a mentor, the enrollment itself is confirmed. */
  mentor: Mentor | undefined;
  onYes: () => void;
  onNo: () => void;
}

/** The question "Are you sure？", with what it is about. */
export function ConfirmStep({ track, mentor, onYes, onNo }: ConfirmStepProps) {
  const doubled = useAppSelector((state) =>
    mentor ? mentorSelectors.selectIds(state).includes(mentor.id) : false,
  );
  const name = mentor ? fullName(mentor) : '';
  return (
    <ConfirmDialog
      title={texts.sure}
      confirm={texts.yes}
      cancel={texts.no}
      onConfirm={onYes}
      onCancel={onNo}
      danger={doubled}
    >
      <div className={styles.panel}>
        {mentor && (
          <dl className={styles.agreement}>
            <div>
              <dt>{texts.track}</dt>
              <dd>{track}</dd>
            </div>
            <div>
              <dt>{texts.mentor}</dt>
              <dd className={styles.person}>
                <Avatar name={name} photoUrl={mentor.photoUrl} size="sm" decorative />
                <span>{name}</span>
              </dd>
            </div>
          </dl>
        )}
        <p>{mentor ? texts.confirmMentor(name, track) : texts.confirmTrack(track)}</p>
        {doubled && <Notice tone="warning">{texts.sameMentor(name)}</Notice>}
      </div>
    </ConfirmDialog>
  );
}
