export default function TasksPage() {
  return <h1>TasksPage</h1>;
}
