/** Words of the account menu, once it is open. */
export const accountPanelTexts = {
  profile: 'My profile',
} as const;
