export default function DraftFormPage() {
  return <h1>DraftFormPage</h1>;
}
