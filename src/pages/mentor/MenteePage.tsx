export default function MenteePage() {
  return <h1>MenteePage</h1>;
}
