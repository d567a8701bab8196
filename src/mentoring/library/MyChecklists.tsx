import { useId, useState } from 'react';
import { FilterSelect } from '../../ui/table/Filters.tsx';
import { Button } from '../../ui/Button.tsx';
import { linesOf, pointsOf, withChecklist } from './library.ts';
import { libraryTexts as texts } from './texts.ts';
import styles from './Library.module.css';
import { useWriting, type StoredLibrary } from './libraryFile.ts';

/** What is written of a checklist. */
const FIELDS = ['lines'] as const;

interface MyChecklistsProps extends StoredLibrary {
  tasks: readonly { id: string; name: string }[];
  /** The task whose checklist is shown; '' for none. */
  task: string;
  onChoose: (task: string) => void;
}

/** The checklist of a chosen task, to be written or changed. */
export function MyChecklists({ tasks, task, onChoose, ...library }: MyChecklistsProps) {
  const { checklists } = library.library;
  const choices = tasks.map(({ id, name }) => ({
    id,
    name: checklists[id] ? texts.withPoints(name, checklists[id].length) : name,
  }));
  const title = tasks.find(({ id }) => id === task)?.name;
  return (
    <div className={styles.content}>
      <FilterSelect
        label={texts.task}
        value={task}
        all={texts.chooseTask}
        choices={choices}
        onChange={onChoose}
      />
      {task !== '' && <ChecklistEditor key={task} {...library} task={task} title={title} />}
    </div>
  );
}

interface ChecklistEditorProps extends StoredLibrary {
  task: string;
  /** The task's title, if it is known. */
  title: string | undefined;
}

function ChecklistEditor({ library, change, task, title }: ChecklistEditorProps) {
  const stored = linesOf(library.checklists[task] ?? []);
  const [writing, write] = useWriting(task, FIELDS, title);
  const [isSaved, setIsSaved] = useState(false);
  const lines = writing?.lines ?? stored;
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{texts.lines}</label>
      <textarea
        id={id}
        className={styles.search}
        rows={5}
        value={lines}
        aria-describedby={`${id}hint`}
        onChange={(event) => {
          setIsSaved(false);
          write({ lines: event.target.value });
        }}
      />
      <p id={`${id}hint`} className={styles.soft}>
        {texts.linesHint}
      </p>
      <div className={styles.buttons}>
        <Button
          variant="secondary"
          onClick={() => {
            setIsSaved(change((now) => withChecklist(now, task, pointsOf(lines))));
            write(null);
          }}
        >
          {texts.save}
        </Button>
        {writing && (
          <Button variant="quiet" onClick={() => write(null)}>
            {texts.cancel}
          </Button>
        )}
        <p role="status" className={styles.soft}>
          {isSaved && texts.checklistSaved}
        </p>
      </div>
    </>
  );
}
