import { useRef, useState, type MouseEvent } from 'react';
import { Button } from '../../../components/ui/button/Button.tsx';
import { IconButton } from '../../../components/ui/button/IconButton.tsx';
import { Icon } from '../../../components/ui/icon/Icon.tsx';
import {
  fillIn,
  has,
  nameOf,
  offered,
  pin,
  withComment,
  withUse,
  type SavedComment,
  type Subject,
} from '../../../domain/library/library.ts';
import { needlesOf, searchable } from '../../../domain/text/search.ts';
import { libraryTexts as texts } from '../../../texts/mentor/library.ts';
import { CommentEditor, commentFields, type WrittenComment } from './CommentEditor.tsx';
import fold from '../Fold.module.css';
import styles from './Library.module.css';
import { LibraryFile } from './LibraryFile.tsx';
import { useWriting, type StoredLibrary } from './useLibrary.ts';

interface SavedCommentsProps extends StoredLibrary {
  subject: Subject;
  /** What stands in the comment field. */
  comment: string;
  /** The mentor's earlier comments on the same task. */
  earlier: readonly string[];
  onInsert: (comment: string) => void;
}

/** The mentor's own comments: a tap inserts one, for editing. */
export function SavedComments(props: SavedCommentsProps) {
  const { library, change, subject, comment: inField, earlier, onInsert } = props;
  const [search, setSearch] = useState('');
  const [written, write] = useWriting('comment', commentFields);
  const [wasWriting] = useState(written !== null);
  const [said, setSaid] = useState('');
  const box = useRef<HTMLDetailsElement>(null);

  const saved = offered(library, subject.taskId, search);
  const needles = needlesOf(search);
  const used = earlier.filter(
    (comment) =>
      !has(library, pin(comment, subject)) &&
      needles.every((needle) => searchable(comment).includes(needle)),
  );
  const count = offered(library, subject.taskId, '').length + earlier.length;
  const own = pin(inField, subject);

  const insert = (comment: string) => {
    setSearch('');
    setSaid('');
    if (box.current) box.current.open = false;
    onInsert(comment);
  };
  const take = (comment: SavedComment) => {
    change((now) => withUse(now, comment, subject.taskId));
    insert(fillIn(comment.text, subject));
  };

  const edit = (comment: SavedComment | null) => {
    const { name = '', text = '', task = subject.taskId } = comment ?? {};
    const forAll = task === '' ? texts.forAll : '';
    write({ name, text, task: task || subject.taskId, forAll, oldText: text, oldTask: task });
  };
  const save = ({ name, text, task, forAll, oldText, oldTask }: WrittenComment) => {
    if (text.trim() === '') return;
    const stored = change((now) => {
      const old = now.comments.find((one) => one.text === oldText && one.task === oldTask) ?? null;
      const comment = {
        name: name.trim() || nameOf(text),
        text: text.trim(),
        task: forAll ? '' : task,
        uses: old?.uses ?? {},
      };
      return withComment(now, comment, old);
    });
    setSaid(stored ? texts.saved(forAll !== '') : '');
    write(null);
  };
  /** Where the names of this submission became places, its writer first sees what others would read. */
  const keep = () => {
    const { name, text, task } = own;
    const forAll = task === '' ? texts.forAll : '';
    const pinned = { name, text, task: subject.taskId, forAll, oldText: '', oldTask: '' };
    if (text === inField.trim()) save(pinned);
    else write(pinned);
  };
  const remove = ({ oldText, oldTask }: WrittenComment) => {
    change((now) => ({
      ...now,
      comments: now.comments.filter(({ text, task }) => text !== oldText || task !== oldTask),
    }));
    write(null);
  };

  return (
    <details ref={box} data-key="library" open={wasWriting}>
      <summary className={fold.summary}>{texts.comments(count)}</summary>
      {written ? (
        <CommentEditor
          written={written}
          onWrite={write}
          onSave={() => save(written)}
          onCancel={() => write(null)}
          onDelete={written.oldText === '' ? null : () => remove(written)}
        />
      ) : (
        <div className={styles.content}>
          {count > 0 ? (
            <input
              type="search"
              className={styles.search}
              aria-label={texts.search}
              placeholder={texts.search}
              autoComplete="off"
              value={search}
              onChange={(event) => setSearch(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
                // It stands in the form of the grade, which Enter would send.
                event.preventDefault();
                if (saved[0]) take(saved[0]);
                else if (used[0] !== undefined) insert(used[0]);
              }}
            />
          ) : (
            <p className={styles.soft}>{texts.none}</p>
          )}
          {count > 0 && saved.length + used.length === 0 && (
            <p className={styles.soft} role="status">
              {texts.nothing}
            </p>
          )}
          <ul role="list">
            {saved.map((comment) => (
              <li key={`${comment.task} ${comment.text}`}>
                <Choice
                  name={fillIn(comment.name, subject)}
                  text={fillIn(comment.text, subject)}
                  onInsert={() => take(comment)}
                />
                <IconButton
                  icon="pencil"
                  label={texts.change(comment.name)}
                  onClick={() => edit(comment)}
                />
              </li>
            ))}
          </ul>
          {used.length > 0 && (
            <>
              <h4>{texts.used}</h4>
              <ul role="list">
                {used.map((comment) => (
                  <li key={comment}>
                    <Choice text={comment} onInsert={() => insert(comment)} />
                  </li>
                ))}
              </ul>
            </>
          )}
          <div className={styles.buttons}>
            {own.text !== '' && !has(library, own) && (
              <Button variant="quiet" iconBefore="plus" onClick={keep}>
                {texts.keep}
              </Button>
            )}
            <Button variant="quiet" iconBefore="pencil" onClick={() => edit(null)}>
              {texts.write}
            </Button>
            <LibraryFile library={library} onChange={change} />
          </div>
        </div>
      )}
      <p role="status" className={styles.soft}>
        {said}
      </p>
    </details>
  );
}

interface ChoiceProps {
  name?: string;
  text: string;
  onInsert: () => void;
}

function Choice({ name, text, onInsert }: ChoiceProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // The list closes over the focus: whoever works by keyboard goes on in the comment.
    const form = event.currentTarget.form;
    onInsert();
    if (event.detail === 0) form?.querySelector('textarea')?.focus();
  };
  return (
    <button type="button" className={styles.choice} onClick={press}>
      <Icon name="plus" label={texts.insert} />
      <span>
        {name !== undefined && !text.startsWith(name.replace(/ …$/, '')) && (
          <strong>{name} </strong>
        )}
        {text}
      </span>
    </button>
  );
}
