/** Who sees which part of a profile: the form and the privacy page say it in the same words. */
export const shownTexts = {
  mentee: { shown: 'Shown to your mentor', hidden: 'Not shown to your mentor' },
  mentor: { shown: 'Shown to your mentees', hidden: 'Not shown to your mentees' },
} as const;
