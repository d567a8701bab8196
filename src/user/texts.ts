/** The user's own profile. The text of an incomplete profile is to the letter (tests/rules.md). */
export const profileTexts = {
  title: 'Your profile',
  metaDescription: 'Your details, and who can see them.',
  edit: 'Edit profile',
  editTitle: 'Edit your profile',
  editIntro: {
    mentee: 'Your mentor sees your photo and email address.',
    mentor: 'Your mentees see your photo and email address.',
  },
  incomplete: 'Update your profile to continue',
  incompleteText: 'It takes 2 minutes.',
  saved: 'Your profile is up to date.',
  toDashboard: 'Go to your dashboard',
  toMentees: 'Go to your mentees',
  save: 'Save profile',
  cancel: 'Cancel',
  discardTitle: 'Discard your changes?',
  discardText: 'Your changes are not saved.',
  discardYes: 'Discard',
  discardNo: 'Keep editing',
} as const;

/** The photo: the two messages on a file's type and size are to the letter (tests/rules.md). */
export const photoTexts = {
  heading: 'Profile photo',
  rules: 'JPG or PNG, under 5MB. We crop large pictures to a square.',
  add: 'Add a photo',
  change: 'Change photo',
  sendAgain: 'Send the photo now',
  preparing: 'Preparing your photo…',
  uploading: 'Uploading your photo…',
  wrongType: 'Only JPG or PNG files are supported',
  tooLarge: "That's way too large! Try using something smaller than 5MB",
  unreadable: 'We could not read this picture. Try another picture.',
} as const;

export const phoneTexts = {
  refused: (number: string) => `We could not accept ${number}.`,
  refusedWhy:
    'If every digit is right, it may be too new for our list. It is not your fault, and you can continue without it.',
  keeps: 'The number is saved here, so you can try it again later.',
  keepsNothing: 'This browser cannot save the number. Write it down.',
  earlierGoes: 'Your old number is removed from your profile too.',
  saveWithout: 'Save without this number',
  leftOut: 'We could not accept this number, so your profile is saved without it.',
  tryAgain: 'Try this number again',
  storedTitle: 'Your profile has no phone number yet',
  stillRefused: (number: string) => `We still cannot accept ${number}. Nothing has changed.`,
  offerTitle: 'Your phone number may work now',
  offer: (number: string) =>
    `We could not accept ${number} before. You can try it again in your profile.`,
  toProfile: 'Go to your profile',
  logout: 'The phone number saved here will be deleted. We ask for it again after your next login.',
} as const;
