import { brand } from '../../config/brand.ts';

/** The events page. */
export const eventsTexts = {
  title: 'Events',
  description: `Days to show work, workshops and meetings of ${brand.name}: online, and in many towns of Nigeria.`,
  heading: 'Come as you are',
  lead: 'Demo days, workshops and quiet evenings of code. All of them are free and open to beginners.',
  upcoming: 'Upcoming events',
  past: 'Past events',
  ask: 'Dates and places are settled in the chat',
  askText: 'Say that you are coming, offer a room, or suggest the next one.',
  chat: 'Open the community chat',
} as const;
