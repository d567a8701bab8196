export default function MenteesPage() {
  return <h1>MenteesPage</h1>;
}
