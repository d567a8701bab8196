import { brand } from '../../brand.ts';

/** The landing page. */
export const landingTexts = {
  title: `${brand.name}: free developer training with a mentor`,
  description:
    'A free, non-profit learning community in Nigeria. Pick a track, do real tasks, get feedback from a mentor and leave with a certificate.',
  hero: {
    badge: 'Free and non-profit, from Nigeria',
    heading: 'Become a developer, with a mentor beside you.',
    lead: 'Real tasks, honest feedback and a certificate at the end. You bring the evenings; it costs nothing.',
    join: 'Join for free',
    chat: 'Say hello in the chat',
    count: '500+',
    countText: 'people trained',
    art: {
      task: 'Your task',
      taskTitle: 'Build a landing page',
      grade: '92%',
      graded: 'Graded',
      mentor: 'Lovely work. Now make the button bigger!',
      done: 'Stage 2 done',
    },
  },
  partners: { heading: 'Companies that open their doors to our learners' },
  tracks: {
    heading: 'Three tracks, all from zero',
    lead: 'Each one is free, led by a mentor and ends with a certificate.',
    start: (title: string) => `Start ${title}`,
  },
  steps: {
    heading: 'How it works',
    lead: 'No lectures. You learn by doing small, real things and having them looked at.',
    items: [
      {
        title: 'Choose a track',
        text: 'Web, mobile or UI design. Look around first; every stage is listed before you decide.',
      },
      {
        title: 'Climb the stages',
        text: 'A track has stages, and a stage has a handful of tasks with a deadline.',
      },
      {
        title: 'Do tasks with a mentor',
        text: 'Hand in a link. Your mentor looks at your work, grades it and tells you what to try next.',
      },
      {
        title: 'Leave with a certificate',
        text: 'Finish all stages and you have a certificate, and a shelf of reviewed work to show.',
      },
    ],
  },
  cost: {
    heading: 'What it costs',
    price: '₦0',
    priceText: 'today, next month and at the end',
    text: `${brand.name} is run by volunteers. There is no trial that ends, no card to enter and nothing to sell you.`,
    points: [
      'Every track and every task',
      'A mentor of your own',
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
  questions: { heading: 'Questions and answers', more: 'Something else? Ask us' },
  join: {
    heading: 'Your first task is waiting.',
    text: 'Make an account, pick a track, meet your mentor. Ten minutes, and you have begun.',
    button: 'Get started',
    chat: 'Join the community chat',
  },
} as const;
