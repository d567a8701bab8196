export default function EmailSentPage() {
  return <h1>EmailSentPage</h1>;
}
