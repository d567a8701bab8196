import { useId, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { FilterSelect } from '../../ui/table/Filters.tsx';
import { formatPoints, parsePoints, withChecklist } from './library.ts';
import libraryStyles from './Library.module.css';
import filters from '../../ui/table/Filters.module.css';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { Card } from '../../ui/Card.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { draftSubjects, subjectOf } from '../../user/drafts.ts';
import { loadMentorSubmissions } from '../../tasks/tasksSlice.ts';
import { useAppSelector } from '../../tasks/state.ts';
import { useSession } from '../../auth/useSession.ts';
import { selectQueueTasks } from '../submissions.ts';
import { useLoad } from '../../api/query/useLoad.ts';
import { libraryTexts as texts } from './texts.ts';
import { mentorTexts } from '../texts.ts';
import { MyComments } from './MyComments.tsx';
import { type StoredLibrary, useLibrary, useUnsavedInput } from './libraryFile.ts';
import styles from '../mentor.module.css';
import { useAddress } from '../useAddress.ts';

/** Tasks with submissions, and tasks found only in the library. */
function useTasks(ids: readonly string[]): { id: string; name: string }[] {
  // Only titles are needed, so the page works if this fails.
  useLoad(loadMentorSubmissions, undefined);
  const tasks = useAppSelector(selectQueueTasks);
  const others = ids.filter((id) => id !== '' && !tasks.some((task) => task.id === id));
  return [...tasks, ...[...new Set(others)].map((id) => ({ id, name: texts.otherTask }))];
}

const taskOfWriting = (userId: string): string =>
  draftSubjects(userId)
    .map(subjectOf)
    .find((subject) => subject?.kind === 'writing' && subject.id !== 'comment')?.id ?? '';

const FIELDS = ['lines'] as const;

interface MyChecklistsProps extends StoredLibrary {
  tasks: readonly { id: string; name: string }[];
  task: string;
  onChoose: (task: string) => void;
  /** Takes the focus: the pressed button disappears. */
  onEnd: () => void;
}

function MyChecklists({ tasks, task, onChoose, onEnd, ...library }: MyChecklistsProps) {
  const { checklists } = library.library;
  const choices = tasks.map(({ id, name }) => ({
    id,
    name: checklists[id] ? texts.withPoints(name, checklists[id].length) : name,
  }));
  const title = tasks.find(({ id }) => id === task)?.name;
  return (
    <div className={`stack gap-2 small ${libraryStyles.content}`}>
      <FilterSelect
        label={texts.task}
        value={task}
        all={texts.chooseTask}
        choices={choices}
        onChange={onChoose}
      />
      {task !== '' && (
        <ChecklistEditor key={task} {...library} task={task} title={title} onEnd={onEnd} />
      )}
    </div>
  );
}

type ChecklistEditorProps = StoredLibrary &
  Pick<MyChecklistsProps, 'task' | 'onEnd'> & { title: string | undefined };

function ChecklistEditor({ library, change, task, title, onEnd }: ChecklistEditorProps) {
  const stored = formatPoints(library.checklists[task] ?? []);
  const [writing, write] = useUnsavedInput(task, FIELDS, title);
  const [isSaved, setIsSaved] = useState(false);
  const lines = writing?.lines ?? stored;
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{texts.lines}</label>
      <textarea
        id={id}
        className={`edged ${filters.select}`}
        rows={5}
        value={lines}
        aria-describedby={`${id}hint`}
        onChange={(event) => {
          setIsSaved(false);
          write({ lines: event.target.value });
        }}
      />
      <p id={`${id}hint`} className="soft small">
        {texts.linesHint}
      </p>
      <div className="row gap-2">
        <Button
          variant="secondary"
          onClick={() => {
            setIsSaved(change((now) => withChecklist(now, task, parsePoints(lines))));
            write(null);
          }}
        >
          {texts.save}
        </Button>
        {writing && (
          <Button
            variant="quiet"
            onClick={() => {
              write(null);
              onEnd();
            }}
          >
            {texts.cancel}
          </Button>
        )}
        <p role="status" className="soft small">
          {isSaved && texts.checklistSaved}
        </p>
      </div>
    </>
  );
}

/** The mentor's saved comments and checklists. */
export default function ToolsPage() {
  const library = useLibrary();
  const { comments, checklists } = library.library;
  const { userId } = useSession();
  const address = useAddress();
  const commentsHead = useRef<HTMLHeadingElement>(null);
  const checklistsHead = useRef<HTMLHeadingElement>(null);
  // Reopens a checklist left unsaved in an earlier visit.
  const [unsaved, setUnsaved] = useState(() => taskOfWriting(userId));
  const task = address.get('task') || unsaved;
  const tasks = useTasks([
    ...Object.keys(checklists),
    ...comments.map((comment) => comment.task),
    task,
  ]);

  return (
    <>
      <PageMeta title={mentorTexts.tools} description={texts.description} index={false} />
      <header className="stack gap-2">
        <h1>{mentorTexts.tools}</h1>
        <p className={`soft ${styles.intro}`}>{texts.intro}</p>
      </header>
      {library.warning !== null && <Notice tone="warning">{library.warning}</Notice>}
      <Card as="section" className="stack gap-4" aria-labelledby="my-comments">
        <h2 id="my-comments" ref={commentsHead} tabIndex={-1}>
          {texts.savedComments}
        </h2>
        <MyComments {...library} tasks={tasks} onEnd={() => commentsHead.current?.focus()} />
      </Card>
      <Card as="section" className="stack gap-4" aria-labelledby="my-checklists">
        <h2 id="my-checklists" ref={checklistsHead} tabIndex={-1}>
          {texts.checklists}
        </h2>
        <MyChecklists
          {...library}
          tasks={tasks}
          task={task}
          onChoose={(chosen) => {
            setUnsaved('');
            address.change({ task: chosen });
          }}
          onEnd={() => checklistsHead.current?.focus()}
        />
      </Card>
    </>
  );
}
