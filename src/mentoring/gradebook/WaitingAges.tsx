import { Card } from '../../ui/Card.tsx';
import { useNow } from '../../ui/useNow.ts';
import { waitingAges } from './ages.ts';
import { grouped } from '../../lib/pluralTexts.ts';
import { waitingAgesTexts as texts } from './agesTexts.ts';
import styles from './WaitingAges.module.css';

interface WaitingAgesProps {
  rows: readonly { graded: boolean; changedAt: number }[];
}

/** How long all that waits has waited: in words, and as a table whose bars the counts explain. */
export default function WaitingAges({ rows }: WaitingAgesProps) {
  const now = useNow();
  const sentAt = rows.filter(({ graded }) => !graded).map(({ changedAt }) => changedAt);
  const ages = waitingAges(sentAt, now);
  if (ages === null) return null;
  const most = Math.max(...ages.groups.map(({ count }) => count));
  return (
    <Card as="section" className={styles.card} aria-labelledby="ages">
      <h2 id="ages" className={styles.title}>
        {texts.title}
      </h2>
      <p className={styles.words}>{texts.words(ages.total, ages.longest, ages.half)}</p>
      <Hatch />
      <table className={styles.table} aria-labelledby="ages">
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{texts.age}</span>
            </th>
            <th scope="col">
              <span className="visually-hidden">{texts.count}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {ages.groups.map(({ from, to, count }) => (
            <tr key={from}>
              <th scope="row">{texts.group(from, to)}</th>
              <td>
                <div className={styles.measure}>
                  <span className={styles.count}>{grouped(count)}</span>
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

/** A bar of a share from 0 to 1; what has waited for more than a week is hatched. */
const Bar = ({ share, isLong }: { share: number; isLong: boolean }) => (
  <svg className={styles.bar} aria-hidden="true" data-long={isLong || undefined}>
    <rect className={styles.fill} width={`${share * 100}%`} height="100%" rx="4" />
  </svg>
);

/** The pattern of those bars, once. */
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
