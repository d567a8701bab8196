import { useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { useLoad } from '../../api/query/useLoad.ts';
import { courseTexts as texts } from './texts.ts';
import { safeLink } from '../../lib/links.ts';
import { readableTitle } from '../../lib/text.ts';
import { isRecord } from '../../lib/values.ts';
import { videoOf } from '../../lib/video.ts';
import { paths, toTask, readId } from '../../paths.ts';
import { courseSelectors, loadCourse } from '../../tracks/coursesSlice.ts';
import { AsyncView } from '../../ui/AsyncView.tsx';
import { Button, ButtonAnchor } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Skeleton } from '../../ui/Loading.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { notLoadedTexts } from '../../ui/notLoadedTexts.ts';
import { useAppSelector } from '../../tasks/state.ts';
import styles from './CoursePage.module.css';

/**
 * Shows a course's video or playlist, which loads from the other site only when tapped. Only
 * YouTube and Vimeo are embedded.
 */
function CoursePlayer({ title, address }: { title: string; address: string | null }) {
  const [playing, setPlaying] = useState(false);
  const link = safeLink(address);
  const video = videoOf(address);

  if (link === null) {
    return (
      <Card padding="none">
        <EmptyState icon="play" title={texts.noLink} text={texts.noLinkText} />
      </Card>
    );
  }
  if (video === null) {
    return (
      <Card className="stack gap-4 start">
        <p>{texts.elsewhere}</p>
        <ButtonAnchor href={link} newTab iconAfter="external">
          {texts.openLink}
        </ButtonAnchor>
      </Card>
    );
  }
  return (
    <div className="stack start">
      {playing ? (
        <iframe
          className={styles.frame}
          src={video.src}
          title={texts.frame(title)}
          // oxlint-disable-next-line react/iframe-missing-sandbox -- always of a foreign origin, which it keeps
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <div className={`stack gap-4 ${styles.cover}`}>
          <p className={`small ${styles.soft}`}>{texts.playCosts}</p>
          <Button variant="accent" size="lg" iconBefore="play" onClick={() => setPlaying(true)}>
            {texts.play}
          </Button>
        </div>
      )}
      <ButtonAnchor variant="quiet" href={link} newTab iconAfter="external">
        {texts.open(video.provider)}
      </ButtonAnchor>
    </div>
  );
}

function backFromCourse(state: unknown): { to: string; label: string; state: unknown } | undefined {
  const task = isRecord(state) ? state['task'] : null;
  const id = isRecord(task) ? task['id'] : null;
  if (typeof id !== 'string' || id === '') return undefined;
  return { to: toTask(id), label: texts.backToTask, state };
}

/** Shows one course, with its video. */
export default function CoursePage() {
  const { courseTitle = '', courseId: addressed } = useParams();
  const courseId = readId(addressed);
  const { state } = useLocation();
  const course = useAppSelector((root) => courseSelectors.selectById(root, courseId));
  const { request } = useLoad(loadCourse, courseId);
  const isGone = !course && request?.error?.status === 404;
  const named = readableTitle(course?.title ?? '') || courseTitle || texts.title;
  const title = isGone ? texts.gone : named;

  return (
    <>
      <PageHead
        title={title}
        description={course?.description || texts.description}
        back={backFromCourse(state) ?? { to: paths.tasks, label: texts.back }}
      />
      <AsyncView
        reads={[{ request, ready: course !== undefined, missing: notLoadedTexts.course }]}
        skeleton={<Skeleton shape="video" count={1} label={texts.loading} />}
      >
        {course && (
          <div className="stack gap-5">
            {course.description && (
              <p dir="auto" className="measure words">
                {course.description}
              </p>
            )}
            <CoursePlayer key={course.id} title={title} address={course.playlistUrl} />
          </div>
        )}
      </AsyncView>
    </>
  );
}
