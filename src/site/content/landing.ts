import { paths } from '../../paths.ts';
import type { PortraitLook } from '../../ui/Portrait.tsx';

interface Testimonial {
  name: string;
  role: string;
  quote: string;
  look: PortraitLook;
}

/** Sample content: made-up people and quotes. Replace them with real quotes, with permission. */
export const testimonials: readonly Testimonial[] = [
  {
    name: 'Blessing Okafor',
    role: 'Web track · now a junior front-end developer',
    quote:
      'I had watched hundreds of tutorials and finished nothing. Here I had a task, a deadline and a person who read my code. That changed everything.',
    look: { skin: 2, hair: 'braids', cloth: 'green', ground: 'gold' },
  },
  {
    name: 'Ibrahim Suleiman',
    role: 'Mobile track · now building apps in Kano',
    quote:
      'My mentor lives at the other end of the country. Often one sentence saved me a whole weekend.',
    look: {
      skin: 3,
      hair: 'fila',
      wrap: 'gold',
      cloth: 'indigo',
      ground: 'clay',
      collar: 'kaftan',
    },
  },
  {
    name: 'Temitọ́pẹ́ Ajayi',
    role: 'UI design track · now a product designer',
    quote:
      'The first grade I got was 61%. The comment under it was the most useful page of design advice I have ever read.',
    look: { skin: 4, hair: 'bun', cloth: 'clay', ground: 'indigo', earrings: true },
  },
  {
    name: 'Victor Etim',
    role: 'Web track · stage four of five',
    quote:
      'I do the tasks on my phone on the way to work and push at night. The stages are small enough that I always know what comes next.',
    look: { skin: 4, hair: 'low', cloth: 'gold', ground: 'green', glasses: true },
  },
  {
    name: 'Hauwa Garba',
    role: 'Web track · back as a mentor',
    quote:
      'It cost me nothing but evenings. Two years later I grade the tasks I once struggled with, and I know what to say.',
    look: { skin: 1, hair: 'hijab', wrap: 'green', cloth: 'green', ground: 'clay' },
  },
  {
    name: 'Daniel Obi',
    role: 'Mobile track · intern at a partner company',
    quote:
      'The certificate opened the door. In the interview we talked about the twelve projects behind it.',
    look: { skin: 3, hair: 'afro', cloth: 'indigo', ground: 'gold', beard: true },
  },
];

interface Partner {
  name: string;
  /** A drawing on a grid of 40. */
  sign: string;
  /** The width of the name in the drawing, so that it is the same in every font. */
  width: number;
}

/**
 * Sample content: made-up companies, with signs that we have drawn. Replace them with the marks of
 * real partners.
 */
export const partners: readonly Partner[] = [
  {
    name: 'Palmcrest',
    width: 104,
    sign: 'M18 38h4V22c6 0 12-4 14-12-7-2-12 1-15 6 0-6-2-11-7-14-4 4-4 10-1 15-4-3-8-4-12-2 2 6 8 8 17 7z',
  },
  {
    name: 'Sahelio',
    width: 78,
    sign: 'M20 2a18 18 0 1 1 0 36 18 18 0 0 1 0-36M6 24c6-6 11-6 15-2s9 4 13-1l-1 6c-5 3-9 3-13 0s-8-3-13 1z',
  },
  {
    name: 'Lagoonside',
    width: 112,
    sign: 'M2 12c6-6 12-6 18 0s12 6 18 0v6c-6 6-12 6-18 0s-12-6-18 0zm0 14c6-6 12-6 18 0s12 6 18 0v6c-6 6-12 6-18 0s-12-6-18 0z',
  },
  {
    name: 'Baobyte',
    width: 86,
    sign: 'M4 4h14v14H4zm18 0h14v14H22zM4 22h14v14H4zm25 0a7 7 0 1 1 0 14 7 7 0 0 1 0-14',
  },
  { name: 'Kite & Kola', width: 112, sign: 'M20 1l16 18-16 20L4 19zm0 9v18l9-9z' },
  {
    name: 'Oruka',
    width: 66,
    sign: 'M20 2a18 18 0 1 1 0 36 18 18 0 0 1 0-36m0 9a9 9 0 1 0 0 18 9 9 0 0 0 0-18',
  },
];

interface Question {
  question: string;
  answer: string;
  /** A page that says more. */
  more?: { path: string; label: string };
}

export const questions: readonly Question[] = [
  {
    question: 'Is it really free?',
    answer:
      'Yes. Tracks, mentors and certificates are free, and you will not have to pay later. Mentors give their time, and the community covers the rest.',
  },
  {
    question: 'Do I need to know any programming?',
    answer:
      'No. Every track starts from zero. If you can use a browser and follow a recipe, you can do the first task.',
  },
  {
    question: 'Do I need a laptop?',
    answer:
      'You can read every brief, talk to your mentor and submit work from a phone. To write code or make designs, a laptop helps a lot, even an old or shared one.',
    more: { path: paths.onlyPhone, label: 'How to begin with only a phone' },
  },
  {
    question: 'How much time does it take?',
    answer: 'Most people need 5 to 8 hours a week. Deadlines help you keep going.',
  },
  {
    question: 'How do I get a mentor?',
    answer:
      'You choose a mentor when you enroll in a track, and keep this mentor for the whole track. Read the profiles first.',
  },
  {
    question: 'What is the certificate worth?',
    answer:
      'A mentor reviewed and graded everything you built in your track. You can show that work to anyone.',
  },
  {
    question: 'Can I become a mentor?',
    answer:
      'Yes, please. If you work as a developer or designer and have 2 hours a week, say hello in the community chat.',
  },
];
