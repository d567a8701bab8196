import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { paths } from '../../paths.ts';
import { questions } from '../content/questions.ts';
import { landingTexts } from './texts.ts';
import { Section } from '../Section.tsx';
import styles from './sections.module.css';

const texts = landingTexts.questions;

/** Questions and answers; the browser's own details element opens and closes them. */
export function Questions() {
  return (
    <Section id="questions" heading={texts.heading}>
      <div className={styles.list}>
        {questions.map(({ question, answer }) => (
          <details key={question} className={styles.item}>
            <summary className={styles.question}>
              {question}
              <Icon name="chevron-down" />
            </summary>
            <p className={styles.answer}>{answer}</p>
          </details>
        ))}
        <p className={styles.more}>
          <ButtonLink to={paths.contact} variant="quiet" iconAfter="arrow-right">
            {texts.more}
          </ButtonLink>
        </p>
      </div>
    </Section>
  );
}
