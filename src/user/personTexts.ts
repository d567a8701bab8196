import { brand } from '../brand.ts';

/** What a profile says of a person, on whoever's screen it stands. */
export const personTexts = {
  unnamed: 'Someone without a name yet',
  about: 'About',
  noDescription: 'Nothing written here yet.',
  technologies: 'Technologies',
  noTechnologies: 'None named yet.',
  details: 'Details',
  email: 'Email',
  copied: `A copy goes to ${brand.email}.`,
  phone: 'Phone number',
  country: 'Country',
  state: 'State',
  birthDate: 'Date of birth',
  gender: 'Gender',
  genders: { MALE: 'Male', FEMALE: 'Female', UNSPECIFIED: 'Prefer not to say' },
} as const;

/** How a mail between a mentee and a mentor begins. */
export const hello = (firstName: string): string => (firstName ? `Hello ${firstName},` : 'Hello,');

/** How it ends: by the writer's own name, where it is known. */
export const signed = (own: string): string => (own ? `\n${own}\n` : '');
