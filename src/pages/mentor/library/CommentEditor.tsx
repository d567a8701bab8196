import { useId, useState } from 'react';
import { Button } from '../../../components/ui/button/Button.tsx';
import { nameOf, type SavedComment } from '../../../domain/library/library.ts';
import { libraryTexts as texts } from '../../../texts/mentor/library.ts';
import styles from './Library.module.css';

interface CommentEditorProps {
  /** null: a new one. */
  comment: SavedComment | null;
  /** The task it may be for. */
  taskId: string;
  /** null: it is deleted. */
  onSave: (comment: SavedComment | null) => void;
  onCancel: () => void;
}

/** Writes or changes a saved comment; no form of its own, as it stands in that of the grade. */
export function CommentEditor({ comment, taskId, onSave, onCancel }: CommentEditorProps) {
  const id = useId();
  const [name, setName] = useState(comment?.name ?? '');
  const [text, setText] = useState(comment?.text ?? '');
  const [isForAll, setForAll] = useState(comment?.task === '');
  const save = () => {
    if (text.trim() === '') return;
    const task = isForAll ? '' : comment?.task || taskId;
    onSave({
      name: name.trim() || nameOf(text),
      text: text.trim(),
      task,
      uses: comment?.uses ?? {},
    });
  };
  return (
    <div className={styles.content}>
      <label htmlFor={`${id}name`}>{texts.name}</label>
      <input
        id={`${id}name`}
        className={styles.search}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          save();
        }}
      />
      <label htmlFor={`${id}text`}>{texts.text}</label>
      <textarea
        id={`${id}text`}
        className={styles.search}
        rows={4}
        value={text}
        aria-describedby={`${id}places`}
        onChange={(event) => setText(event.target.value)}
      />
      <p id={`${id}places`} className={styles.soft}>
        {texts.places}
      </p>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={isForAll}
          onChange={(event) => setForAll(event.target.checked)}
        />
        {texts.forAll}
      </label>
      <div className={styles.buttons}>
        <Button variant="secondary" aria-disabled={text.trim() === ''} onClick={save}>
          {texts.save}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {texts.cancel}
        </Button>
        {comment && (
          <Button variant="quiet" onClick={() => onSave(null)}>
            {texts.remove}
          </Button>
        )}
      </div>
    </div>
  );
}
