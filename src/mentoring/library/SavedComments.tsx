import { type MouseEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { needlesOf, searchable } from '../../lib/search.ts';
import { DeskLink } from '../DeskLink.tsx';
import { Fold } from '../Fold.tsx';
import { deskKeys } from '../desk/texts.ts';
import styles from './Library.module.css';
import {
  type Drafted,
  fillIn,
  has,
  idsOf,
  isBeginning,
  type Library,
  offered,
  pin,
  type SavedComment,
  type Subject,
  tick,
  withComment,
  withUse,
} from './library.ts';
import { type StoredLibrary, useLibrary } from './libraryFile.ts';
import { libraryTexts as texts } from './texts.ts';
import { mentorTexts } from '../texts.ts';
import { paths, toTools } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { useCommand } from '../../ui/commands.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';

interface SavedCommentsProps extends StoredLibrary {
  subject: Subject;
  /** What stands in the comment field. */
  comment: string;
  /** The mentor's earlier comments on the same task. */
  earlier: readonly string[];
  /** The comment's field. */
  field: RefObject<HTMLElement | null>;
  onInsert: (comment: string) => void;
}

/** The mentor's own comments: a tap inserts one, for editing. */
function SavedComments(props: SavedCommentsProps) {
  const { library, change, subject, comment: inField, earlier, field, onInsert } = props;
  const [search, setSearch] = useState('');
  const [said, setSaid] = useState('');
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  useCommand(deskKeys.library, () => {
    flushSync(() => setOpen(true));
    box.current?.focus();
  });

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
    setOpen(false);
    onInsert(comment);
  };
  const take = (comment: SavedComment) => {
    change((now) => withUse(now, comment, subject.taskId));
    insert(fillIn(comment.text, subject));
  };

  const pressed = (act: () => void) => (event: MouseEvent) => {
    act();
    // The list closes over the focus: whoever works by keyboard goes on in the comment.
    if (event.detail === 0) field.current?.focus();
  };

  /** Other names became places: how it will read is said. */
  const keep = () => {
    const stored = change((now) => withComment(now, own, null));
    setSaid(stored ? texts.saved(own.task === '', own.text) : '');
  };

  return (
    <Fold title={texts.comments(count)} open={open} onToggle={setOpen}>
      <div className={`stack gap-2 small ${styles.content}`}>
        <input
          ref={box}
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
        {saved.length + used.length === 0 && (
          <p className="soft small" role="status">
            {texts.nothing}
          </p>
        )}
        {isStarting && <h4>{texts.starting}</h4>}
        <ul role="list" className="stack gap-2">
          {saved.map((comment) => (
            <li key={`${comment.task} ${comment.text}`}>
              <Choice
                name={fillIn(comment.name, subject)}
                text={fillIn(comment.text, subject)}
                onPress={pressed(() => take(comment))}
              />
            </li>
          ))}
        </ul>
        {used.length > 0 && (
          <>
            <h4>{texts.used}</h4>
            <ul role="list" className="stack gap-2">
              {used.map((comment) => (
                <li key={comment}>
                  <Choice text={comment} onPress={pressed(() => insert(comment))} />
                </li>
              ))}
            </ul>
          </>
        )}
        <div className={`row ${styles.buttons}`}>
          {own.text !== '' && !has(library, own) && (
            <Button variant="quiet" iconBefore="plus" onClick={keep}>
              {texts.keep}
            </Button>
          )}
          <DeskLink className={`strong ${styles.tool}`} to={paths.mentorTools}>
            {mentorTexts.tools}
          </DeskLink>
        </div>
      </div>
      <p role="status" className="soft small">
        {said}
      </p>
    </Fold>
  );
}

interface ChoiceProps {
  name?: string;
  text: string;
  onPress: (event: MouseEvent) => void;
}

const Choice = ({ name, text, onPress }: ChoiceProps) => (
  <button type="button" className={styles.choice} onClick={onPress}>
    <Icon name="plus" label={texts.insert} />
    <span>
      {name !== undefined && !isBeginning(name, text) && <strong>{name} </strong>}
      {text}
    </span>
  </button>
);

interface ChecklistProps {
  library: Library;
  taskId: string;
  /** The form's values as they are. */
  values: Drafted;
  onTick: (values: Drafted) => void;
}

/** The checklist of a task: ticking drafts comment and grade, both free to change. */
function Checklist({ library, taskId, values, onTick }: ChecklistProps) {
  const [open, setOpen] = useState(false);
  const points = library.checklists[taskId] ?? [];
  const ids = idsOf(points);
  const ticked = ids.filter((one) => values.ticked.includes(one));

  return (
    <Fold
      title={points.length === 0 ? texts.checklist : texts.ticked(ticked.length, points.length)}
      open={open}
      onToggle={setOpen}
    >
      <div className={`stack gap-2 small ${styles.content}`}>
        {points.map(({ text, weight }, index) => {
          const own = ids[index] ?? text;
          return (
            <label key={own} className={`line words ${styles.check}`}>
              <input
                type="checkbox"
                checked={ticked.includes(own)}
                onChange={({ target: { checked } }) => {
                  const others = ticked.filter((one) => one !== own);
                  onTick(tick(points, values, checked ? [...others, own] : others));
                }}
              />
              <span>
                {text}
                {weight !== 1 && <span className="soft small"> ({texts.weight(weight)})</span>}
              </span>
            </label>
          );
        })}
        <DeskLink className={`strong ${styles.tool}`} to={toTools(taskId)}>
          {points.length === 0 ? texts.writeChecklist : texts.changeChecklist}
        </DeskLink>
      </div>
    </Fold>
  );
}

interface LibraryToolsProps {
  subject: Subject;
  /** The form's values as they are. */
  values: Drafted;
  /** The mentor's earlier comments on the same task. */
  earlier: readonly string[];
  /** The comment's field. */
  field: RefObject<HTMLElement | null>;
  onChange: (values: Drafted) => void;
  /** What else is folded away beside them. */
  children: ReactNode;
}

/** What helps to write a comment: those of one's own, and a checklist. Nothing is sent by itself. */
export function LibraryTools(props: LibraryToolsProps) {
  const { subject, values, earlier, field, onChange, children } = props;
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
        field={field}
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
