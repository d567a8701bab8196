import { Link } from 'react-router-dom';
import { useReadToast } from '../../ui/useReadToast.ts';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/iconPaths.ts';
import { paths } from '../../paths.ts';
import { useProfile } from '../../user/hooks.ts';
import { useTaskBoard } from '../../tasks/useTaskBoard.ts';
import { adminHomeTexts as texts } from './adminHomeTexts.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import styles from './AdminHome.module.css';
import { Overview } from './Overview.tsx';

interface Place {
  to: string;
  icon: IconName;
  name: string;
  text: string;
}

const open: readonly Place[] = [
  { to: paths.tracks, icon: 'map', name: texts.tracks, text: texts.tracksText },
  { to: paths.tasks, icon: 'book', name: texts.tasks, text: texts.tasksText },
  { to: paths.menteeProfile, icon: 'user', name: texts.profile, text: texts.profileText },
];

const closed: readonly Place[] = [
  { to: paths.mentees, icon: 'users', name: texts.mentees, text: texts.menteesText },
  { to: paths.submissions, icon: 'book', name: texts.grade, text: texts.gradeText },
  { to: paths.menteeMentor, icon: 'mentor', name: texts.mentors, text: texts.mentorsText },
];

const Places = ({ places }: { places: readonly Place[] }) => (
  <ul role="list" className={styles.places}>
    {places.map(({ to, icon, name, text }) => (
      <li key={to}>
        <Link to={to} className={styles.place}>
          <span className={styles.icon}>
            <Icon name={icon} />
          </span>
          <span className={styles.words}>
            <span className={styles.name}>{name}</span>
            <span className={styles.text}>{text}</span>
          </span>
          <Icon name="chevron-right" />
        </Link>
      </li>
    ))}
  </ul>
);

/** An ADMIN's first page: the facts that the service answers, which pages are open, and which are empty and why. */
export default function AdminHome() {
  const { firstName } = useProfile();
  const board = useTaskBoard('sent');
  useReadToast(board.request);
  return (
    <>
      <PageHead title={texts.title} description={texts.description} lead={false} />
      <div className={styles.greeting}>
        <h2>{texts.greeting(firstName)}</h2>
        <p>{texts.lead}</p>
      </div>
      <div className={styles.part}>
        {/* The service tells an ADMIN of no mentors. */}
        <Overview mentors={null} retryMentors={null} board={board} />
      </div>
      <section className={styles.part}>
        <h2>{texts.open}</h2>
        <Card padding="none">
          <Places places={open} />
        </Card>
      </section>
      <section className={styles.part}>
        <h2>{texts.closed}</h2>
        <p className={styles.text}>{texts.closedText}</p>
        <Card padding="none" className={styles.closed}>
          <Places places={closed} />
        </Card>
      </section>
    </>
  );
}
