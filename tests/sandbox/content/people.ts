import { mentees } from './people/mentees.ts';
import { mentors } from './people/mentors.ts';
import type { PersonContent } from './types.ts';

const admin: PersonContent = {
  key: 'folake',
  email: 'admin@akada.example',
  firstName: 'Folake',
  lastName: 'Adeyemi',
  role: 'ADMIN',
  city: 'Lagos',
  country: 'Nigeria',
  phoneNumber: '+2348000000100',
  dob: '1984-11-19',
  gender: 'FEMALE',
  description: 'Keeps the community running: cohorts, mentors and the Saturday meet-ups.',
  technologies: ['Community', 'SQL'],
  photo: null,
};

export const people: PersonContent[] = [admin, ...mentors, ...mentees];
