import { PageMeta } from '../ui/PageMeta.tsx';
import { ButtonAnchor, ButtonLink } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Icon } from '../ui/Icon.tsx';
import { brand } from '../brand.ts';
import { paths, youngPart } from '../paths.ts';
import { mailLink } from '../lib/links.ts';
import { contactTexts as texts } from './contactTexts.ts';
import { layoutTexts } from './frame/texts.ts';
import { worryTexts as worry } from './frame/worryTexts.ts';
import { Hero } from './Hero.tsx';
import { Section } from './Section.tsx';
import { socialIcons } from './frame/Footer.tsx';
import styles from './ContactPage.module.css';

const networks = ['twitter', 'facebook', 'instagram', 'linkedin', 'github'] as const;

/** How to reach the community: chat, mail and social networks. */
export default function ContactPage() {
  return (
    <>
      <PageMeta title={texts.title} description={texts.description} path={paths.contact} />
      <Hero heading={texts.heading} lead={texts.lead} />
      <div className={styles.grid}>
        <Card as="section" padding="lg" className={styles.card}>
          <span className={styles.icon}>
            <Icon name="chat" size="lg" />
          </span>
          <h2>{texts.chat.heading}</h2>
          <p className={styles.text}>{texts.chat.text}</p>
          <ButtonAnchor href={brand.chatUrl}>{texts.chat.action}</ButtonAnchor>
        </Card>
        <Card as="section" padding="lg" className={styles.card}>
          <span className={styles.icon}>
            <Icon name="mail" size="lg" />
          </span>
          <h2>{texts.mail.heading}</h2>
          <p className={styles.text}>{texts.mail.text}</p>
          <p className={styles.address}>{brand.email}</p>
          <ButtonAnchor href={mailLink(brand.email)} variant="secondary">
            {texts.mail.action}
          </ButtonAnchor>
        </Card>
        <Card as="section" padding="lg" className={styles.card}>
          <span className={styles.icon}>
            <Icon name="star" size="lg" />
          </span>
          <h2>{texts.social.heading}</h2>
          <p className={styles.text}>{texts.social.text}</p>
          <ul role="list">
            {networks.map((network) => (
              <li key={network}>
                <a className={styles.network} href={brand.socials[network]} rel="noopener">
                  <Icon name={socialIcons[network]} />
                  {layoutTexts.socials[network]}
                </a>
              </li>
            ))}
          </ul>
        </Card>
      </div>
      <Section heading={worry.heading} lead={worry.text} ground="sunken">
        <p className={styles.danger}>{worry.danger}</p>
        <p className={styles.actions}>
          <ButtonAnchor href={mailLink(brand.email, { subject: worry.subject })} iconBefore="mail">
            {worry.action}
          </ButtonAnchor>
          <ButtonLink to={`${paths.privacy}#${youngPart}`} variant="secondary">
            {worry.guardians}
          </ButtonLink>
        </p>
      </Section>
    </>
  );
}
