export default function SubmitTaskPage() {
  return <h1>SubmitTaskPage</h1>;
}
