/** The keys in a field's name: people, 0 and name for `people[0].name`. */
export default function toPath(name: unknown): string[] {
  if (Array.isArray(name)) return name.map(String);
  return String(name)
    .split(/[.[\]]+/)
    .filter((key) => key !== '');
}
