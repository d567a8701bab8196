export interface Run {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

interface Change {
  removed: string;
  added: string;
}

/** Words, and each other character on its own, so that links differ by their parts. */
const partsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+|[^]/gu) ?? [];

/** Beyond, all between the equal ends counts as changed. */
const LIMIT = 1_000_000;

function sharedStart(a: readonly string[], b: readonly string[]): number {
  let count = 0;
  while (count < a.length && count < b.length && a[count] === b[count]) count += 1;
  return count;
}

/**
 * The lengths of the longest common subsequence of each pair of tails. The entry at `i * (b.length
 * + 1) + j` is for `a` from `i` and `b` from `j`.
 */
function commonLengths(a: readonly string[], b: readonly string[]): Uint32Array {
  const width = b.length + 1;
  const lengths = new Uint32Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const at = i * width + j;
      const below = lengths[at + width] ?? 0;
      const right = lengths[at + 1] ?? 0;
      lengths[at] = a[i] === b[j] ? (lengths[at + width + 1] ?? 0) + 1 : Math.max(below, right);
    }
  }
  return lengths;
}

function compare(a: readonly string[], b: readonly string[]): (string | Change)[] {
  if (a.length * b.length > LIMIT) return [{ removed: a.join(''), added: b.join('') }];
  const lengths = commonLengths(a, b);
  const segments: (string | Change)[] = [];
  let change: Change = { removed: '', added: '' };
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    const at = i * (b.length + 1) + j;
    const isSame = i < a.length && j < b.length && a[i] === b[j];
    if (isSame) {
      if (change.removed !== '' || change.added !== '') segments.push(change);
      change = { removed: '', added: '' };
      const last = segments[segments.length - 1];
      if (typeof last === 'string') segments[segments.length - 1] = last + (a[i] ?? '');
      else segments.push(a[i] ?? '');
      i += 1;
      j += 1;
    } else if (
      j >= b.length ||
      (i < a.length && (lengths[at + b.length + 1] ?? 0) >= (lengths[at + 1] ?? 0))
    ) {
      change.removed += a[i] ?? '';
      i += 1;
    } else {
      change.added += b[j] ?? '';
      j += 1;
    }
  }
  if (change.removed !== '' || change.added !== '') segments.push(change);
  return segments;
}

/** True for a single unchanged word between two changes, which is easier to read as part of them. */
const isShortMatch = (text: string): boolean => (text.match(/[\p{L}\p{N}]+/gu) ?? []).length < 2;

function mergeShortMatches(segments: readonly (string | Change)[]): (string | Change)[] {
  const merged: (string | Change)[] = [];
  segments.forEach((part, index) => {
    const before = merged[merged.length - 1];
    const next = segments[index + 1];
    if (typeof before !== 'object') merged.push(typeof part === 'string' ? part : { ...part });
    else if (typeof part !== 'string') {
      before.removed += part.removed;
      before.added += part.added;
    } else if (next !== undefined && isShortMatch(part)) {
      before.removed += part;
      before.added += part;
    } else merged.push(part);
  });
  return merged;
}

/**
 * Compares two texts word by word (longest common subsequence). Returns non-empty runs in reading
 * order, removals before their additions.
 */
export function differenceOf(earlier: string, later: string): Run[] {
  const a = partsOf(earlier);
  const b = partsOf(later);
  const start = sharedStart(a, b);
  const restA = a.slice(start);
  const restB = b.slice(start);
  const end = sharedStart([...restA].reverse(), [...restB].reverse());
  const middle = compare(restA.slice(0, restA.length - end), restB.slice(0, restB.length - end));
  const runs = mergeShortMatches(middle).flatMap((part): Run[] =>
    typeof part === 'string'
      ? [{ kind: 'same', text: part }]
      : [
          { kind: 'removed', text: part.removed },
          { kind: 'added', text: part.added },
        ],
  );
  return [
    { kind: 'same' as const, text: a.slice(0, start).join('') },
    ...runs,
    { kind: 'same' as const, text: restA.slice(restA.length - end).join('') },
  ].filter(({ text }) => text !== '');
}
