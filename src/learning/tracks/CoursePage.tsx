import { useLocation, useParams } from 'react-router-dom';
import { AsyncView } from '../../ui/AsyncView.tsx';
import { Skeleton } from '../../ui/Loading.tsx';
import { paths } from '../../paths.ts';
import { readableTitle } from '../../lib/text.ts';
import { courseSelectors, loadCourse } from '../../tracks/coursesSlice.ts';
import { useAppSelector } from '../../user/hooks.ts';
import { useLoad } from '../../api/query/useLoad.ts';
import { courseTexts as texts } from './texts.ts';
import { CoursePlayer } from './CoursePlayer.tsx';
import styles from './CoursePage.module.css';
import { PageHead } from '../../ui/PageHead.tsx';
import { backFromCourse } from './backFromCourse.ts';
import { notLoadedTexts } from '../../ui/notLoadedTexts.ts';

/** One course, with its video. */
export default function CoursePage() {
  const { courseTitle = '', courseId = '' } = useParams();
  const { state } = useLocation();
  const course = useAppSelector((root) => courseSelectors.selectById(root, courseId));
  const { request, retry } = useLoad(loadCourse, course ? null : courseId);
  const isGone = !course && request?.error?.status === 404;
  const named = readableTitle(course?.title ?? '') || courseTitle || texts.title;
  const title = isGone ? texts.gone : named;

  return (
    <>
      <PageHead
        title={title}
        description={course?.description || texts.description}
        lead={false}
        back={backFromCourse(state) ?? { to: paths.tasks, label: texts.back }}
      />
      <AsyncView
        missing={notLoadedTexts.course}
        request={request}
        ready={course !== undefined}
        retry={retry}
        skeleton={<Skeleton shape="video" count={1} label={texts.loading} />}
      >
        {course && (
          <div className={styles.course}>
            <CoursePlayer key={course.id} title={title} address={course.playlistUrl} />
            {course.description && <p className={styles.words}>{course.description}</p>}
          </div>
        )}
      </AsyncView>
    </>
  );
}
