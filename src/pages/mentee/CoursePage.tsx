import { useLocation, useParams } from 'react-router-dom';
import { AsyncView } from '../../components/async/AsyncView.tsx';
import { Skeleton } from '../../components/async/Skeleton.tsx';
import { paths } from '../../config/paths.ts';
import { readableTitle } from '../../domain/text/text.ts';
import { courseSelectors, loadCourse } from '../../slices/coursesSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { useLoad } from '../../store/useLoad.ts';
import { courseTexts as texts } from '../../texts/mentee/menteeTracks.ts';
import { CoursePlayer } from './course/CoursePlayer.tsx';
import styles from './course/CoursePage.module.css';
import { PageHead } from './PageHead.tsx';
import { backFromCourse } from './course/backFromCourse.ts';
import { notLoadedTexts } from '../../texts/notLoaded.ts';

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
