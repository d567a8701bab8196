import { brand } from '../brand.ts';

/** The about page: what this is, honestly. */
export const aboutTexts = {
  title: `About ${brand.name}`,
  description: `${brand.name} is a free, non-profit community in Nigeria. It takes beginners to their first job in software.`,
  heading: 'We learn by being looked after.',
  lead: `${brand.name} is a free, non-profit learning community in Nigeria. It takes people who have never written a line of code to work they can be proud of.`,
  parts: [
    {
      heading: 'Why we do it this way',
      paragraphs: [
        'There is no lack of tutorials. What most beginners lack is somebody who looks at their work and says: this is good, this is not yet, and here is what to try next.',
        'So we built everything around that one conversation. A track tells you where you are going. A stage keeps it small. A task gives you something to make, and a mentor reads what you made.',
      ],
    },
    {
      heading: 'What we promise',
      paragraphs: [
        'It costs nothing, and it will cost nothing. There is no premium plan behind the free one, and we do not sell what we know about you.',
        'A person reviews your work. Grades come with a comment, and the comment is the part that matters.',
        'The certificate says what you did, no more. It stands for tasks that were handed in, reviewed and graded.',
      ],
    },
    {
      heading: 'What we cannot promise',
      paragraphs: [
        'We are not a university and not an employment agency. We cannot promise you a job; we can help you build the work that gets you asked.',
        'Mentors are volunteers with jobs and families. A review can take a few days. If it takes longer, tell us in the chat and we will find out why.',
      ],
    },
  ],
  name: 'About the name',
  join: 'Start learning',
  mentor: 'Become a mentor',
} as const;
