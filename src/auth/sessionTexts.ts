/** The dialog where a login has ended while somebody is at work. */
export const sessionTexts = {
  title: 'Log in again to go on',
  text: 'Your login has ended. Everything you wrote is still here.',
  leave: 'Leave instead',
  leaveText: 'Leaving keeps what you wrote on this device, for your next login.',
  soon: (time: string) => `Your login ends at ${time}. What you write stays.`,
  over: (time: string) => `Your login ended at ${time}. What you wrote stays.`,
  renew: 'Log in again',
  renewTitle: 'Log in again',
  renewText: 'Then you can go on without a break. Everything you wrote stays as it is.',
  notNow: 'Not now',
} as const;
