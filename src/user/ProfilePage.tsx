import { useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { OwnProfile } from './OwnProfile.tsx';

/** The user's own profile, view and editor; a mentor's has an optional description. */
export default function ProfilePage() {
  const { pathname } = useLocation();
  const isMentor = pathname.startsWith(paths.mentorProfile);
  return <OwnProfile audience={isMentor ? 'mentor' : 'mentee'} />;
}
