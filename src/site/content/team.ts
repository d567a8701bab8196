import { brand } from '../../brand.ts';
import type { PortraitLook } from '../../ui/Portrait.tsx';

export interface TeamMember {
  name: string;
  title: string;
  story: string;
  motto: string;
  stack: readonly string[];
  socials: readonly { kind: 'github' | 'linkedin' | 'twitter'; url: string }[];
  look: PortraitLook;
}

const links = (handle: string, ...kinds: TeamMember['socials'][number]['kind'][]) =>
  kinds.map((kind) => ({ kind, url: `https://${kind}.com/akada_example_${handle}` }));

/** Sample content: made-up people, drawn rather than photographed. Replace with the real team. */
export const team: readonly TeamMember[] = [
  {
    name: 'Adaeze Okonkwo',
    title: 'Founder and programme lead',
    story: `Learned to code on a borrowed laptop in Enugu, one hour a night. Started ${brand.name} so the next person would not have to do it alone.`,
    motto: 'Here you never learn alone.',
    stack: ['TypeScript', 'React', 'Node'],
    socials: links('adaeze', 'linkedin', 'twitter', 'github'),
    look: { skin: 2, hair: 'gele', wrap: 'gold', cloth: 'green', ground: 'green', earrings: true },
  },
  {
    name: 'Tobi Adéyẹmí',
    title: 'Head of mentorship',
    story:
      'Ten years of back-end work in Lagos taught him that good feedback beats good luck. He matches every learner with a mentor.',
    motto: 'Review the work, raise the person.',
    stack: ['Python', 'Django', 'PostgreSQL'],
    socials: links('tobi', 'linkedin', 'github'),
    look: {
      skin: 3,
      hair: 'fila',
      wrap: 'indigo',
      cloth: 'indigo',
      ground: 'gold',
      collar: 'kaftan',
      beard: true,
    },
  },
  {
    name: 'Halima Bello',
    title: 'Web track lead',
    story:
      'Taught mathematics in Kaduna before she taught browsers. Wrote most of the web track, and tests every brief on a cheap phone first.',
    motto: 'Small steps, shipped daily.',
    stack: ['JavaScript', 'React', 'CSS'],
    socials: links('halima', 'github', 'twitter'),
    look: { skin: 1, hair: 'hijab', wrap: 'clay', cloth: 'clay', ground: 'indigo' },
  },
  {
    name: 'Chinedu Eze',
    title: 'Mobile track lead',
    story:
      'Built his first app to track his mother’s market stall. It still runs, and so does the track that grew out of it.',
    motto: 'Build for the phone in your hand.',
    stack: ['Kotlin', 'Flutter', 'Firebase'],
    socials: links('chinedu', 'github', 'linkedin'),
    look: { skin: 4, hair: 'flat', cloth: 'gold', ground: 'clay', collar: 'shirt' },
  },
  {
    name: 'Ebiere Douglas',
    title: 'Design track lead',
    story:
      'Painted shop signs in Port Harcourt, then found out screens need signs too. She runs our weekly design critique.',
    motto: 'Clear is kind.',
    stack: ['Figma', 'Prototyping', 'Research'],
    socials: links('ebiere', 'linkedin', 'twitter'),
    look: { skin: 3, hair: 'afro', cloth: 'clay', ground: 'gold', earrings: true },
  },
  {
    name: 'Musa Danjuma',
    title: 'Platform engineer',
    story:
      'Keeps us online from Jos, even when the power goes out. Came through the first web cohort himself.',
    motto: 'Boring systems, exciting people.',
    stack: ['Node', 'PostgreSQL', 'Docker'],
    socials: links('musa', 'github'),
    look: { skin: 4, hair: 'low', cloth: 'green', ground: 'indigo', glasses: true },
  },
  {
    name: 'Ngozi Umeh',
    title: 'Community manager',
    story:
      'Answers the chat at 7 in the morning and at 11 at night. Has read every first hello ever posted there.',
    motto: 'Ask. Then ask again.',
    stack: ['Writing', 'Moderation', 'Events'],
    socials: links('ngozi', 'twitter', 'linkedin'),
    look: { skin: 2, hair: 'braids', cloth: 'indigo', ground: 'clay' },
  },
  {
    name: 'Segun Alabi',
    title: 'Mentor, web',
    story:
      'Builds web pages in Ibadan. He reviews code by asking questions. You remember a question.',
    motto: 'Read it aloud.',
    stack: ['React', 'TypeScript', 'Testing'],
    socials: links('segun', 'github', 'twitter'),
    look: { skin: 3, hair: 'bald', cloth: 'clay', ground: 'green', beard: true, glasses: true },
  },
  {
    name: 'Aisha Lawal',
    title: 'Mentor, web',
    story:
      'Finished the web track in nine months with a baby on her lap. Now a developer in Abuja, and back as a mentor.',
    motto: 'Slow is still forward.',
    stack: ['React', 'Redux', 'Accessibility'],
    socials: links('aisha', 'linkedin', 'github'),
    look: { skin: 2, hair: 'hijab', wrap: 'green', cloth: 'green', ground: 'gold', glasses: true },
  },
  {
    name: 'Emeka Nwosu',
    title: 'Mentor, mobile',
    story:
      'Repaired phones in Onitsha for six years. Now he writes the apps that run on them, and knows how to make them work offline.',
    motto: 'Offline first, always.',
    stack: ['Flutter', 'Dart', 'SQLite'],
    socials: links('emeka', 'github'),
    look: { skin: 4, hair: 'locs', cloth: 'indigo', ground: 'gold' },
  },
  {
    name: 'Folake Balogun',
    title: 'Mentor, UI design',
    story:
      'Designs banking screens for people who have never been inside a bank. Will ask you who your button is for.',
    motto: 'Design with, not for.',
    stack: ['Figma', 'Design systems', 'Testing'],
    socials: links('folake', 'linkedin', 'twitter'),
    look: { skin: 3, hair: 'gele', wrap: 'indigo', cloth: 'gold', ground: 'clay', earrings: true },
  },
  {
    name: 'Ini Bassey',
    title: 'Curriculum editor',
    story:
      'Turns expert notes into briefs a beginner in Uyo can follow on a bus. Her red pen has saved thousands of hours.',
    motto: 'If it confuses, cut it.',
    stack: ['Technical writing', 'Markdown', 'Git'],
    socials: links('ini', 'linkedin'),
    look: { skin: 1, hair: 'bob', cloth: 'green', ground: 'clay', collar: 'shirt' },
  },
  {
    name: 'Yakubu Gyang',
    title: 'Mentor, mobile',
    story:
      'Studied geology, mapped the Plateau on foot, then built the mapping app he had wished for. Mentors on Saturdays.',
    motto: 'Start before you are ready.',
    stack: ['Kotlin', 'Jetpack Compose', 'Maps'],
    socials: links('yakubu', 'github', 'twitter'),
    look: { skin: 3, hair: 'low', cloth: 'gold', ground: 'indigo', beard: true },
  },
  {
    name: 'Osas Igbinedion',
    title: 'Quality lead',
    story:
      'Breaks the platform in Benin City every Friday so that it holds on Monday. Cheerful about every bug report.',
    motto: 'Try it with one thumb.',
    stack: ['Playwright', 'TypeScript', 'Accessibility'],
    socials: links('osas', 'github'),
    look: { skin: 2, hair: 'flat', cloth: 'clay', ground: 'green', glasses: true, collar: 'shirt' },
  },
  {
    name: 'Kemi Ọláwálé',
    title: 'Events organiser',
    story:
      'Has run demo days in classrooms, churches, a bus park and once a boat. Believes applause is part of learning.',
    motto: 'Show your work.',
    stack: ['Events', 'Partnerships', 'Spreadsheets'],
    socials: links('kemi', 'twitter', 'linkedin'),
    look: { skin: 4, hair: 'bun', cloth: 'gold', ground: 'green', earrings: true },
  },
  {
    name: 'Baba Ọládélé Ṣówándé',
    title: 'Advisor',
    story:
      'Wrote payroll in COBOL in 1981 and has not stopped learning since. Our mentors’ mentor, and everyone’s uncle.',
    motto: 'Ẹ̀kọ́ kì í tán: learning never ends.',
    stack: ['COBOL', 'C', 'Patience'],
    socials: links('oladele', 'linkedin'),
    look: {
      skin: 3,
      hair: 'fila',
      wrap: 'green',
      cloth: 'green',
      ground: 'gold',
      collar: 'kaftan',
      grey: true,
      glasses: true,
      beard: true,
    },
  },
  {
    name: 'Zainab Sani',
    title: 'Partnerships and careers',
    story: 'Shows our certificates to firms in Kano and Lagos. Comes back with jobs for interns.',
    motto: 'Talent is everywhere.',
    stack: ['Recruiting', 'Public speaking', 'SQL'],
    socials: links('zainab', 'linkedin', 'twitter'),
    look: { skin: 1, hair: 'hijab', wrap: 'indigo', cloth: 'indigo', ground: 'clay' },
  },
];
