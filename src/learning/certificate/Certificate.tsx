import { type CSSProperties, useEffect } from 'react';
import { Logo } from '../../ui/Logo.tsx';
import { GAP, lengthName, LINE, printLayout } from './certificate.ts';
import { taskTitle } from '../../lib/text.ts';
import { certificateTexts as texts } from './texts.ts';
import styles from './Certificate.module.css';
import type { CertificateFacts, GradedTask } from './facts.ts';
import { paperTokens, patternImage } from './pattern.ts';

interface CertificateProps {
  facts: CertificateFacts;
  tasks: readonly GradedTask[];
}

/**
 * Prints on A4 while the component is mounted. Other pages print on any paper, and the policy
 * forbids a `<style>` but not a rule in a sheet.
 */
function useA4(): void {
  useEffect(() => {
    const [sheet] = document.styleSheets;
    sheet?.insertRule('@page { size: A4 portrait; margin: 0; }', 0);
    return () => sheet?.deleteRule(0);
  }, []);
}

/** The certificate. It is light in dark mode too, and fills one printed page. */
export function Certificate({ facts, tasks }: CertificateProps) {
  const { name, track, mean, mentorLabel, mentors, date } = facts;
  const titles = tasks.map(taskTitle);
  useA4();
  const { columns, rows, size, lines } = printLayout(titles);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- custom properties of our own
  const look = paperTokens as CSSProperties;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- custom properties of our own
  const print = {
    '--columns': columns,
    '--rows': rows,
    '--size': `${size}pt`,
    '--line-height': LINE,
    '--gap': `${GAP}em`,
    '--lines': lines,
  } as CSSProperties;

  const pattern = (
    <img
      className={styles.pattern}
      src={patternImage(facts.pattern, 18, 1)}
      width="144"
      height="8"
      alt=""
    />
  );

  return (
    <article
      className={`stack gap-0 ${styles.sheet}`}
      style={look}
      aria-label={texts.titleOf(track)}
    >
      {pattern}
      <div className={`stack gap-6 ${styles.frame}`}>
        <div className={`stack gap-2 soft ${styles.says}`}>
          <Logo />
          <p className={styles.eyebrow}>{texts.eyebrow}</p>
          <p>{texts.thisSays}</p>
          <h2 className={`breaks ${styles.name}`} data-length={lengthName(name)}>
            {name}
          </h2>
          <p>{facts.completed}</p>
          <p className={`breaks ${styles.track}`} data-length={lengthName(track)}>
            {track}
          </p>
        </div>
        <dl className={`row bare breaks ${styles.facts}`}>
          <div>
            <dt>{texts.mean}</dt>
            <dd>{mean}</dd>
          </div>
          <div>
            <dt>{mentorLabel}</dt>
            <dd>{mentors}</dd>
          </div>
          <div>
            <dt>{texts.date}</dt>
            <dd>{date}</dd>
          </div>
        </dl>
        <section className={`stack gap-2 ${styles.work}`} aria-labelledby="graded-tasks">
          <h3 id="graded-tasks" className={styles.label}>
            {texts.tasks}
          </h3>
          <ol role="list" className={`stack gap-0 divided ${styles.tasks}`} style={print}>
            {tasks.map(({ id, grade }, index) => (
              <li key={id} className={`line ${styles.task}`}>
                <span className={`fixed soft numbers ${styles.number}`} aria-hidden="true">
                  {index + 1}
                </span>
                <span className={`grow breaks ${styles.title}`}>{titles[index]}</span>
                <strong className="fixed numbers">{grade}%</strong>
              </li>
            ))}
          </ol>
        </section>
        <p className={`soft small breaks ${styles.honest}`}>{facts.honest}</p>
      </div>
      {pattern}
    </article>
  );
}
