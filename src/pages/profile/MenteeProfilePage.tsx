import { OwnProfile } from './OwnProfile.tsx';

/** /dashboard/mentee/profile: one's own profile, view and editor (specification, sections 2 and 5). */
export default function MenteeProfilePage() {
  return <OwnProfile audience="mentee" />;
}
