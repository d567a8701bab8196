import { grouped } from '../../lib/pluralTexts.ts';
import styles from './WaitingAges.module.css';
import { daysSince, type QueueRow } from '../submissions.ts';
import { mentorTexts } from '../texts.ts';
import { Card } from '../../ui/Card.tsx';
import { useNow } from '../../ui/RelativeTime.tsx';

const firstDays = [0, 1, 4, 8, 15] as const;

/**
 * Groups ungraded submissions by age in whole days; null for fewer than two. A `sentAt` of 0 is
 * unknown, the last group has no end, and `half` is the median.
 */
export function waitingAges(sentAt: readonly number[], now: number) {
  const days = sentAt
    .filter((moment) => moment > 0)
    .map((moment) => daysSince(moment, now))
    .sort((a, b) => b - a);
  const [longest] = days;
  const half = days[Math.floor((days.length - 1) / 2)];
  if (longest === undefined || half === undefined || days.length < 2) return null;
  const groups = firstDays.map((from, at) => {
    const next = firstDays[at + 1];
    const count = days.filter((day) => day >= from && (next === undefined || day < next)).length;
    return { from, to: next === undefined ? null : next - 1, count };
  });
  return { total: days.length, groups, longest, half };
}

const { days } = mentorTexts;

export const waitingAgesTexts = {
  title: 'Age of work to grade',
  words: (total: number, longest: number, half: number) =>
    half === 0
      ? `The oldest of ${grouped(total)} submissions has waited ${days(longest)}.`
      : `Half of the ${grouped(total)} submissions have waited ${days(half)} or more. The oldest has waited ${days(longest)}.`,
  age: 'Age',
  count: 'Submissions',
  group: (from: number, to: number | null) => {
    if (to === null) return `${from} days or more`;
    return from === to ? 'Less than a day' : `${from} to ${to} days`;
  },
} as const;

/** Ages of ungraded work: a summary, and a table with bars. */
export default function WaitingAges({ rows }: { rows: readonly QueueRow[] }) {
  const now = useNow();
  const sentAt = rows.filter(({ graded }) => !graded).map(({ changedAt }) => changedAt);
  const ages = waitingAges(sentAt, now);
  if (ages === null) return null;
  const most = Math.max(...ages.groups.map(({ count }) => count));
  return (
    <Card as="section" className="stack no-print" aria-labelledby="ages">
      <h2 id="ages" className="large">
        {waitingAgesTexts.title}
      </h2>
      <p className="soft measure">{waitingAgesTexts.words(ages.total, ages.longest, ages.half)}</p>
      <Hatch />
      <table className={`small ${styles.table}`} aria-labelledby="ages">
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{waitingAgesTexts.age}</span>
            </th>
            <th scope="col">
              <span className="visually-hidden">{waitingAgesTexts.count}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {ages.groups.map(({ from, to, count }) => (
            <tr key={from}>
              <th scope="row">{waitingAgesTexts.group(from, to)}</th>
              <td>
                <div className="line">
                  <span className={`numbers strong ${styles.count}`}>{grouped(count)}</span>
                  <Bar share={count / most} isLong={from > 7} />
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

/** A bar. It is hatched for submissions older than a week. */
const Bar = ({ share, isLong }: { share: number; isLong: boolean }) => (
  <svg className={`grow ${styles.bar}`} aria-hidden="true" data-long={isLong || undefined}>
    <rect className={styles.fill} width={`${share * 100}%`} height="100%" rx="4" />
  </svg>
);

const Hatch = () => (
  <svg className={styles.hatch} aria-hidden="true">
    <pattern
      id="hatch"
      width="6"
      height="6"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <rect className={styles.ground} width="6" height="6" />
      <rect className={styles.stripe} width="3" height="6" />
    </pattern>
  </svg>
);
