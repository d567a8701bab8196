/** A phone number that the service does not take, and the ways on from there. */
export const phoneTexts = {
  refused: (number: string) => `The service does not take ${number}.`,
  refusedWhy:
    'If every digit is right, your number is newer than the service’s list of numbers. That is not your fault, and you can go on without it. This device keeps the number, so that you can try it again later.',
  earlierGoes: 'Your earlier number leaves the profile as well.',
  saveWithout: 'Save without this number',
  leftOut:
    'The service did not take this number, so your profile is saved without it. It is kept on this device.',
  tryAgain: 'Try this number again',
  storedTitle: 'Your profile has no phone number for now',
  stored: (number: string) =>
    `The service did not take ${number}. The number is kept on this device, and you can try it again now and then.`,
  stillRefused: (number: string) =>
    `The service still does not take ${number}. Nothing has changed, and the number stays on this device.`,
  offerTitle: 'Your phone number may work by now',
  offer: (number: string) =>
    `Some time ago the service did not take ${number}. You can try it again in your profile.`,
  toProfile: 'Go to your profile',
  logout:
    'The phone number kept on this device will be removed. After your next login you are asked for it again.',
} as const;
