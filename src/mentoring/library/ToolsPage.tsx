import { useState } from 'react';
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
import { MyChecklists } from './MyChecklists.tsx';
import { MyComments } from './MyComments.tsx';
import { useLibrary } from './libraryFile.ts';
import styles from '../mentor.module.css';
import { useAddress } from '../useAddress.ts';

/** The tasks of the submissions, and those that only the library knows. */
function useTasks(ids: readonly string[]): { id: string; name: string }[] {
  // Only the titles are needed: without them the tools can be used too.
  useLoad(loadMentorSubmissions, undefined);
  const tasks = useAppSelector(selectQueueTasks);
  const others = ids.filter((id) => id !== '' && !tasks.some((task) => task.id === id));
  return [
    ...tasks.map(({ id, name }) => ({ id, name: name || mentorTexts.unknownTask })),
    ...[...new Set(others)].map((id) => ({ id, name: texts.otherTask })),
  ];
}

/** The task whose checklist is being written; '' for none. */
const taskOfWriting = (userId: string): string =>
  draftSubjects(userId)
    .map(subjectOf)
    .find((subject) => subject?.kind === 'writing' && subject.id !== 'comment')?.id ?? '';

/** A mentor's own comments and checklists, which the reviews offer. */
export default function ToolsPage() {
  const library = useLibrary();
  const { comments, checklists } = library.library;
  const { userId } = useSession();
  const address = useAddress();
  // A checklist that was being written in an earlier visit is shown again.
  const [unsaved, setUnsaved] = useState(() => taskOfWriting(userId));
  const task = address.get('task') || unsaved;
  const tasks = useTasks([...Object.keys(checklists), ...comments.map((one) => one.task), task]);

  return (
    <>
      <PageMeta title={mentorTexts.tools} description={texts.description} index={false} />
      <header className={styles.header}>
        <h1>{mentorTexts.tools}</h1>
        <p className={styles.intro}>{texts.intro}</p>
      </header>
      {!library.isStored && <Notice tone="warning">{texts.notStored}</Notice>}
      <Card as="section" className={styles.work} aria-labelledby="my-comments">
        <h2 id="my-comments">{texts.savedComments}</h2>
        <MyComments {...library} tasks={tasks} />
      </Card>
      <Card as="section" className={styles.work} aria-labelledby="my-checklists">
        <h2 id="my-checklists">{texts.checklists}</h2>
        <MyChecklists
          {...library}
          tasks={tasks}
          task={task}
          onChoose={(chosen) => {
            setUnsaved('');
            address.change({ task: chosen });
          }}
        />
      </Card>
    </>
  );
}
