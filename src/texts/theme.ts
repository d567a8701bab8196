/** The choice of a colour scheme: in the public footer and in the account menu. */
export const themeTexts = {
  legend: 'Colours',
  system: 'As my device',
  light: 'Light',
  dark: 'Dark',
} as const;
