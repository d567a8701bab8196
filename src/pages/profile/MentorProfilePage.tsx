import { OwnProfile } from './OwnProfile.tsx';

/** /dashboard/mentor/profile: a mentor's own profile; its description is optional (section 4). */
export default function MentorProfilePage() {
  return <OwnProfile audience="mentor" />;
}
