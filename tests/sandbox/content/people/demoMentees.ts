import type { PersonContent } from '../types.ts';

/** The mentees of the demo accounts. */
export const demoMentees: PersonContent[] = [
  {
    key: 'chidera',
    email: 'new.mentee@akada.example',
    firstName: 'Chidera',
    lastName: 'Obi',
    role: 'MENTEE',
    city: 'Awka',
    country: 'Nigeria',
    phoneNumber: '+2348000000120',
    dob: '2003-08-12',
    gender: 'UNSPECIFIED',
    description: 'Second-year student. I fix phones on campus and want to build for them too.',
    technologies: ['HTML'],
    photo: null,
    enrolments: [],
  },
  {
    key: 'amina',
    email: 'mentee@akada.example',
    firstName: 'Amina',
    lastName: 'Bello',
    role: 'MENTEE',
    city: 'Zaria',
    country: 'Nigeria',
    phoneNumber: '+2348000000121',
    dob: '2001-03-27',
    gender: 'FEMALE',
    description:
      'Chemistry graduate learning the web so our family pharmacy can take orders online.',
    technologies: ['HTML', 'CSS', 'JavaScript'],
    photo: 'headscarf.svg',
    enrolments: [
      { track: 'web', mentor: 'ngozi' },
      { track: 'design', mentor: 'olamide' },
    ],
  },
  {
    // Has only the fields of a registration, so login opens the profile editor.
    key: 'tunde',
    email: 'incomplete@akada.example',
    firstName: 'Tunde',
    lastName: 'Ajayi',
    role: 'MENTEE',
    city: null,
    country: null,
    phoneNumber: null,
    dob: null,
    gender: 'UNSPECIFIED',
    description: null,
    technologies: null,
    photo: null,
    enrolments: [],
  },
];
