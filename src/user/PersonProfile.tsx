import type { ReactNode } from 'react';
import type { Mentor, Person, User } from './userSlice.ts';
import { currentAvailability } from './availability.ts';
import { AvailabilityLine } from './AvailabilityLine.tsx';
import { readableDay } from './birthDate.ts';
import { mailLink } from '../lib/links.ts';
import { placeOf } from './person.ts';
import { nameOf } from './nameOf.ts';
import { personTexts } from './personTexts.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Card } from '../ui/Card.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Tag } from '../ui/Tag.tsx';
import rail from '../ui/Rail.module.css';
import styles from './PersonProfile.module.css';
import { PersonName } from '../ui/PersonName.tsx';

interface PersonProfileProps {
  person: Person | Mentor | User;
  /** Shown below the profile. */
  children?: ReactNode;
  /** Shown in place of the photo if users can change it. */
  photo?: ReactNode;
  actions?: ReactNode;
  /**
   * True if the description may begin with a mentor's availability, which is then shown in a line
   * of its own.
   */
  isMentor?: boolean;
  headingLevel?: 1 | 2;
}

/** Shows a profile to read: photo, name, place, description, technologies and contact details. */
export function PersonProfile(props: PersonProfileProps) {
  const { person, children, photo, actions, isMentor = false, headingLevel = 1 } = props;
  const Heading = `h${headingLevel}` as const;
  const ProfileSection = `h${headingLevel === 1 ? 2 : 3}` as const;
  const name = nameOf(person);
  const about = isMentor ? currentAvailability(person.description).rest : person.description;
  const place = 'city' in person ? placeOf(person) : '';

  return (
    <section className={rail.frame} aria-label={name}>
      <div className={`stack ${rail.parts} ${rail.page}`}>
        <div className={`stack ${rail.parts} ${rail.content}`}>
          <Card padding="none">
            <div className={styles.cover} aria-hidden="true" />
            <div className={`row start ${styles.head}`}>
              <div className={styles.photo}>
                {photo ?? (
                  <span className={`center ${styles.ring}`}>
                    <Avatar name={name} photoUrl={person.photoUrl} size="xl" decorative />
                  </span>
                )}
              </div>
              <div className={`stack gap-2 grow ${styles.who}`}>
                <Heading className="words">
                  <PersonName>{name}</PersonName>
                </Heading>
                {place && (
                  <p className="line gap-2 soft">
                    <Icon name="pin" /> <bdi>{place}</bdi>
                  </p>
                )}
                {isMentor && <AvailabilityLine description={person.description} />}
              </div>
              {actions && <div>{actions}</div>}
            </div>
            <div className={`stack gap-5 ${styles.body}`}>
              <div className="stack gap-2">
                <ProfileSection className="large">{personTexts.about}</ProfileSection>
                <p dir="auto" className={about ? 'measure words' : 'faint'}>
                  {about || personTexts.noDescription}
                </p>
              </div>
              <div className="stack gap-2">
                <ProfileSection className="large">{personTexts.technologies}</ProfileSection>
                <Technologies names={person.technologies} />
              </div>
            </div>
          </Card>
          {children}
        </div>
        <Card className={`stack gap-2 ${rail.top}`}>
          <ProfileSection className="large">{personTexts.details}</ProfileSection>
          <Details person={person} />
        </Card>
      </div>
    </section>
  );
}

function Technologies({ names }: { names: readonly string[] }) {
  if (names.length === 0) return <p className="faint">{personTexts.noTechnologies}</p>;
  return (
    <ul role="list" className="row gap-2">
      {names.map((name) => (
        <li key={name}>
          <Tag tone="brand">
            <bdi translate="no">{name}</bdi>
          </Tag>
        </li>
      ))}
    </ul>
  );
}

/**
 * Lists contact details. Other users' profiles show only the email address, and for mentors the
 * place.
 */
function Details({ person }: Pick<PersonProfileProps, 'person'>) {
  const { email } = person;
  const isOwn = 'dob' in person;
  return (
    <dl className={`stack bare ${styles.details}`}>
      {email && (
        <Detail label={personTexts.email}>
          {isOwn ? (
            <span translate="no">{email}</span>
          ) : (
            <a href={mailLink({ address: email })} className="reach" translate="no">
              {email}
            </a>
          )}
          {!isOwn && <span className={`soft small ${styles.copy}`}>{personTexts.copied}</span>}
        </Detail>
      )}
      {isOwn && <Detail label={personTexts.phone}>{person.phoneNumber}</Detail>}
      {isOwn && (
        <>
          <Detail label={personTexts.birthDate}>{readableDay(person.dob)}</Detail>
          <Detail label={personTexts.gender}>{personTexts.genders[person.gender]}</Detail>
        </>
      )}
    </dl>
  );
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt className="faint small">{label}</dt>
      <dd className="strong breaks">{children}</dd>
    </div>
  );
}
