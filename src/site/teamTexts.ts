import { brand } from '../brand.ts';

/** The team page. */
export const teamTexts = {
  title: 'Our Team',
  description: `The mentors, track leads and volunteers who run ${brand.name}, a free learning community.`,
  heading: 'The people beside you',
  lead: 'Mentors, makers and organisers. Most of them began exactly where you are now.',
  stack: 'Works with',
  socialLabel: (name: string, network: string) => `${name} on ${network}`,
} as const;
