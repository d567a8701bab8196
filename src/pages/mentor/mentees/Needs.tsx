import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Person } from '../../../api/schemas.ts';
import { Skeleton } from '../../../components/async/Skeleton.tsx';
import { Button, ButtonAnchor } from '../../../components/ui/button/Button.tsx';
import { Card } from '../../../components/ui/Card.tsx';
import { useMediaQuery } from '../../../components/useMediaQuery.ts';
import { useNow } from '../../../components/useNow.ts';
import { atLeast } from '../../../config/breakpoints.ts';
import { toGrading, toMentee } from '../../../config/paths.ts';
import { needsOf, type Need } from '../../../domain/learning/needs.ts';
import { mailLink } from '../../../domain/person/mailLink.ts';
import { fullName } from '../../../domain/text/text.ts';
import { useAppSelector, useProfile } from '../../../store/hooks.ts';
import { selectQueue, type QueueRow } from '../../../store/selectors/mentorQueue.ts';
import { needMailTexts, needsTexts as texts } from '../../../texts/mentor/needs.ts';
import { personTexts } from '../../../texts/person.ts';
import styles from './Needs.module.css';

/** How many are shown at first, one row: the list of all mentees stays near. */
function useFew(): number {
  const hasTwo = useMediaQuery(atLeast('md'));
  const hasThree = useMediaQuery(atLeast('xl'));
  return 1 + Number(hasTwo) + Number(hasThree);
}

interface NeedsProps {
  people: readonly Person[];
  /** False until the submissions are known: they tell who needs whom. */
  isKnown: boolean;
}

/** The mentees who may need their mentor, the first of each reason in front, each with a mail to them. */
export function Needs({ people, isKnown }: NeedsProps) {
  const queue = useAppSelector(selectQueue);
  const now = useNow();
  const few = useFew();
  const [all, setAll] = useState(false);
  // Only where it was shown empty, the room stays as it was: the list below does not move.
  const [wasEmpty] = useState(!isKnown);
  const needs = useMemo(() => needsOf(people, queue, now), [people, queue, now]);

  return (
    <Card
      as="section"
      className={styles.needs}
      aria-labelledby="needs"
      data-reserved={wasEmpty || undefined}
      data-all={all || undefined}
    >
      <header className={styles.head}>
        <h2 id="needs" className={styles.title}>
          {texts.title}
        </h2>
        {isKnown && needs.length > few && (
          <Button variant="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? texts.fewer : texts.all(needs.length)}
          </Button>
        )}
      </header>
      {!isKnown && <Skeleton shape="lines" label={texts.loading} />}
      {isKnown && needs.length === 0 && <p className={styles.soft}>{texts.none}</p>}
      {isKnown && needs.length > 0 && (
        <>
          <ul role="list" className={styles.list}>
            {(all ? needs : needs.slice(0, few)).map((need) => (
              <NeedItem key={need.person.id} need={need} />
            ))}
          </ul>
          <p className={styles.copied}>{texts.copied}</p>
        </>
      )}
    </Card>
  );
}

/** One of them, with a link to what it is about and a mail that can be changed. */
function NeedItem({ need: { person, reason, days, work } }: { need: Need<Person, QueueRow> }) {
  const own = fullName(useProfile());
  const name = fullName(person) || personTexts.unnamed;
  const task = work?.taskTitle ?? '';
  const toWork = work !== null && !work.graded;
  const words = needMailTexts.words[reason](task);
  return (
    <li className={styles.item}>
      <Link className={styles.person} to={toWork ? toGrading(work.id) : toMentee(person.id)}>
        <span className={styles.name}>{name}</span>
        <span className={styles.reason}>{texts.reasons[reason](days)}</span>
      </Link>
      {person.email ? (
        <ButtonAnchor
          variant="secondary"
          iconBefore="mail"
          href={mailLink(person.email, {
            subject: needMailTexts.subject[reason](task),
            body: needMailTexts.body(person.firstName.trim(), words, own),
          })}
        >
          {texts.write}
          <span className="visually-hidden">{texts.to(name)}</span>
        </ButtonAnchor>
      ) : (
        <p className={styles.soft}>{texts.noAddress}</p>
      )}
    </li>
  );
}
