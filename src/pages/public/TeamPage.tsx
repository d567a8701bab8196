import { PageMeta } from '../../components/PageMeta.tsx';
import { Portrait } from '../../components/portrait/Portrait.tsx';
import { Card } from '../../components/ui/Card.tsx';
import { Icon } from '../../components/ui/icon/Icon.tsx';
import { Tag } from '../../components/ui/Tag.tsx';
import { paths } from '../../config/paths.ts';
import { team, type TeamMember } from '../../content/team.ts';
import { layoutTexts } from '../../texts/public/layout.ts';
import { teamTexts as texts } from '../../texts/public/team.ts';
import { Hero } from './parts/Hero.tsx';
import { socialIcons } from './parts/socialIcons.ts';
import styles from './TeamPage.module.css';

/** The team: the people who help a learner. */
export default function TeamPage() {
  return (
    <>
      <PageMeta title={texts.title} description={texts.description} path={paths.team} />
      <Hero heading={texts.heading} lead={texts.lead} />
      <ul role="list" className={styles.grid}>
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
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.title}>{title}</p>
        </div>
        <p>{story}</p>
        <p className={styles.motto}>{motto}</p>
        <ul role="list" className={styles.tags} aria-label={texts.stack}>
          {stack.map((technology) => (
            <li key={technology}>
              <Tag>{technology}</Tag>
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
                aria-label={texts.socialLabel(name, layoutTexts.socials[kind])}
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
