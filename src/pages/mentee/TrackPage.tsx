export default function TrackPage() {
  return <h1>TrackPage</h1>;
}
