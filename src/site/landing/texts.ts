import { brand } from '../../brand.ts';

export const landingTexts = {
  title: `${brand.name}: free developer training with a mentor`,
  description:
    'A free, non-profit learning community in Nigeria. Pick a track, do real tasks, and get feedback from a mentor and a certificate.',
  hero: {
    badge: 'Free and non-profit, from Nigeria',
    heading: 'Become a developer, with a mentor beside you.',
    lead: 'Real tasks, honest feedback and a certificate at the end. All you bring is your evenings.',
    join: 'Join for free',
    look: 'See how it works',
    count: '500+',
    countText: 'people trained',
    art: {
      task: 'Your task',
      taskTitle: 'Build a landing page',
      grade: '92%',
      graded: 'Graded',
      mentor: 'Lovely work. Now make the button bigger!',
    },
  },
  partners: { heading: 'Companies that welcome our learners' },
  tracks: {
    heading: 'Every track starts from zero',
    lead: 'Each one is free and led by a mentor, and ends with a certificate.',
    start: (title: string) => `Start ${title}`,
  },
  steps: {
    heading: 'How it works',
    lead: 'No lectures. You build small, real things, and a mentor reviews each one.',
    items: [
      {
        title: 'Choose a track',
        text: 'You see every stage before you decide.',
      },
      {
        title: 'Work through the stages',
        text: 'A track has stages, and a stage has a few tasks, each with a deadline.',
      },
      {
        title: 'Do tasks with a mentor',
        text: 'Submit a link. Your mentor reviews your work, grades it and tells you what to try next.',
      },
      {
        title: 'Leave with a certificate',
        text: 'Finish every stage, and you leave with a certificate and with work that you can show.',
      },
    ],
  },
  cost: {
    heading: 'What it costs',
    price: '₦0',
    priceText: 'today, next month and at the end',
    text: `Volunteers run ${brand.name}. You need no card, and there is no trial period.`,
    points: [
      'Every track and every task',
      'Your own mentor',
      'The certificate',
      'The community, for as long as you like',
    ],
  },
  testimonials: {
    heading: 'In their own words',
    carousel: {
      label: 'What learners say',
      previous: 'Previous',
      next: 'Next',
      play: 'Play',
      pause: 'Pause',
      position: (first: number, last: number, total: number) =>
        first === last ? `${first} of ${total}` : `${first}–${last} of ${total}`,
    },
  },
  questions: { heading: 'Questions and answers', more: 'Ask another question' },
  join: {
    heading: 'Your first task is ready.',
    text: 'Create an account in about 3 minutes, then pick a track and choose your mentor.',
    button: 'Get started',
    chat: 'Join the community chat',
  },
} as const;
