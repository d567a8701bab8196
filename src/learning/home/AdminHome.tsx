import { Link } from 'react-router-dom';
import { brand } from '../../brand.ts';
import styles from './AdminHome.module.css';
import { Overview } from './Overview.tsx';
import { paths } from '../../paths.ts';
import { useTaskBoard } from '../../tasks/useTaskBoard.ts';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useReadToast } from '../../ui/AsyncView.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { useProfile } from '../../user/useProfile.ts';

const adminHomeTexts = {
  title: 'Dashboard',
  description: 'Pages that an admin can open.',
  greeting: (firstName: string) => `Welcome to ${brand.name}${firstName && `, ${firstName}`}!`,
  lead: 'You are logged in as an admin.',
  open: 'Open to you',
  tracks: 'Tracks',
  tracksText: 'Every track, with its stages.',
  tasks: 'Tasks',
  tasksText: 'The tasks of your tracks, with their briefs and courses.',
  profile: 'Profile',
  profileText: 'Your name, photo and contact details.',
  closed: 'For mentors and mentees only',
  closedText: 'These pages are in your menu, but they are empty for an admin.',
  mentees: 'Mentee',
  menteesText: 'Only a mentor sees their own mentees.',
  grade: 'Tasks',
  gradeText: 'Only the mentee and the mentor see a submission and its grade.',
  mentors: 'Mentor',
  mentorsText: 'Only mentees see their mentors.',
} as const;

const open = [
  { to: paths.tracks, icon: 'map', name: 'tracks' },
  { to: paths.tasks, icon: 'book', name: 'tasks' },
  { to: paths.menteeProfile, icon: 'user', name: 'profile' },
] as const;

const closed = [
  { to: paths.mentees, icon: 'users', name: 'mentees' },
  { to: paths.submissions, icon: 'book', name: 'grade' },
  { to: paths.menteeMentor, icon: 'mentor', name: 'mentors' },
] as const;

const Places = ({ places }: { places: typeof open | typeof closed }) => (
  <ul role="list" className="divided">
    {places.map(({ to, icon, name }) => (
      <li key={to}>
        <Link to={to} className={`line gap-4 ${styles.place}`}>
          <span className={`center fixed ${styles.icon}`}>
            <Icon name={icon} />
          </span>
          <span className="stack gap-0 grow">
            <span className={`strong ${styles.name}`}>{adminHomeTexts[name]}</span>
            <span className="soft small">{adminHomeTexts[`${name}Text`]}</span>
          </span>
          <Icon name="chevron-right" />
        </Link>
      </li>
    ))}
  </ul>
);

/** An ADMIN's first page: the facts that the API provides, and which pages are open or empty. */
export default function AdminHome() {
  const { firstName } = useProfile();
  const board = useTaskBoard('sent');
  useReadToast(board.request);
  return (
    <>
      <PageHead title={adminHomeTexts.title} description={adminHomeTexts.description} />
      <div className="stack gap-2 band">
        <h2>{adminHomeTexts.greeting(firstName)}</h2>
        <p>{adminHomeTexts.lead}</p>
      </div>
      <div>
        {/* The API lists no mentors to an ADMIN. */}
        <Overview mentors={null} board={board} />
      </div>
      <section className="stack">
        <h2>{adminHomeTexts.open}</h2>
        <Card padding="none">
          <Places places={open} />
        </Card>
      </section>
      <section className="stack">
        <h2>{adminHomeTexts.closed}</h2>
        <p className="soft small">{adminHomeTexts.closedText}</p>
        <Card padding="none" className={styles.closed}>
          <Places places={closed} />
        </Card>
      </section>
    </>
  );
}
