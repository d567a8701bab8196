import { PageMeta } from '../ui/PageMeta.tsx';
import { ButtonAnchor } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Tag } from '../ui/Tag.tsx';
import { brand } from '../brand.ts';
import { paths } from '../paths.ts';
import { events, type CommunityEvent } from './content/events.ts';
import { eventsTexts as texts } from './eventsTexts.ts';
import { Hero } from './Hero.tsx';
import { Section } from './Section.tsx';
import { eventTimes } from './eventTimes.ts';
import { useRenderedMonth } from './useRenderedMonth.ts';
import styles from './EventsPage.module.css';

const upcoming = events.filter(({ offset }) => offset > 0);
const past = events.filter(({ offset }) => offset <= 0);

/** Events to come and events that were, each with name, place, day and time. */
export default function EventsPage() {
  const { month, marker } = useRenderedMonth();
  return (
    <div {...marker}>
      <PageMeta title={texts.title} description={texts.description} path={paths.events} />
      <Hero heading={texts.heading} lead={texts.lead} />
      <Section heading={texts.upcoming}>
        <EventList items={upcoming} month={month} />
        <Card padding="lg" className={styles.ask}>
          <div className={styles.askWords}>
            <p className={styles.askTitle}>{texts.ask}</p>
            <p className={styles.text}>{texts.askText}</p>
          </div>
          <ButtonAnchor href={brand.chatUrl} variant="secondary" iconBefore="chat">
            {texts.chat}
          </ButtonAnchor>
        </Card>
      </Section>
      <Section heading={texts.past} ground="sunken">
        <EventList items={past} month={month} quiet />
      </Section>
    </div>
  );
}

interface EventListProps {
  items: readonly CommunityEvent[];
  month: number;
  /** A muted look, for past events. */
  quiet?: boolean;
}

function EventList({ items, month, quiet = false }: EventListProps) {
  return (
    <ul role="list" className={styles.grid}>
      {items.map((item) => {
        const { name, place, text } = item;
        const when = eventTimes(item, month);
        return (
          <Card as="li" key={name} className={styles.event}>
            <Tag tone={quiet ? 'neutral' : 'accent'} icon="calendar">
              <time dateTime={when.machine}>{when.text}</time>
            </Tag>
            <h3>{name}</h3>
            <p className={styles.place}>
              <Icon name="pin" />
              {place}
            </p>
            <p className={styles.text}>{text}</p>
          </Card>
        );
      })}
    </ul>
  );
}
