import { useMemo, type ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { safeLink } from '../../lib/safeUrl.ts';
import { briefElements } from '../../tasks/briefElements.ts';
import type { TrackContent } from './takeAlong.ts';
import { takeAlongTexts as texts } from './texts.ts';
import styles from './TakeAlong.module.css';

interface ContentListProps {
  content: TrackContent;
  /** False before it has been taken along. */
  isHere: boolean;
  /** False where the browser cannot store the pages. */
  hasPages: boolean;
}

/** What of a track can be read without a network, and what cannot. */
export function ContentList({ content, isHere, hasPages }: ContentListProps) {
  const { tasks, stages, courses, missing } = content;
  const pictures = useMemo(
    () =>
      tasks.reduce((sum, { description }) => {
        const brief = briefElements(description);
        return sum + (brief?.querySelectorAll('img').length ?? 0);
      }, 0),
    [tasks],
  );
  const videos = courses.filter(({ playlistUrl }) => safeLink(playlistUrl) !== null).length;
  const all = courses.length + missing.length;
  const known = isHere ? courses.length : all;
  return (
    <>
      <Items title={isHere ? texts.here : texts.comes} icon="check">
        <li>{texts.tasks(tasks.length)}</li>
        <li>{texts.stages(stages.length)}</li>
        {all > 0 && <li>{known < all ? texts.someCourses(known, all) : texts.courses(all)}</li>}
        {hasPages && <li>{texts.pages}</li>}
        <li>{texts.work}</li>
      </Items>
      <Items title={texts.staysOut} icon="close">
        {/* Before its courses are here, each may have a video. */}
        {(videos > 0 || missing.length > 0) && <li>{texts.videos(videos + missing.length)}</li>}
        {pictures > 0 && <li>{texts.pictures(pictures)}</li>}
        {!hasPages && <li>{texts.noPages}</li>}
        <li>{texts.links}</li>
      </Items>
    </>
  );
}

interface ItemsProps {
  title: string;
  icon: 'check' | 'close';
  children: ReactNode;
}

function Items({ title, icon, children }: ItemsProps) {
  return (
    <section className={styles.items}>
      <h3>
        <Icon name={icon} /> {title}
      </h3>
      <ul>{children}</ul>
    </section>
  );
}
