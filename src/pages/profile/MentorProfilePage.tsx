import { OwnProfile } from './OwnProfile.tsx';

/** /dashboard/mentor/profile: a mentor's own profile; its description is optional. */
export default function MentorProfilePage() {
  return <OwnProfile audience="mentor" />;
}
