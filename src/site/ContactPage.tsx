import type { ReactNode } from 'react';
import { PageMeta } from '../ui/PageMeta.tsx';
import { ButtonAnchor, ButtonLink } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { classes } from '../ui/hooks.ts';
import { brand } from '../brand.ts';
import { paths, youngLearnersAnchor } from '../paths.ts';
import { mailLink } from '../lib/links.ts';
import { reportTexts } from './frame/reportTexts.ts';
import { Hero } from './Hero.tsx';
import { Section } from './Section.tsx';
import styles from './ContactPage.module.css';
import parts from './parts.module.css';

const contactTexts = {
  title: 'Contact Us',
  description: `Reach the ${brand.name} community by chat or by email.`,
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
} as const;

interface WayProps {
  icon: IconName;
  heading: string;
  text: string;
  children: ReactNode;
}

const Way = ({ icon, heading, text, children }: WayProps) => (
  <Card as="section" padding="lg" className={classes(parts.card, styles.way)}>
    <span className={styles.icon}>
      <Icon name={icon} size="lg" />
    </span>
    <h2>{heading}</h2>
    <p className={parts.soft}>{text}</p>
    {children}
  </Card>
);

/** Says how to reach the community: chat and email. The footer has the social networks. */
export default function ContactPage() {
  return (
    <>
      <PageMeta
        title={contactTexts.title}
        description={contactTexts.description}
        path={paths.contact}
      />
      <Hero heading={contactTexts.heading} lead={contactTexts.lead} />
      <div className={classes(parts.page, styles.grid)}>
        <Way icon="chat" {...contactTexts.chat}>
          <ButtonAnchor href={brand.chatUrl}>{contactTexts.chat.action}</ButtonAnchor>
        </Way>
        <Way icon="mail" {...contactTexts.mail}>
          <p className={styles.address} translate="no">
            {brand.email}
          </p>
          <ButtonAnchor href={mailLink({ address: brand.email })} variant="secondary">
            {contactTexts.mail.action}
          </ButtonAnchor>
        </Way>
      </div>
      <Section heading={reportTexts.heading} lead={reportTexts.text} ground="sunken">
        <p className={styles.danger}>{reportTexts.danger}</p>
        <p className={parts.actions}>
          <ButtonAnchor
            href={mailLink({ address: brand.email, subject: reportTexts.subject })}
            variant="secondary"
            iconBefore="mail"
          >
            {reportTexts.action}
          </ButtonAnchor>
          <ButtonLink to={`${paths.privacy}#${youngLearnersAnchor}`} variant="quiet">
            {reportTexts.guardians}
          </ButtonLink>
        </p>
      </Section>
    </>
  );
}
