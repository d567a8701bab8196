/** The choice of a colour scheme, in the public footer and in the settings. */
export const themeTexts = {
  legend: 'Colours',
  system: 'Same as device',
  light: 'Light',
  dark: 'Dark',
} as const;
