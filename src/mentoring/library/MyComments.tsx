import { useState } from 'react';
import { Button, IconButton } from '../../ui/Button.tsx';
import {
  isBeginning,
  nameOf,
  searched,
  starters,
  withComment,
  type SavedComment,
} from './library.ts';
import { libraryTexts as texts } from './texts.ts';
import { CommentEditor, commentFields, type WrittenComment } from './CommentEditor.tsx';
import styles from './Library.module.css';
import { LibraryFile } from './LibraryFile.tsx';
import { useWriting, type StoredLibrary } from './libraryFile.ts';

interface MyCommentsProps extends StoredLibrary {
  /** The tasks that a comment can be for. */
  tasks: readonly { id: string; name: string }[];
}

/** All saved comments, to be searched, changed, and moved by a file. */
export function MyComments({ library, change, tasks }: MyCommentsProps) {
  const [search, setSearch] = useState('');
  const [written, write] = useWriting('comment', commentFields);
  const { comments } = library;

  const edit = ({ name, text, task }: Pick<SavedComment, 'name' | 'text' | 'task'>) =>
    write({ name, text, task, oldText: text, oldTask: task });
  const save = ({ name, text, task, oldText, oldTask }: WrittenComment) => {
    if (text.trim() === '') return;
    change((now) => {
      const old = now.comments.find((one) => one.text === oldText && one.task === oldTask) ?? null;
      const comment = {
        name: name.trim() || nameOf(text),
        text: text.trim(),
        task,
        uses: old?.uses ?? {},
      };
      return withComment(now, comment, old);
    });
    write(null);
  };
  const remove = ({ oldText, oldTask }: WrittenComment) => {
    change((now) => ({
      ...now,
      comments: now.comments.filter(({ text, task }) => text !== oldText || task !== oldTask),
    }));
    write(null);
  };

  if (written) {
    return (
      <CommentEditor
        written={written}
        tasks={tasks}
        onWrite={write}
        onSave={() => save(written)}
        onCancel={() => write(null)}
        onDelete={written.oldText === '' ? null : () => remove(written)}
      />
    );
  }
  return (
    <div className={styles.content}>
      {comments.length > 0 && (
        <input
          type="search"
          className={styles.search}
          aria-label={texts.search}
          placeholder={texts.search}
          autoComplete="off"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      <ul role="list">
        {searched(comments.length > 0 ? comments : starters, search).map((comment) => (
          <li key={`${comment.task} ${comment.text}`}>
            <p className={styles.words}>
              {!isBeginning(comment.name, comment.text) && <strong>{comment.name} </strong>}
              {comment.text}{' '}
              {comment.task !== '' && (
                <span className={styles.soft}>
                  ({tasks.find(({ id }) => id === comment.task)?.name ?? texts.otherTask})
                </span>
              )}
            </p>
            {comments.length > 0 && (
              <IconButton
                icon="pencil"
                label={texts.change(comment.name)}
                onClick={() => edit(comment)}
              />
            )}
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        {comments.length === 0 && (
          <Button
            variant="quiet"
            iconBefore="plus"
            onClick={() => change((now) => ({ ...now, comments: starters }))}
          >
            {texts.keepStarters}
          </Button>
        )}
        <Button
          variant="quiet"
          iconBefore="pencil"
          onClick={() => edit({ name: '', text: '', task: '' })}
        >
          {texts.write}
        </Button>
        <LibraryFile library={library} onChange={change} />
      </div>
    </div>
  );
}
