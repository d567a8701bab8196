/**
 * The texts of the user's own profile. The specification fixes the one about an incomplete profile
 * (tests/rules.md).
 */
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

/**
 * The texts of the photo. The specification fixes the two about a file's type and size
 * (tests/rules.md).
 */
export const photoTexts = {
  heading: 'Profile photo',
  rules: 'JPG or PNG, under 5MB. We crop large pictures to a square.',
  add: 'Add a photo',
  optional: 'Photo (optional)',
  change: 'Change photo',
  sendAgain: 'Send the photo now',
  preparing: 'Preparing your photo…',
  uploading: 'Uploading your photo…',
  wrongType: 'Only JPG or PNG files are supported',
  tooLarge: "That's way too large! Try using something smaller than 5MB",
  unreadable: 'We could not read this picture. Try another picture.',
} as const;

export const phoneTexts = {
  refused: (number: string) => `We could not accept ${number}`,
  why: 'Our list of phone numbers is from 2020, so it lacks 0707 and 0911 to 0918, and most of 0801 and 0819. If yours is one of these, nothing is wrong with it.',
  earlierGoes: 'Without a number, the old one is removed from your profile.',
  continueWithout: 'Continue without a number',
} as const;
