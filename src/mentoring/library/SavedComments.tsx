import { type MouseEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { arrange, searchable } from '../../lib/search.ts';
import { DeskLink } from '../parts.tsx';
import { Fold } from '../Fold.tsx';
import { deskKeys } from '../desk/texts.ts';
import styles from './Library.module.css';
import filters from '../../ui/table/Filters.module.css';
import {
  fillIn,
  hasComment,
  idsOf,
  isBeginning,
  findComments,
  toSavedComment,
  type SavedComment,
  type Subject,
  applyChecklist,
  withComment,
  withUse,
} from './library.ts';
import { type StoredLibrary, useLibrary } from './libraryFile.ts';
import { libraryTexts as texts } from './texts.ts';
import { mentorTexts } from '../texts.ts';
import type { GradeValues } from '../../tasks/formSchemas.ts';
import { paths, toTools } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { useCommand } from '../../ui/commands.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';

interface ToolsProps {
  subject: Subject;
  values: GradeValues;
  earlier: readonly string[];
  field: RefObject<HTMLElement | null>;
  onChange: (values: GradeValues) => void;
}

type PartProps = ToolsProps & StoredLibrary;

function SavedComments({ library, change, subject, values, earlier, field, onChange }: PartProps) {
  const [search, setSearch] = useState('');
  const [message, setMessage] = useState('');
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  useCommand(deskKeys.library, () => {
    flushSync(() => setOpen(true));
    box.current?.focus();
  });

  const saved = findComments(library, subject.taskId, search);
  const earlierMatches = arrange(earlier, searchable, {}, { search, sort: null }).filter(
    (comment) => !hasComment(library, toSavedComment(comment, subject)),
  );
  const isStarting = library.comments.length === 0;
  const count =
    (isStarting ? 0 : findComments(library, subject.taskId, '').length) + earlier.length;
  const typed = toSavedComment(values.mentorComment, subject);

  const insert = (comment: string) => {
    setSearch('');
    setMessage('');
    setOpen(false);
    const before = values.mentorComment.trimEnd();
    onChange({ ...values, mentorComment: before ? `${before}\n\n${comment}` : comment });
  };
  const take = (comment: SavedComment) => {
    change((now) => withUse(now, comment, subject.taskId));
    insert(fillIn(comment.text, subject));
  };

  const pressed = (act: () => void) => (event: MouseEvent) => {
    act();
    // The pressed button disappears, so move the keyboard focus to the comment.
    if (event.detail === 0) field.current?.focus();
  };

  /** Names have become placeholders. */
  const keep = () => {
    const stored = change((now) => withComment(now, typed, null));
    setMessage(stored ? texts.saved(typed.task === '', typed.text) : '');
  };

  return (
    <Fold title={texts.comments(count)} open={open} onToggle={setOpen}>
      <div className={`stack gap-2 small ${styles.content}`}>
        <input
          ref={box}
          type="search"
          className={`edged ${filters.select}`}
          aria-label={texts.search}
          placeholder={texts.search}
          autoComplete="off"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
            // Keep Enter from submitting the grade form around this field.
            event.preventDefault();
            if (saved[0]) take(saved[0]);
            else if (earlierMatches[0] !== undefined) insert(earlierMatches[0]);
            else return;
            field.current?.focus();
          }}
        />
        {saved.length + earlierMatches.length === 0 && (
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
        {earlierMatches.length > 0 && (
          <>
            <h4>{texts.used}</h4>
            <ul role="list" className="stack gap-2">
              {earlierMatches.map((comment) => (
                <li key={comment}>
                  <Choice text={comment} onPress={pressed(() => insert(comment))} />
                </li>
              ))}
            </ul>
          </>
        )}
        <div className="row gap-2">
          {typed.text !== '' && !hasComment(library, typed) && (
            <Button variant="quiet" iconBefore="plus" onClick={pressed(keep)}>
              {texts.keep}
            </Button>
          )}
          <DeskLink className={`strong ${styles.tool}`} to={paths.mentorTools}>
            {mentorTexts.tools}
          </DeskLink>
        </div>
      </div>
      <p role="status" className="soft small">
        {message}
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
  <button type="button" className={`line start grow breaks ${styles.choice}`} onClick={onPress}>
    <Icon name="plus" label={texts.insert} />
    <span>
      {name !== undefined && !isBeginning(name, text) && <strong>{name} </strong>}
      {text}
    </span>
  </button>
);

/** A task's checklist. Ticking drafts the comment and the grade, which stay editable. */
function Checklist({ library, subject: { taskId }, values, onChange }: PartProps) {
  const [open, setOpen] = useState(false);
  const points = library.checklists[taskId] ?? [];
  const ids = idsOf(points);
  const ticked = ids.filter((id) => values.ticked.includes(id));

  return (
    <Fold
      title={points.length === 0 ? texts.checklist : texts.ticked(ticked.length, points.length)}
      open={open}
      onToggle={setOpen}
    >
      <div className={`stack gap-2 small ${styles.content}`}>
        {points.map(({ text, weight }, index) => {
          const id = ids[index] ?? text;
          return (
            <label key={id} className="tick words">
              <input
                type="checkbox"
                checked={ticked.includes(id)}
                onChange={({ target: { checked } }) => {
                  const others = ticked.filter((other) => other !== id);
                  onChange(applyChecklist(points, values, checked ? [...others, id] : others));
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

/** Saved comments and a checklist for writing a comment. Sends nothing. */
export function LibraryTools({ children, ...tools }: ToolsProps & { children: ReactNode }) {
  const stored = useLibrary();
  return (
    <div className={styles.tools}>
      {stored.warning !== null && <Notice tone="warning">{stored.warning}</Notice>}
      <SavedComments {...tools} {...stored} />
      {tools.subject.taskId !== '' && <Checklist {...tools} {...stored} />}
      {children}
    </div>
  );
}
