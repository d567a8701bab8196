import { OwnProfile } from './OwnProfile.tsx';

/** /dashboard/mentee/profile: one's own profile, view and editor. */
export default function MenteeProfilePage() {
  return <OwnProfile audience="mentee" />;
}
