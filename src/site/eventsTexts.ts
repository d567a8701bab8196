import { brand } from '../brand.ts';

/** The events page. */
export const eventsTexts = {
  title: 'Events',
  description: `Days to show work, workshops and meetings of ${brand.name}: online, and in many towns of Nigeria.`,
  heading: 'Come as you are',
  lead: 'Demo days, workshops and quiet evenings of code. All of them are free and open to beginners.',
  upcoming: 'Upcoming events',
  past: 'Past events',
  when: (day: string, from: string, to: string) => `${day}, ${from}\u00a0to\u00a0${to}`,
  ask: 'See you there?',
  askText:
    'Times are those of Nigeria. Say in the chat that you are coming, offer a room, or suggest the next one. It also tells you where a day or a place has changed.',
  chat: 'Open the community chat',
} as const;
