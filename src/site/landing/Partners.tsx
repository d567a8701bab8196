import { partners } from '../content/partners.ts';
import { landingTexts } from './texts.ts';
import styles from './Partners.module.css';

/** The partner companies' word marks, in the colour of the text. */
export function Partners() {
  return (
    <section className={styles.partners} aria-labelledby="partners">
      <h2 id="partners" className={styles.heading}>
        {landingTexts.partners.heading}
      </h2>
      <ul role="list" className={styles.list}>
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
