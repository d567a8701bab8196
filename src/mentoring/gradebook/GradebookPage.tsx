import { visibleError, LoadFailure, useReadToast } from '../../ui/AsyncView.tsx';
import { Skeleton } from '../../ui/Loading.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { allSubmissions } from '../../paths.ts';
import { loadMentorSubmissions } from '../../tasks/tasksSlice.ts';
import { loadMentees } from '../../user/userSlice.ts';
import { useAppSelector } from '../../tasks/state.ts';
import { selectGradebook } from './gradebook.ts';
import { hasAnswer } from '../../api/query/query.ts';
import { useLoad } from '../../api/query/useLoad.ts';
import { gradebookTexts as texts } from './texts.ts';
import { FirstStep, isForbidden, MentorView } from '../parts.tsx';
import { Gradebook } from './Gradebook.tsx';
import styles from '../mentor.module.css';
import { notLoadedTexts } from '../../ui/notLoadedTexts.ts';

/** Mentees by tasks, from lists that are fetched anyway. */
export default function GradebookPage() {
  const { request: people, retry: retryPeople } = useLoad(loadMentees, undefined);
  const { request, retry } = useLoad(loadMentorSubmissions, undefined);
  const book = useAppSelector(selectGradebook);
  const menteeCount = useAppSelector(({ user }) => user.mentees.ids.length);
  const hasPeople = hasAnswer(people) || menteeCount > 0;
  const isEmpty = book.tasks.length === 0;
  // Wait for the mentees, because mentees without submissions add rows.
  const isListed = hasPeople || people?.status === 'failure';
  const ready = isListed && (hasAnswer(request) || !isEmpty);
  const failure = visibleError(request, ready);
  const peopleFailure = visibleError(people, hasPeople);
  useReadToast(isForbidden(people?.error) ? undefined : people);

  // If both reads fail, show one message and retry both.
  const retryAll = () => {
    retry();
    if (peopleFailure) retryPeople();
  };

  return (
    <>
      <PageMeta title={texts.title} description={texts.description} index={false} />
      <header className="stack gap-2">
        <h1>{texts.title}</h1>
        <p className={`soft ${styles.intro}`}>{texts.scope}</p>
      </header>
      {ready && peopleFailure && !failure && (
        <LoadFailure
          error={peopleFailure}
          retry={retryPeople}
          title={hasPeople ? notLoadedTexts.newer : notLoadedTexts.mentees}
        />
      )}
      <MentorView
        missing={notLoadedTexts.submissions}
        request={request}
        ready={ready}
        retry={retryAll}
        skeleton={<Skeleton shape="table" label={texts.loading} count={10} />}
      >
        {isEmpty ? (
          <EmptyState
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
