import type { ReactNode } from 'react';
import { Notice } from '../../ui/Notice.tsx';
import type { Drafted } from './checklist.ts';
import type { Subject } from './library.ts';
import { Checklist } from './Checklist.tsx';
import { libraryTexts as texts } from './texts.ts';
import styles from './Library.module.css';
import { SavedComments } from './SavedComments.tsx';
import { useLibrary } from './useLibrary.ts';

interface LibraryToolsProps {
  subject: Subject;
  /** The form's values as they are. */
  values: Drafted;
  /** The mentor's earlier comments on the same task. */
  earlier: readonly string[];
  onChange: (values: Drafted) => void;
  /** What else is folded away beside them. */
  children: ReactNode;
}

/** What helps to write a comment: those of one's own, and a checklist. Nothing is sent by itself. */
export function LibraryTools(props: LibraryToolsProps) {
  const { subject, values, earlier, onChange, children } = props;
  const library = useLibrary();
  const insert = (comment: string) => {
    const before = values.mentorComment.trimEnd();
    onChange({ ...values, mentorComment: before ? `${before}\n\n${comment}` : comment });
  };
  return (
    <div className={styles.tools}>
      {!library.isStored && <Notice tone="warning">{texts.notStored}</Notice>}
      <SavedComments
        {...library}
        subject={subject}
        comment={values.mentorComment}
        earlier={earlier}
        onInsert={insert}
      />
      {subject.taskId !== '' && (
        <Checklist
          library={library.library}
          taskId={subject.taskId}
          values={values}
          onTick={onChange}
        />
      )}
      {children}
    </div>
  );
}
