export default function TaskPage() {
  return <h1>TaskPage</h1>;
}
