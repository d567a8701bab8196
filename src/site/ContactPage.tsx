import { PageMeta } from '../ui/PageMeta.tsx';
import { ButtonAnchor, ButtonLink } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Icon } from '../ui/Icon.tsx';
import { brand } from '../brand.ts';
import { paths, youngLearnersAnchor } from '../paths.ts';
import { mailLink } from '../lib/links.ts';
import { layoutTexts } from './frame/texts.ts';
import { reportTexts as worry } from './frame/worryTexts.ts';
import { Hero } from './Hero.tsx';
import { Section } from './Section.tsx';
import { socialIcons } from './frame/Footer.tsx';
import styles from './ContactPage.module.css';

const contactTexts = {
  title: 'Contact Us',
  description: `Reach the ${brand.name} community by chat, on social networks or by email.`,
  heading: 'Talk to us',
  lead: 'Ask before you start, get help on the way, or offer your time. Someone will answer.',
  chat: {
    heading: 'Community chat',
    text: 'The quickest way. Learners and mentors answer each other here every day.',
    action: 'Join the chat',
  },
  mail: {
    heading: 'Email',
    text: 'For private questions, and for partners and press.',
    action: 'Write to us',
  },
  social: {
    heading: 'Follow us',
    text: 'News, learners’ work and upcoming events.',
  },
} as const;

const networks = ['twitter', 'facebook', 'instagram', 'linkedin', 'github'] as const;

/** How to reach the community: chat, email and social networks. */
export default function ContactPage() {
  return (
    <>
      <PageMeta
        title={contactTexts.title}
        description={contactTexts.description}
        path={paths.contact}
      />
      <Hero heading={contactTexts.heading} lead={contactTexts.lead} />
      <div className={styles.grid}>
        <Card as="section" padding="lg" className={styles.card}>
          <span className={styles.icon}>
            <Icon name="chat" size="lg" />
          </span>
          <h2>{contactTexts.chat.heading}</h2>
          <p className={styles.text}>{contactTexts.chat.text}</p>
          <ButtonAnchor href={brand.chatUrl}>{contactTexts.chat.action}</ButtonAnchor>
        </Card>
        <Card as="section" padding="lg" className={styles.card}>
          <span className={styles.icon}>
            <Icon name="mail" size="lg" />
          </span>
          <h2>{contactTexts.mail.heading}</h2>
          <p className={styles.text}>{contactTexts.mail.text}</p>
          <p className={styles.address}>{brand.email}</p>
          <ButtonAnchor href={mailLink(brand.email)} variant="secondary">
            {contactTexts.mail.action}
          </ButtonAnchor>
        </Card>
        <Card as="section" padding="lg" className={styles.card}>
          <span className={styles.icon}>
            <Icon name="star" size="lg" />
          </span>
          <h2>{contactTexts.social.heading}</h2>
          <p className={styles.text}>{contactTexts.social.text}</p>
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
          <ButtonAnchor
            href={mailLink(brand.email, { subject: worry.subject })}
            variant="secondary"
            iconBefore="mail"
          >
            {worry.action}
          </ButtonAnchor>
          <ButtonLink to={`${paths.privacy}#${youngLearnersAnchor}`} variant="secondary">
            {worry.guardians}
          </ButtonLink>
        </p>
      </Section>
    </>
  );
}
