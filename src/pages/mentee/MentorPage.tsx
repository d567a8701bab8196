export default function MentorPage() {
  return <h1>MentorPage</h1>;
}
