import { brand } from '../brand.ts';
import { paths } from '../paths.ts';
import styles from './EventsPage.module.css';
import parts from './parts.module.css';
import { Hero } from './Hero.tsx';
import { Section } from './Section.tsx';
import { type CommunityEvent, events } from './content/events.ts';
import { ButtonAnchor } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Icon } from '../ui/Icon.tsx';
import { PageMeta } from '../ui/PageMeta.tsx';
import { Tag } from '../ui/Tag.tsx';

const eventsTexts = {
  title: 'Events',
  description: `Demo days, workshops and meetups of ${brand.name}, online and across Nigeria. All of them are free.`,
  heading: 'Come as you are',
  lead: 'Demo days, workshops and coding evenings, all free and open to beginners.',
  upcoming: 'Upcoming events',
  past: 'Past events',
  when: (day: string, from: string, to: string) => `${day}, ${from}\u00a0to\u00a0${to}`,
  ask: 'See you there?',
  askText:
    'All times are Nigerian time. Tell us in the chat that you are coming, offer a venue or suggest an event. We post changes there too.',
  chat: 'Join the chat',
} as const;

/** Nigerian time, which is the same all year round. */
const UTC_OFFSET = '+01:00';

const buildDate = new Date(import.meta.env.BUILD_DATE);

/**
 * Formats an event's times: `Sat 8 Jan 2028, 10:00 to 15:00`. Browsers shorten names differently, and
 * the page is prerendered, so the names are cut here.
 */
function eventTimes({ offset, day, from, to }: CommunityEvent): { text: string; machine: string } {
  const month = [buildDate.getUTCFullYear(), buildDate.getUTCMonth() + offset] as const;
  const first = new Date(Date.UTC(...month)).getUTCDay();
  const date = new Date(Date.UTC(...month, day.nth * 7 - 6 + ((day.weekday - first + 7) % 7)));
  const name = (part: 'weekday' | 'month') =>
    date.toLocaleDateString('en-GB', { [part]: 'long', timeZone: 'UTC' }).slice(0, 3);
  const text = `${name('weekday')} ${date.getUTCDate()} ${name('month')} ${date.getUTCFullYear()}`;
  return {
    text: eventsTexts.when(text, from, to),
    machine: `${date.toISOString().slice(0, 10)}T${from}${UTC_OFFSET}`,
  };
}

const upcoming = events.filter(({ offset }) => offset > 0);
const past = events.filter(({ offset }) => offset <= 0);

/** Lists upcoming and past events, with name, place, day and time. */
export default function EventsPage() {
  return (
    <>
      <PageMeta
        title={eventsTexts.title}
        description={eventsTexts.description}
        path={paths.events}
      />
      <Hero heading={eventsTexts.heading} lead={eventsTexts.lead} />
      <Section heading={eventsTexts.upcoming}>
        <EventList items={upcoming} />
        <Card padding="lg" className={styles.ask}>
          <div className={styles.askWords}>
            <p className={styles.askTitle}>{eventsTexts.ask}</p>
            <p className={parts.soft}>{eventsTexts.askText}</p>
          </div>
          <ButtonAnchor href={brand.chatUrl} variant="secondary" iconBefore="chat">
            {eventsTexts.chat}
          </ButtonAnchor>
        </Card>
      </Section>
      <Section heading={eventsTexts.past} ground="sunken">
        <EventList items={past} quiet />
      </Section>
    </>
  );
}

interface EventListProps {
  items: readonly CommunityEvent[];
  quiet?: boolean;
}

function EventList({ items, quiet = false }: EventListProps) {
  return (
    <ul role="list" className={styles.grid}>
      {items.map((item) => {
        const { name, place, text } = item;
        const when = eventTimes(item);
        return (
          <Card as="li" key={name} className={parts.card}>
            <Tag tone={quiet ? 'neutral' : 'accent'} icon="calendar">
              <time dateTime={when.machine}>{when.text}</time>
            </Tag>
            <h3>{name}</h3>
            <p className={styles.place}>
              <Icon name="pin" />
              {place}
            </p>
            <p className={parts.soft}>{text}</p>
          </Card>
        );
      })}
    </ul>
  );
}
