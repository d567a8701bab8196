export default function TracksPage() {
  return <h1>TracksPage</h1>;
}
