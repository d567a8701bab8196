import type { Task } from '../../api/schemas.ts';
import { useReadToast } from '../../ui/useReadToast.ts';
import { ButtonAnchor, ButtonLink } from '../../ui/Button.tsx';
import { toCourse } from '../../paths.ts';
import { ownState } from '../../auth/linkState.ts';
import { safeLink } from '../../lib/links.ts';
import { readableTitle } from '../../lib/text.ts';
import { courseSelectors, loadCourse } from '../../tracks/coursesSlice.ts';
import { useAppSelector } from '../../tasks/state.ts';
import { useLoad } from '../../api/query/useLoad.ts';
import { taskTexts as texts } from './texts.ts';
import styles from './CourseLinks.module.css';

interface CourseLinksProps {
  courseId: string;
  /** The task that the course page links back to. */
  task: Task;
}

/**
 * The course a task needs: its page, and its playlist once known. Where the course cannot be
 * loaded, the link to its page remains, and that page shows why.
 */
export function CourseLinks({ courseId, task }: CourseLinksProps) {
  const course = useAppSelector((state) => courseSelectors.selectById(state, courseId));
  const { request } = useLoad(loadCourse, course ? null : courseId, true);
  useReadToast(request);
  const title = readableTitle(course?.title ?? '');
  const playlist = safeLink(course?.playlistUrl);
  return (
    <section className={`row-between ${styles.course}`} aria-labelledby="course">
      <div>
        <h2 id="course" className={`soft ${styles.title}`}>
          {texts.course}
        </h2>
        <p className={styles.words}>{title || texts.courseText}</p>
      </div>
      <div className={`row gap-2 ${styles.links}`}>
        <ButtonLink
          variant="secondary"
          iconBefore="play"
          to={toCourse(title, courseId)}
          state={ownState({ task })}
        >
          {texts.openCourse}
        </ButtonLink>
        {playlist && (
          <ButtonAnchor variant="quiet" href={playlist} newTab iconAfter="external">
            {texts.openPlaylist}
          </ButtonAnchor>
        )}
      </div>
    </section>
  );
}
