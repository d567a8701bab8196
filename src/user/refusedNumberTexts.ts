/** A phone number that the service does not take, and the ways on from there. */
export const phoneTexts = {
  refused: (number: string) => `${number} was not taken.`,
  refusedWhy:
    'If every digit is right, your number is newer than our list of numbers. That is not your fault, and you can go on without it.',
  keeps: 'This device keeps the number, so that you can try it again later.',
  keepsNothing: 'This browser cannot save the number. Write it down.',
  earlierGoes: 'Your earlier number leaves the profile as well.',
  saveWithout: 'Save without this number',
  leftOut: 'This number was not taken, so your profile is saved without it.',
  tryAgain: 'Try this number again',
  storedTitle: 'Your profile has no phone number for now',
  stillRefused: (number: string) => `${number} is still not taken. Nothing has changed.`,
  offerTitle: 'Your phone number may work by now',
  offer: (number: string) =>
    `Some time ago ${number} was not taken. You can try it again in your profile.`,
  toProfile: 'Go to your profile',
  logout:
    'The phone number kept on this device will be removed. After your next login you are asked for it again.',
} as const;
