/** The three tracks a visitor sees: web, mobile and design; the real ones come from the service. */
export interface LandingTrack {
  kind: 'web' | 'mobile' | 'design';
  title: string;
  text: string;
  skills: readonly string[];
}

export const landingTracks: readonly LandingTrack[] = [
  {
    kind: 'web',
    title: 'Web development',
    text: 'From your first page to a full web application that real people can open.',
    skills: ['HTML & CSS', 'JavaScript', 'React'],
  },
  {
    kind: 'mobile',
    title: 'Mobile development',
    text: 'Build apps for the phone in everyone’s pocket, good network or bad.',
    skills: ['Kotlin', 'Jetpack Compose', 'Offline data'],
  },
  {
    kind: 'design',
    title: 'UI design',
    text: 'Learn to see, sketch and test until a screen explains itself.',
    skills: ['Layout', 'Figma', 'User testing'],
  },
];
