/** Moments that are nearer than a minute. */
export const momentTexts = {
  soon: 'in less than a minute',
  justNow: 'just now',
} as const;
