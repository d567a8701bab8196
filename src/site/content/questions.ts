/** Questions and answers of the landing page. */
export const questions: readonly { question: string; answer: string }[] = [
  {
    question: 'Is it really free?',
    answer:
      'Yes. Tracks, mentors and certificates cost nothing, and nobody will ask you to pay later. Mentors give their time, and the community carries the rest.',
  },
  {
    question: 'Do I need to know any programming?',
    answer:
      'No. Every track starts from zero. If you can use a browser and follow a recipe, you can do the first task.',
  },
  {
    question: 'Do I need a laptop?',
    answer:
      'You can read every brief, talk to your mentor and hand in work from a phone. For writing code and design files a laptop, even an old or shared one, makes life much easier.',
  },
  {
    question: 'How much time does it take?',
    answer:
      'Most people give five to eight hours a week. Tasks have deadlines so that you keep going.',
  },
  {
    question: 'How do I get a mentor?',
    answer:
      'You choose one when you enroll in a track. The choice is for the whole track, so read what they write about themselves first.',
  },
  {
    question: 'What is the certificate worth?',
    answer:
      'It says that a mentor has reviewed and graded everything you built in your track. The work behind it is yours to show to anyone.',
  },
  {
    question: 'Can I become a mentor?',
    answer:
      'Please do. If you work as a developer or designer and have two hours a week, say hello in the community chat.',
  },
];
