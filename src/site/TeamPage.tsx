import { brand } from '../brand.ts';
import { PageMeta } from '../ui/PageMeta.tsx';
import { Portrait } from '../ui/Portrait.tsx';
import { Card } from '../ui/Card.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Tag } from '../ui/Tag.tsx';
import { classes } from '../ui/hooks.ts';
import { paths } from '../paths.ts';
import { team, type TeamMember } from './content/team.ts';
import { layoutTexts } from './frame/texts.ts';
import { Hero } from './Hero.tsx';
import { socialIcons } from './frame/Footer.tsx';
import parts from './parts.module.css';
import styles from './TeamPage.module.css';

const teamTexts = {
  title: 'Our Team',
  description: `Meet the mentors, track leads and volunteers behind ${brand.name}, the free learning community.`,
  heading: 'The people beside you',
  lead: 'Mentors, makers and organisers. Most of them began exactly where you are now.',
  stack: 'Works with',
  socialLabel: (name: string, network: string) => `${name} on ${network}`,
} as const;

/** Introduces the mentors, track leads and volunteers. */
export default function TeamPage() {
  return (
    <>
      <PageMeta title={teamTexts.title} description={teamTexts.description} path={paths.team} />
      <Hero heading={teamTexts.heading} lead={teamTexts.lead} />
      <ul role="list" className={classes(parts.page, styles.grid)}>
        {team.map((member) => (
          <MemberCard key={member.name} member={member} />
        ))}
      </ul>
    </>
  );
}

function MemberCard({ member }: { member: TeamMember }) {
  const { name, title, story, motto, stack, socials, look } = member;
  return (
    <Card as="li" padding="none" className={styles.card}>
      <Portrait look={look} className={styles.portrait} />
      <div className={styles.body}>
        <div>
          <h2 className={styles.name} translate="no">
            {name}
          </h2>
          <p className={styles.title}>{title}</p>
        </div>
        <p>{story}</p>
        <p className={styles.motto}>{motto}</p>
        <ul role="list" className={styles.tags} aria-label={teamTexts.stack}>
          {stack.map((technology) => (
            <li key={technology}>
              <Tag>
                <span translate="no">{technology}</span>
              </Tag>
            </li>
          ))}
        </ul>
        <ul role="list" className={styles.socials}>
          {socials.map(({ kind, url }) => (
            <li key={kind}>
              <a
                className={styles.social}
                href={url}
                rel="noopener nofollow"
                aria-label={teamTexts.socialLabel(name, layoutTexts.socials[kind])}
              >
                <Icon name={socialIcons[kind]} />
                {layoutTexts.socials[kind]}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
