import { type RefObject, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FilterSelect } from '../../ui/table/Filters.tsx';
import { Button, IconButton } from '../../ui/Button.tsx';
import {
  isBeginning,
  type Library,
  mergeLibraries,
  nameOf,
  filterComments,
  starters,
  withComment,
  type SavedComment,
} from './library.ts';
import { libraryTexts as texts } from './texts.ts';
import styles from './Library.module.css';
import filters from '../../ui/table/Filters.module.css';
import {
  libraryFile,
  readLibraryFile,
  useUnsavedInput,
  type StoredLibrary,
} from './libraryFile.ts';
import { saveFile } from '../../lib/files.ts';
import { LIBRARY_FILE } from '../../user/drafts.ts';

/** With the text and task of the comment that it replaces. */
const commentFields = ['name', 'text', 'task', 'oldText', 'oldTask'] as const;

type WrittenComment = Readonly<Record<(typeof commentFields)[number], string>>;

type Tasks = readonly { id: string; name: string }[];

interface CommentEditorProps {
  written: WrittenComment;
  tasks: Tasks;
  first: RefObject<HTMLInputElement | null>;
  onWrite: (written: WrittenComment) => void;
  onSave: () => void;
  onCancel: () => void;
  onDelete: () => void;
}

function CommentEditor(props: CommentEditorProps) {
  const { written, tasks, first, onWrite, onSave, onCancel, onDelete } = props;
  const id = useId();
  const { name, text, task } = written;
  return (
    <div className={`stack gap-2 small ${styles.content}`}>
      <label htmlFor={`${id}name`}>{texts.name}</label>
      <input
        id={`${id}name`}
        ref={first}
        className={`edged ${filters.select}`}
        autoComplete="off"
        value={name}
        onChange={(event) => onWrite({ ...written, name: event.target.value })}
      />
      <label htmlFor={`${id}text`}>{texts.text}</label>
      <textarea
        id={`${id}text`}
        className={`edged ${filters.select}`}
        rows={4}
        value={text}
        aria-describedby={`${id}places`}
        onChange={(event) => onWrite({ ...written, text: event.target.value })}
      />
      <p id={`${id}places`} className="soft small">
        {texts.places}
      </p>
      <FilterSelect
        label={texts.isFor}
        value={task}
        all={texts.forAll}
        choices={tasks}
        onChange={(chosen) => onWrite({ ...written, task: chosen })}
      />
      <div className="row gap-2">
        <Button variant="secondary" aria-disabled={text.trim() === ''} onClick={onSave}>
          {texts.save}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {texts.cancel}
        </Button>
        {written.oldText !== '' && (
          <Button variant="quiet" onClick={onDelete}>
            {texts.remove}
          </Button>
        )}
      </div>
    </div>
  );
}

const sizeOf = ({ comments, checklists }: Library): [number, number] => [
  comments.length,
  Object.keys(checklists).length,
];

