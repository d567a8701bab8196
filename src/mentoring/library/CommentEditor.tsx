import { useId } from 'react';
import { FilterSelect } from '../../ui/table/Filters.tsx';
import { Button } from '../../ui/Button.tsx';
import { libraryTexts as texts } from './texts.ts';
import styles from './Library.module.css';

/** A comment being written: its words, the task it is for ('' for all), and which one it changes. */
export const commentFields = ['name', 'text', 'task', 'oldText', 'oldTask'] as const;

export type WrittenComment = Readonly<Record<(typeof commentFields)[number], string>>;

interface CommentEditorProps {
  written: WrittenComment;
  /** The tasks that it can be for. */
  tasks: readonly { id: string; name: string }[];
  onWrite: (written: WrittenComment) => void;
  onSave: () => void;
  onCancel: () => void;
  /** Deletes the saved comment that is changed; null for a new one. */
  onDelete: (() => void) | null;
}

/** Writes or changes a saved comment. */
export function CommentEditor(props: CommentEditorProps) {
  const { written, tasks, onWrite, onSave, onCancel, onDelete } = props;
  const id = useId();
  const { name, text, task } = written;
  return (
    <div className={styles.content}>
      <label htmlFor={`${id}name`}>{texts.name}</label>
      <input
        id={`${id}name`}
        className={styles.search}
        autoComplete="off"
        value={name}
        onChange={(event) => onWrite({ ...written, name: event.target.value })}
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
      <FilterSelect
        label={texts.isFor}
        value={task}
        all={texts.forAll}
        choices={tasks}
        onChange={(chosen) => onWrite({ ...written, task: chosen })}
      />
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
