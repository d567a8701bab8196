import { Skeleton } from '../../ui/Loading.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { allSubmissions } from '../../paths.ts';
import { loadMentorSubmissions } from '../../tasks/tasksSlice.ts';
import { loadMentees } from '../../user/userSlice.ts';
import { useAppSelector } from '../../tasks/state.ts';
import { selectGradebook } from './gradebook.ts';
import { hasResponse } from '../../api/query/query.ts';
import { useLoad } from '../../api/query/useLoad.ts';
import { gradebookTexts as texts } from './texts.ts';
import { FirstStep, MentorView } from '../parts.tsx';
import { Gradebook } from './Gradebook.tsx';
import styles from '../mentor.module.css';
import { notLoadedTexts } from '../../ui/notLoadedTexts.ts';

/** Shows mentees by tasks, from lists that are fetched anyway. */
export default function GradebookPage() {
  const { request: people } = useLoad(loadMentees, undefined);
  const { request } = useLoad(loadMentorSubmissions, undefined);
  const book = useAppSelector(selectGradebook);
  const menteeCount = useAppSelector(({ user }) => user.mentees.ids.length);
  const isEmpty = book.tasks.length === 0;

  return (
    <>
      <PageMeta title={texts.title} description={texts.description} index={false} />
      <header className="stack gap-2">
        <h1>{texts.title}</h1>
        <p className={`soft ${styles.intro}`}>{texts.scope}</p>
      </header>
      <MentorView
        reads={[
          {
            request,
            ready: hasResponse(request) || !isEmpty,
            missing: notLoadedTexts.submissions,
          },
          // Mentees without submissions add rows.
          {
            request: people,
            ready: hasResponse(people) || menteeCount > 0,
            missing: notLoadedTexts.mentees,
          },
        ]}
        skeleton={<Skeleton shape="table" label={texts.loading} count={10} />}
      >
        {isEmpty ? (
          <EmptyState
            icon="tasks"
            title={texts.none}
            text={book.left > 0 ? texts.left(book.left) : texts.noneText}
            action={
              book.left > 0 ? (
                <ButtonLink to={allSubmissions}>{texts.leftAction}</ButtonLink>
              ) : (
                <FirstStep />
              )
            }
          />
        ) : (
          <Gradebook book={book} />
        )}
      </MentorView>
    </>
  );
}