/** Exports and imports the library. An import that changes comments needs a confirmation. */
function LibraryFile({ library, change }: StoredLibrary) {
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [imported, setImported] = useState<Library | null>(null);
  const [message, setMessage] = useState('');
  const isEmpty = sizeOf(library).every((count) => count === 0);

  const end = (words: string) => {
    setImported(null);
    setMessage(words);
  };
  const applyImport = (by: (library: Library) => Library) => end(change(by) ? texts.imported : '');
  const answer = (act: () => void) => {
    act();
    // The pressed button disappears.
    button.current?.focus();
  };
  const read = async (file: File) => {
    // The file may have been moved since it was chosen.
    const result = readLibraryFile(await file.text().catch(() => ''));
    if ('problem' in result) {
      end(`${result.problem} ${texts.nothingChanged}`);
    } else if (isEmpty) {
      // Another tab may have saved comments.
      applyImport((current) => mergeLibraries(current, result.library));
    } else {
      setImported(result.library);
      setMessage(texts.found(...sizeOf(result.library)));
    }
  };

  return (
    <>
      {!isEmpty && (
        <Button
          variant="quiet"
          iconBefore="download"
          onClick={() => saveFile(LIBRARY_FILE, libraryFile(library), 'application/json')}
        >
          {texts.exportFile}
        </Button>
      )}
      <Button ref={button} variant="quiet" onClick={() => input.current?.click()}>
        {texts.importFile}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept="application/json,.json"
        aria-label={texts.importFile}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Lets the user choose the same file again.
          if (file) void read(file).finally(() => (target.value = ''));
        }}
      />
      <p role="status" className="soft small">
        {message}
      </p>
      {imported && (
        <>
          <Button
            variant="secondary"
            onClick={() =>
              answer(() => applyImport((current) => mergeLibraries(current, imported)))
            }
          >
            {texts.add}
          </Button>
          <Button variant="secondary" onClick={() => answer(() => applyImport(() => imported))}>
            {texts.replace}
          </Button>
          <Button variant="quiet" onClick={() => answer(() => end(''))}>
            {texts.cancel}
          </Button>
        </>
      )}
    </>
  );
}

interface MyCommentsProps extends StoredLibrary {
  tasks: Tasks;
  /** Takes the focus: the pressed button disappears. */
  onEnd: () => void;
}

/** Searches, edits, exports and imports all saved comments. */
export function MyComments({ tasks, onEnd, ...stored }: MyCommentsProps) {
  const { library, change } = stored;
  const [search, setSearch] = useState('');
  const [written, write] = useUnsavedInput('comment', commentFields);
  const first = useRef<HTMLInputElement>(null);
  const { comments } = library;

  const edit = ({ name, text, task }: Pick<SavedComment, 'name' | 'text' | 'task'>) => {
    flushSync(() => write({ name, text, task, oldText: text, oldTask: task }, true));
    first.current?.focus();
  };
  const close = () => {
    write(null);
    onEnd();
  };
  const save = ({ name, text, task, oldText, oldTask }: WrittenComment) => {
    if (text.trim() === '') return;
    const isOld = (saved: SavedComment) => saved.text === oldText && saved.task === oldTask;
    change((now) => {
      const old = now.comments.find(isOld) ?? null;
      const comment = {
        name: name.trim() || nameOf(text),
        text: text.trim(),
        task,
        uses: old?.uses ?? {},
      };
      return withComment(now, comment, old);
    });
    close();
  };
  const remove = ({ oldText, oldTask }: WrittenComment) => {
    change((now) => ({
      ...now,
      comments: now.comments.filter(({ text, task }) => text !== oldText || task !== oldTask),
    }));
    close();
  };

  if (written) {
    return (
      <CommentEditor
        written={written}
        tasks={tasks}
        first={first}
        onWrite={write}
        onSave={() => save(written)}
        onCancel={close}
        onDelete={() => remove(written)}
      />
    );
  }
  return (
    <div className={`stack gap-2 small ${styles.content}`}>
      {comments.length > 0 && (
        <input
          type="search"
          className={`edged ${filters.select}`}
          aria-label={texts.search}
          placeholder={texts.search}
          autoComplete="off"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      <ul role="list" className="stack gap-2">
        {filterComments(comments.length > 0 ? comments : starters, search).map((comment) => (
          <li key={`${comment.task} ${comment.text}`}>
            <p className={`grow words ${styles.words}`}>
              {!isBeginning(comment.name, comment.text) && <strong>{comment.name} </strong>}
              {comment.text}{' '}
              {comment.task !== '' && (
                <span className="soft small">
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
      <div className="row gap-2">
        {comments.length === 0 && (
          <Button
            variant="quiet"
            iconBefore="plus"
            onClick={() => {
              change((now) => mergeLibraries(now, { comments: starters, checklists: {} }));
              onEnd();
            }}
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
        <LibraryFile {...stored} />
      </div>
    </div>
  );
}
