import type { ReactNode } from 'react';
import type { Person, User } from '../../api/schemas.ts';
import { fill } from '../../config/paths.ts';
import { readableDay } from '../../domain/person/birthDate.ts';
import { fullName } from '../../domain/text/text.ts';
import { personTexts } from '../../texts/person.ts';
import { Avatar } from '../ui/avatar/Avatar.tsx';
import { Card } from '../ui/Card.tsx';
import { Icon } from '../ui/icon/Icon.tsx';
import { Tag } from '../ui/Tag.tsx';
import styles from './PersonProfile.module.css';

interface PersonProfileProps {
  person: Person | User;
  /** Shown beside the profile on a wide screen, below it on a phone. */
  aside?: ReactNode;
  /** Replaces the picture where users can change their own. */
  photo?: ReactNode;
  /** Buttons beside the name. */
  actions?: ReactNode;
  /** 1 where the person is the page's subject. */
  headingLevel?: 1 | 2;
}

/** A read-only profile: picture, name, place, description, technologies and contact details. */
export function PersonProfile(props: PersonProfileProps) {
  const { person, aside, photo, actions, headingLevel = 1 } = props;
  const Name = `h${headingLevel}` as const;
  const ProfileSection = `h${headingLevel === 1 ? 2 : 3}` as const;
  const name = fullName(person) || personTexts.unnamed;
  const place = [person.city, person.country].filter(Boolean).join(', ');

  return (
    <div className={aside ? styles.withAside : styles.alone}>
      <Card as="section" padding="none" aria-label={name}>
        <div className={styles.cover} aria-hidden="true" />
        <div className={styles.head}>
          <div className={styles.photo}>
            {photo ?? (
              <span className={styles.ring}>
                <Avatar name={name} photoUrl={person.photoUrl} size="xl" decorative />
              </span>
            )}
          </div>
          <div className={styles.who}>
            <Name className={styles.name}>{name}</Name>
            {place && (
              <p className={styles.place}>
                <Icon name="pin" /> {place}
              </p>
            )}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
        <div className={styles.body}>
          <div>
            <ProfileSection className={styles.part}>{personTexts.about}</ProfileSection>
            <p className={person.description ? styles.words : styles.nothing}>
              {person.description || personTexts.noDescription}
            </p>
          </div>
          <div>
            <ProfileSection className={styles.part}>{personTexts.technologies}</ProfileSection>
            <Technologies names={person.technologies} />
          </div>
          <div>
            <ProfileSection className={styles.part}>{personTexts.details}</ProfileSection>
            <Details person={person} />
          </div>
        </div>
      </Card>
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}

function Technologies({ names }: { names: readonly string[] }) {
  if (names.length === 0) return <p className={styles.nothing}>{personTexts.noTechnologies}</p>;
  return (
    <ul role="list" className={styles.tags}>
      {[...new Set(names)].map((name) => (
        <li key={name}>
          <Tag tone="brand">{name}</Tag>
        </li>
      ))}
    </ul>
  );
}

/** Only the details that are known: lists of people hold less than the user's own profile. */
function Details({ person }: { person: Person | User }) {
  const { email, phoneNumber, city, country, gender } = person;
  const own = 'dob' in person;
  return (
    <dl className={styles.details}>
      {email && (
        <Detail label={personTexts.email}>
          <a href={`mailto:${fill(email).replace('%40', '@')}`}>{email}</a>
        </Detail>
      )}
      {phoneNumber && (
        <Detail label={personTexts.phone}>
          <a href={`tel:${phoneNumber.replace(/[^\d+]/g, '')}`}>{phoneNumber}</a>
        </Detail>
      )}
      <Detail label={personTexts.country}>{country}</Detail>
      <Detail label={personTexts.state}>{city}</Detail>
      <Detail label={personTexts.birthDate}>{own && readableDay(person.dob)}</Detail>
      <Detail label={personTexts.gender}>
        {(own || gender !== 'UNSPECIFIED') && personTexts.genders[gender]}
      </Detail>
    </dl>
  );
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
