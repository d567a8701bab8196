import { brand } from '../brand.ts';

/** The contact page. */
export const contactTexts = {
  title: 'Contact Us',
  description: `Reach the ${brand.name} community: by chat, on social networks or by e-mail.`,
  heading: 'Talk to us',
  lead: 'Questions before you begin, trouble on the way, or time to give: there is always somebody to answer.',
  chat: {
    heading: 'Community chat',
    text: 'The quickest way. Learners and mentors answer each other here every day.',
    action: 'Join the chat',
  },
  mail: {
    heading: 'E-mail',
    text: 'For anything that should not be said in front of everyone, and for partners and press.',
    action: 'Write to us',
  },
  social: {
    heading: 'Follow us',
    text: 'News, learners’ work and the next events.',
  },
} as const;
