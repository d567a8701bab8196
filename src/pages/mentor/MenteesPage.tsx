import { AsyncView } from '../../components/async/AsyncView.tsx';
import { Skeleton } from '../../components/async/Skeleton.tsx';
import { PageMeta } from '../../components/PageMeta.tsx';
import { ButtonLink } from '../../components/ui/Button.tsx';
import { EmptyState } from '../../components/ui/EmptyState.tsx';
import { Icon } from '../../components/ui/Icon.tsx';
import { paths } from '../../config/paths.ts';
import { selectQueueCounts } from '../../slices/mentorQueue.ts';
import { loadMentorSubmissions } from '../../slices/tasksSlice.ts';
import { loadMentees, menteeSelectors } from '../../slices/userSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { useLoad } from '../../store/useLoad.ts';
import { menteesTexts as texts, mentorTexts, queueTexts } from '../../texts/mentor.ts';
import { Forbidden, isForbidden } from './Forbidden.tsx';
import { MenteesTable } from './MenteesTable.tsx';
import styles from './mentor.module.css';

/**
 * Who learns with this mentor (specification, section 2), and above it what waits for a grade: this is
 * where a mentor arrives. The list of submissions is read here already, and is fresh for its own page.
 */
export default function MenteesPage() {
  const { request, retry } = useLoad(loadMentees, undefined);
  useLoad(loadMentorSubmissions, undefined);
  const people = useAppSelector(menteeSelectors.selectAll);
  const { waiting } = useAppSelector(selectQueueCounts);
  const ready = request?.status === 'success' || people.length > 0;

  return (
    <>
      <PageMeta title={texts.title} description={texts.description} index={false} />
      <header className={styles.header}>
        <h1>{texts.title}</h1>
        {ready && people.length > 0 && <p className={styles.intro}>{texts.count(people.length)}</p>}
      </header>
      {waiting > 0 && (
        <section className={styles.home} aria-label={queueTexts.next}>
          <p>{queueTexts.homeWaiting(waiting)}</p>
          <ButtonLink to={paths.submissions} variant="accent" iconAfter="arrow-right">
            {queueTexts.homeNext}
          </ButtonLink>
        </section>
      )}
      {isForbidden(request?.error) ? (
        <Forbidden>{mentorTexts.forbiddenMentees}</Forbidden>
      ) : (
        <AsyncView
          request={request}
          ready={ready}
          retry={retry}
          skeleton={<Skeleton shape="people" label={texts.loading} count={10} />}
        >
          {people.length === 0 ? (
            <EmptyState
              illustration={<Icon name="users" size="lg" />}
              title={texts.none}
              text={texts.noneText}
              action={<ButtonLink to={paths.mentorProfile}>{texts.noneAction}</ButtonLink>}
            />
          ) : (
            <MenteesTable people={people} />
          )}
        </AsyncView>
      )}
    </>
  );
}
