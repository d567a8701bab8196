import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Section } from '../Section.tsx';
import { partners, questions } from '../content/landing.ts';
import { landingTexts } from './texts.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import styles from './sections.module.css';

const { cost, partners: partnersTexts, questions: questionsTexts, steps } = landingTexts;
const icons: readonly IconName[] = ['map', 'track', 'chat', 'award'];

/** Shows the price. */
export function Cost() {
  return (
    <Section heading={cost.heading} ground="sunken">
      <div className={styles.cost}>
        <p className={styles.price}>
          <strong className={styles.amount}>{cost.price}</strong> {cost.priceText}
        </p>
        <div className={styles.details}>
          <p className={styles.costText}>{cost.text}</p>
          <ul role="list" className={styles.points}>
            {cost.points.map((point) => (
              <li key={point} className={styles.point}>
                <Icon name="check-circle" />
                {point}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}

/** Shows the word marks of the partner companies. */
export function Partners() {
  return (
    <section className={styles.partners} aria-labelledby="partners">
      <h2 id="partners" className={styles.heading}>
        {partnersTexts.heading}
      </h2>
      <ul role="list" className={styles.marks}>
        {partners.map(({ name, sign, width }) => (
          <li key={name}>
            <svg
              className={styles.mark}
              fontSize="22"
              viewBox={`0 0 ${52 + width} 40`}
              role="img"
              aria-label={name}
            >
              <path fillRule="evenodd" d={sign} />
              <text x="50" y="27" textLength={width} lengthAdjust="spacingAndGlyphs">
                {name}
              </text>
            </svg>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Lists questions and answers, which open without scripts. */
export function Questions() {
  return (
    <Section id="questions" heading={questionsTexts.heading}>
      <div className={styles.list}>
        {questions.map(({ question, answer, more }) => (
          <details key={question} className={styles.item}>
            <summary className={styles.question}>
              {question}
              <Icon name="chevron-down" />
            </summary>
            <p className={styles.answer}>
              {answer}
              {more && (
                <>
                  {' '}
                  <Link to={more.path}>{more.label}</Link>
                </>
              )}
            </p>
          </details>
        ))}
        <p className={styles.more}>
          <ButtonLink to={paths.contact} variant="quiet" iconAfter="arrow-right">
            {questionsTexts.more}
          </ButtonLink>
        </p>
      </div>
    </Section>
  );
}

/** Shows the four steps from choosing a track to the certificate. */
export function Steps() {
  return (
    <Section id="how" heading={steps.heading} lead={steps.lead} ground="sunken">
      <ol role="list" className={styles.steps}>
        {steps.items.map(({ title, text }, index) => (
          <li key={title} className={styles.step}>
            <span className={styles.icon}>
              <Icon name={icons[index] ?? 'check'} size="lg" />
            </span>
            <h3>
              <span className={styles.number}>{`${index + 1}. `}</span>
              {title}
            </h3>
            <p className={styles.stepText}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
