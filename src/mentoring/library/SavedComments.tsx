import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { needlesOf, searchable } from '../../lib/search.ts';
import { DeskLink } from '../DeskLink.tsx';
import fold from '../Fold.module.css';
import { Checklist } from './Checklist.tsx';
import styles from './Library.module.css';
import {
  type Drafted,
  fillIn,
  has,
  isBeginning,
  offered,
  pin,
  type SavedComment,
  type Subject,
  withComment,
  withUse,
} from './library.ts';
import { type StoredLibrary, useLibrary } from './libraryFile.ts';
import { libraryTexts as texts } from './texts.ts';
import { mentorTexts } from '../texts.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';

interface SavedCommentsProps extends StoredLibrary {
  subject: Subject;
  /** What stands in the comment field. */
  comment: string;
  /** The mentor's earlier comments on the same task. */
  earlier: readonly string[];
  onInsert: (comment: string) => void;
}

/** The mentor's own comments: a tap inserts one, for editing. */
function SavedComments(props: SavedCommentsProps) {
  const { library, change, subject, comment: inField, earlier, onInsert } = props;
  const [search, setSearch] = useState('');
  const [said, setSaid] = useState('');
  const box = useRef<HTMLDetailsElement>(null);

  const saved = offered(library, subject.taskId, search);
  const needles = needlesOf(search);
  const used = earlier.filter(
    (comment) =>
      !has(library, pin(comment, subject)) &&
      needles.every((needle) => searchable(comment).includes(needle)),
  );
  const isStarting = library.comments.length === 0;
  const count = (isStarting ? 0 : offered(library, subject.taskId, '').length) + earlier.length;
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

  /** Other names became places: how it will read is said. */
  const keep = () => {
    const stored = change((now) => withComment(now, own, null));
    setSaid(stored ? texts.saved(own.task === '', own.text) : '');
  };

  return (
    <details ref={box} data-key="library">
      <summary className={fold.summary}>{texts.comments(count)}</summary>
      <div className={styles.content}>
        {
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
        }
        {saved.length + used.length === 0 && (
          <p className={styles.soft} role="status">
            {texts.nothing}
          </p>
        )}
        {isStarting && <h4>{texts.starting}</h4>}
        <ul role="list">
          {saved.map((comment) => (
            <li key={`${comment.task} ${comment.text}`}>
              <Choice
                name={fillIn(comment.name, subject)}
                text={fillIn(comment.text, subject)}
                onInsert={() => take(comment)}
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
          <DeskLink className={styles.tool} to={paths.mentorTools}>
            {mentorTexts.tools}
          </DeskLink>
        </div>
      </div>
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
        {name !== undefined && !isBeginning(name, text) && <strong>{name} </strong>}
        {text}
      </span>
    </button>
  );
}

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
