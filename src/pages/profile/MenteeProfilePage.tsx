export default function MenteeProfilePage() {
  return <h1>MenteeProfilePage</h1>;
}
