import { brand } from '../brand.ts';

export const personTexts = {
  unnamed: 'Someone without a name',
  about: 'About',
  noDescription: 'No description yet.',
  technologies: 'Technologies',
  noTechnologies: 'No technologies yet.',
  details: 'Details',
  email: 'Email',
  copied: `A copy is sent to ${brand.email}.`,
  phone: 'Phone number',
  birthDate: 'Date of birth',
  gender: 'Gender',
  genders: { MALE: 'Male', FEMALE: 'Female', UNSPECIFIED: 'Prefer not to say' },
} as const;

/** Returns the greeting of an email between a mentee and a mentor. */
export const emailGreeting = (firstName: string): string =>
  firstName ? `Hello ${firstName},` : 'Hello,';

/** Returns the signature of such an email, or '' if we do not have the writer's name. */
export const emailSignature = (name: string): string => (name ? `\n${name}\n` : '');
