import type { PortraitLook } from '../../ui/portraitTypes.ts';

/** What somebody said about learning here. */
export interface Testimonial {
  name: string;
  role: string;
  quote: string;
  look: PortraitLook;
}

/** Sample content: made-up people and words. Replace with quotes that real people agreed to. */
export const testimonials: readonly Testimonial[] = [
  {
    name: 'Blessing Okafor',
    role: 'Web track · now a junior front-end developer',
    quote:
      'I had watched hundreds of tutorials and finished nothing. Here there was a task, a deadline and a person who read my code. That changed everything.',
    look: { skin: 2, hair: 'braids', cloth: 'green', ground: 'gold' },
  },
  {
    name: 'Ibrahim Suleiman',
    role: 'Mobile track · now building apps in Kano',
    quote:
      'My mentor answered from the other end of the country, often with one sentence that saved me a whole weekend.',
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
      'The certificate opened the door. In the interview we spoke of the twelve projects behind it.',
    look: { skin: 3, hair: 'afro', cloth: 'indigo', ground: 'gold', beard: true },
  },
];
