const tones = ['tone1', 'tone2', 'tone3', 'tone4', 'tone5', 'tone6'] as const;

/** One of six tones, always the same for the same name (FNV-1a). */
export function toneOf(name: string): (typeof tones)[number] {
  let hash = 0x811c9dc5;
  for (const character of name.trim().toLowerCase()) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return tones[hash % tones.length] ?? 'tone1';
}

/** The first character of a word, by code point: an emoji is not cut in half. */
const letter = (word = ''): string => /^./u.exec(word)?.[0] ?? '';

/** The first letters of the first and the last word: "Ada Ngozi Obi" is "AO"; nothing is "?". */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const first = letter(words[0]) || '?';
  const last = words.length > 1 ? letter(words[words.length - 1]) : '';
  return (first + last).toLocaleUpperCase('en');
}
