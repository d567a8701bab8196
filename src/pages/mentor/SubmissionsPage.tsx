export default function SubmissionsPage() {
  return <h1>SubmissionsPage</h1>;
}
