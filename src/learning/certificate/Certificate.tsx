import { useEffect } from 'react';
import { taskTitle } from '../../lib/text.ts';
import { Card } from '../../ui/Card.tsx';
import styles from './Certificate.module.css';
import { CertificateSvg } from './CertificateSvg.tsx';
import type { CertificateFacts, GradedTask } from './facts.ts';
import { certificateTexts as texts } from './texts.ts';

interface CertificateProps {
  facts: CertificateFacts;
  tasks: readonly GradedTask[];
}

/**
 * Prints on A4 while the component is mounted. Other pages print on any paper. The policy forbids a
 * `<style>`, but not a rule in a sheet.
 */
function useA4(): void {
  useEffect(() => {
    const [sheet] = document.styleSheets;
    sheet?.insertRule('@page { size: A4 landscape; margin: 0; }', 0);
    return () => sheet?.deleteRule(0);
  }, []);
}

/** Shows the certificate, which fills one printed page, and below it the tasks and grades. */
export function Certificate({ facts, tasks }: CertificateProps) {
  useA4();
  return (
    <article className={`stack gap-6 ${styles.sheet}`} aria-label={texts.titleOf(facts.track)}>
      <CertificateSvg shape="tall" facts={facts} className={`${styles.paper} ${styles.onPhone}`} />
      <CertificateSvg
        shape="wide"
        facts={facts}
        tasks={tasks}
        className={`${styles.paper} ${styles.onDesk}`}
      />
      <Card as="section" className="no-print stack gap-2" aria-labelledby="graded-tasks">
        <h2 id="graded-tasks">{texts.tasks}</h2>
        <ol role="list" className="stack gap-0 divided">
          {tasks.map((task, index) => (
            <li key={task.id} className={`line ${styles.task}`}>
              <span className={`fixed soft numbers ${styles.number}`} aria-hidden="true">
                {index + 1}
              </span>
              <span className="grow breaks">{taskTitle(task)}</span>
              <strong className="fixed numbers">{task.grade}%</strong>
            </li>
          ))}
        </ol>
      </Card>
    </article>
  );
}
