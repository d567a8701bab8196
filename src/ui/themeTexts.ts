export const themeTexts = {
  legend: 'Colours',
  system: 'Same as device',
  light: 'Light',
  dark: 'Dark',
} as const;
