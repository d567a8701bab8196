import { OwnProfile } from './OwnProfile.tsx';

/** /dashboard/mentee/profile: the user's own profile, view and editor. */
export default function MenteeProfilePage() {
  return <OwnProfile audience="mentee" />;
}
