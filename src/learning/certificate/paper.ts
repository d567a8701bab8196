/**
 * The colours of the certificate, on the screen, on paper and in pictures: the light ones of
 * `src/ui/theme/tokens.css`, whatever scheme the screen has.
 */
export const paper = {
  cream: '#fffaf0',
  ink: '#14231d',
  soft: '#46554d',
  line: '#e5dbc8',
  green: '#0e5c47',
  darkGreen: '#0a4435',
  gold: '#f2a71b',
  brown: '#744800',
  clay: '#d9552c',
  indigo: '#34437f',
  paleGreen: '#bfe0cf',
  paleGold: '#fbdc9b',
  paleClay: '#f6c4ae',
} as const;

/** The tokens as they are on the certificate: what stands on it is light like it. */
export const paperTokens = {
  '--surface': paper.cream,
  '--ink': paper.ink,
  '--ink-soft': paper.soft,
  '--line': paper.line,
  '--brand': paper.green,
  '--brand-strong': paper.darkGreen,
  '--on-brand': paper.cream,
  '--accent': paper.gold,
  '--accent-ink': paper.brown,
} as const;
