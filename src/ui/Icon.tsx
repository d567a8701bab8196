import styles from './Icon.module.css';
import { classes } from './hooks.ts';

const ring = 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18';

/**
 * One path for each name, on a grid of 24 for a round stroke of 1.75. We have drawn the icons
 * ourselves.
 */
const iconPaths = {
  menu: 'M4 7h16M4 12h16M4 17h10',
  close: 'M6 6l12 12M18 6 6 18',
  plus: 'M12 5v14M5 12h14',
  'chevron-down': 'm6 9.5 6 6 6-6',
  'chevron-up': 'm6 14.5 6-6 6 6',
  'chevron-left': 'm14.5 6-6 6 6 6',
  'chevron-right': 'm9.5 6 6 6-6 6',
  'arrow-left': 'M19 12H5m6-6-6 6 6 6',
  'arrow-right': 'M5 12h14m-6-6 6 6-6 6',
  external:
    'M13.5 4H20v6.5M20 4l-9 9M17.5 14v4.5A1.5 1.5 0 0 1 16 20H5.5A1.5 1.5 0 0 1 4 18.5V8a1.5 1.5 0 0 1 1.5-1.5H10',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 21h4',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13m5 11.5L20 20',
  user: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8M4.5 20.5c.8-3.7 3.8-5.5 7.5-5.5s6.7 1.8 7.5 5.5',
  mentor: 'M12 5 2.5 9.5 12 14l9.5-4.5zM6 11.3V16c3.6 3 8.4 3 12 0v-4.7m3.5-1.8V15',
  users:
    'M9 4.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7m-6.5 15c.6-3.3 3.2-5 6.5-5s5.9 1.7 6.5 5M16 4.8a3.5 3.5 0 0 1 0 6.4m2.2 3.8c1.7.8 2.9 2.3 3.3 4.5',
  book: 'M12 6.5c-2-1.5-5-2-8.5-2V18c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2V4.5c-3.5 0-6.5.5-8.5 2V20',
  track:
    'M6 21a2.5 2.5 0 1 1 0-5 2.5 2.5 0 0 1 0 5M18 8a2.5 2.5 0 1 1 0-5 2.5 2.5 0 0 1 0 5M8.5 18.5H16a3.25 3.25 0 0 0 0-6.5H8a3.25 3.25 0 0 1 0-6.5h7.5',
  map: 'M9 4 3.5 6.5v14L9 18l6 2.5 5.5-2.5V4L15 6.5zv14m6-11.5v14',
  tasks: 'm3.5 6.5 1.5 1.5L7.5 5M11 6.5h9.5M3.5 12.5 5 14l2.5-3m3.5 1.5h9.5M4 18.5h3m4 0h9.5',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  'check-circle': `${ring}M8 12.3l2.8 2.8L16 9.8`,
  clock: `${ring}M12 7v5l3.5 2`,
  calendar:
    'M4 6.5A1.5 1.5 0 0 1 5.5 5h13A1.5 1.5 0 0 1 20 6.5V19a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 19zM4 10h16M8.5 3v4m7-4v4',
  pin: 'M12 21c4.3-4 6.5-7.5 6.5-10.5a6.5 6.5 0 0 0-13 0C5.5 13.5 7.7 17 12 21m0-13a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5',
  eye: 'M2 12c2.2-4.4 5.6-6.5 10-6.5S19.8 7.6 22 12c-2.2 4.4-5.6 6.5-10 6.5S4.2 16.4 2 12m10-3a3 3 0 1 1 0 6 3 3 0 0 1 0-6',
  'eye-off':
    'm4 4 16 16M9.9 5.7q1-.2 2.1-.2c4.4 0 7.8 2.1 10 6.5a14 14 0 0 1-2.6 3.5M6.2 7.4A13 13 0 0 0 2 12c2.2 4.4 5.6 6.5 10 6.5 2 0 3.8-.4 5.3-1.3M9.9 9.9a3 3 0 0 0 4.2 4.2',
  mail: 'M3.5 6.5A1.5 1.5 0 0 1 5 5h14a1.5 1.5 0 0 1 1.5 1.5v11A1.5 1.5 0 0 1 19 19H5a1.5 1.5 0 0 1-1.5-1.5zl8.5 6 8.5-6',
  chat: 'M4 6.5A1.5 1.5 0 0 1 5.5 5h13A1.5 1.5 0 0 1 20 6.5v9a1.5 1.5 0 0 1-1.5 1.5H11l-4.5 4v-4h-1A1.5 1.5 0 0 1 4 15.5zM8 9.5h8M8 13h5',
  phone:
    'M5 4h3.5l2 5-2.3 1.6a12 12 0 0 0 5.2 5.2L15 13.5l5 2V19a1.5 1.5 0 0 1-1.6 1.5C10.6 20 4 13.4 3.5 5.6A1.5 1.5 0 0 1 5 4',
  play: 'M7 4.5 19 12 7 19.5z',
  pause: 'M8.5 5v14m7-14v14',
  star: 'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z',
  award:
    'M12 3a6 6 0 1 1 0 12 6 6 0 0 1 0-12M8.5 14 7 21l5-2.5L17 21l-1.5-7M9.8 9l1.6 1.6L14.3 7.7',
  logout:
    'M14 8V5.5A1.5 1.5 0 0 0 12.5 4h-7A1.5 1.5 0 0 0 4 5.5v13A1.5 1.5 0 0 0 5.5 20h7a1.5 1.5 0 0 0 1.5-1.5V16M9 12h11m-3.5-3.5L20 12l-3.5 3.5',
  settings:
    'M4 7h6m6 0h4M4 17h2m6 0h8M13 4.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5m-4 10a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5',
  home: 'M3.5 11 12 4l8.5 7M6 9.5V20h12V9.5M10 20v-5.5h4V20',
  upload:
    'M12 15.5V4.5m-4.5 4 4.5-4 4.5 4M4.5 15v3.5A1.5 1.5 0 0 0 6 20h12a1.5 1.5 0 0 0 1.5-1.5V15',
  download:
    'M12 4.5v11m-4.5-4 4.5 4 4.5-4M4.5 15v3.5A1.5 1.5 0 0 0 6 20h12a1.5 1.5 0 0 0 1.5-1.5V15',
  camera:
    'M3.5 9A1.5 1.5 0 0 1 5 7.5h2.5l1.5-3h6l1.5 3H19A1.5 1.5 0 0 1 20.5 9v9a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18zm8.5.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7',
  pencil: 'm4 20 1-4.5L16 4.5l3.5 3.5L8.5 19zM13.5 7l3.5 3.5',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.5-5.6L19.5 9m0-5v5h-5',
  flag: 'M5.5 21V4c4.5-2.5 8.5 2.5 13 0v9.5c-4.5 2.5-8.5-2.5-13 0',
  info: `${ring}M12 11.5v5M12 7.8h.01`,
  alert: 'm12 4 9 15.5H3zM12 10v4.5M12 17h.01',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5',
  sun: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8m0-5.5v2m0 15v2M2.5 12h2m15 0h2M5.3 5.3l1.4 1.4m10.6 10.6 1.4 1.4m0-13.4-1.4 1.4M6.7 17.3l-1.4 1.4',
  monitor:
    'M3.5 6A1.5 1.5 0 0 1 5 4.5h14A1.5 1.5 0 0 1 20.5 6v9a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 15zM12 16.5V20m-4 0h8',
  code: 'm8 7-5 5 5 5m8-10 5 5-5 5M13.5 4.5l-3 15',
  briefcase:
    'M4.5 8h15A1.5 1.5 0 0 1 21 9.5V18a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 18V9.5A1.5 1.5 0 0 1 4.5 8M9 8V5h6v3M3 13h18',
  at: 'M15.5 12a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0v1.5a2.5 2.5 0 0 0 5 0V12a8.5 8.5 0 1 0-3.5 6.9',
} as const;

export type IconName = keyof typeof iconPaths;

interface IconProps {
  name: IconName;
  /** `sm` is 1em, `md` 1.25em and `lg` 1.75em of the surrounding text. */
  size?: 'sm' | 'md' | 'lg';
  /** The accessible name. Without it the icon is decorative and hidden from screen readers. */
  label?: string | undefined;
}

/** Shows an icon in the colour of the text around it. */
export function Icon({ name, size = 'md', label }: IconProps) {
  return (
    <svg
      className={classes(styles.icon, styles[size])}
      viewBox="0 0 24 24"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
