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
