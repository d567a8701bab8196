export default function MentorProfilePage() {
  return <h1>MentorProfilePage</h1>;
}
