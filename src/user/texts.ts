/** One's own profile: what an incomplete one is told is to the letter (tests/rules.md). */
export const profileTexts = {
  title: 'Your profile',
  metaDescription: 'Who you are, and who sees it.',
  edit: 'Edit profile',
  editTitle: 'Edit your profile',
  editIntro: {
    mentee: 'Your photo and your email address are shown to your mentor.',
    mentor: 'Your photo and your email address are shown to your mentees.',
  },
  incomplete: 'Update your profile to continue',
  incompleteText: 'It takes 2 minutes.',
  saved: 'All set. Your profile is up to date.',
  toDashboard: 'Go to your dashboard',
  toMentees: 'Go to your mentees',
  save: 'Save profile',
  cancel: 'Cancel',
  discardTitle: 'Discard your changes？',
  discardText: 'What you changed here has not been saved.',
  discard: 'Discard',
  keepEditing: 'Keep editing',
} as const;

/** The photo: the two messages on a file's type and size are to the letter (tests/rules.md). */
export const photoTexts = {
  heading: 'Profile photo',
  rules: 'JPG or PNG, under 5MB. Large pictures are cropped to a square for you.',
  add: 'Add a photo',
  change: 'Change photo',
  sendAgain: 'Send the photo now',
  preparing: 'Preparing your photo…',
  uploading: 'Uploading your photo',
  wrongType: 'Only JPG or PNG files are supported',
  tooLarge: "That's way too large! Try using something smaller than 5MB",
  unreadable: 'This picture could not be read. Try another one.',
} as const;

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
