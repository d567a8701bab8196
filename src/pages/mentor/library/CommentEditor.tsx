import { useId } from 'react';
import { Button } from '../../../components/ui/button/Button.tsx';
import { libraryTexts as texts } from '../../../texts/mentor/library.ts';
import styles from './Library.module.css';

/** A comment being written: its words, its task, whether it is for all, and which one it changes. */
export const commentFields = ['name', 'text', 'task', 'forAll', 'oldText', 'oldTask'] as const;

export type WrittenComment = Readonly<Record<(typeof commentFields)[number], string>>;

interface CommentEditorProps {
  written: WrittenComment;
  onWrite: (written: WrittenComment) => void;
  onSave: () => void;
  onCancel: () => void;
  /** Deletes the saved comment that is changed; null for a new one. */
  onDelete: (() => void) | null;
}

/** Writes or changes a saved comment; no form of its own, as it stands in that of the grade. */
export function CommentEditor({
  written,
  onWrite,
  onSave,
  onCancel,
  onDelete,
}: CommentEditorProps) {
  const id = useId();
  const { name, text, forAll } = written;
  return (
    <div className={styles.content}>
      <label htmlFor={`${id}name`}>{texts.name}</label>
      <input
        id={`${id}name`}
        className={styles.search}
        autoComplete="off"
        value={name}
        onChange={(event) => onWrite({ ...written, name: event.target.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          onSave();
        }}
      />
      <label htmlFor={`${id}text`}>{texts.text}</label>
      <textarea
        id={`${id}text`}
        className={styles.search}
        rows={4}
        value={text}
        aria-describedby={`${id}places`}
        onChange={(event) => onWrite({ ...written, text: event.target.value })}
      />
      <p id={`${id}places`} className={styles.soft}>
        {texts.places}
      </p>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={forAll !== ''}
          onChange={(event) =>
            onWrite({ ...written, forAll: event.target.checked ? texts.forAll : '' })
          }
        />
        {texts.forAll}
      </label>
      <div className={styles.buttons}>
        <Button variant="secondary" aria-disabled={text.trim() === ''} onClick={onSave}>
          {texts.save}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {texts.cancel}
        </Button>
        {onDelete && (
          <Button variant="quiet" onClick={onDelete}>
            {texts.remove}
          </Button>
        )}
      </div>
    </div>
  );
}
