/** Words of the account menu, once it is open. */
export const accountPanelTexts = {
  profile: 'My profile',
  theme: {
    legend: 'Colours',
    system: 'As my device',
    light: 'Light',
    dark: 'Dark',
  },
} as const;
