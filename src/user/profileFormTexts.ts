/**
 * The texts of the profile's form. The specification fixes those of the first name and the age
 * (tests/rules.md); the others follow them.
 */
export const profileFormTexts = {
  label: 'Your profile',
  /** Who sees a field, in the words of the privacy page. */
  shown: {
    mentee: { yes: 'Shown to your mentor', no: 'Not shown to your mentor' },
    mentor: { yes: 'Shown to your mentees', no: 'Not shown to your mentees' },
  },
  labels: {
    firstName: 'First name',
    lastName: 'Last name',
    country: 'Country',
    city: 'State',
    phoneNumber: 'Phone number',
    dob: 'Date of birth',
    gender: 'Gender',
    technologies: 'Technologies',
    availability: 'Time for mentees',
    awayUntil: 'Last day away',
    description: 'Description',
  },
  stateHint: 'State, region or city',
  chooseState: 'Choose your state',
  phoneHint: 'For example 0803 123 4567. Outside Nigeria, start with +.',
  technologiesHint: 'Separate them with commas, or tap a suggestion',
  addOne: (name: string) => `Add ${name}`,
  suggestions: 'Suggestions',
  suggested: ['Javascript', 'React', 'Node', 'Django'],
  descriptionHint: {
    mentee: 'One or two sentences: what you do, what you want to build',
    mentor: 'One or two sentences: what you do, what you can help with',
  },

  availabilities: {
    taking: 'Taking mentees',
    full: 'Not taking new mentees',
    away: 'Away until …',
  },
  beginsWith: (sentence: string, left: number) =>
    `It begins with “${sentence}” That leaves ${left} characters for your own words.`,
  awayIsOver: (sentence: string) =>
    `“${sentence}” That day has passed, so we no longer show this sentence to mentees.`,
  removeAway: 'Remove sentence',

  savedElsewhere: 'Your profile was changed on another device',
  notReplaced: 'Your profile was changed on another device. Check it, then save it again.',
  differs: (field: string, saved: string, typed: string) =>
    `Saved ${field.toLowerCase()}: ${saved}. Yours: ${typed}.`,
  replaceWithSaved: (field: string) => `Use the saved ${field.toLowerCase()}`,
  empty: 'empty',

  firstNameRequired: 'Please input your first name!',
  lastNameRequired: 'Please input your last name!',
  countryRequired: 'Please select your country!',
  stateRequired: 'Please input your state!',
  phoneRequired: 'Please input your phone number!',
  phoneInvalid: 'Invalid phone number. Valid phone number sample +2347063644568',
  birthDateRequired: 'Please input your date of birth!',
  birthDateInvalid: 'Please input a real date!',
  tooYoung: 'Too young to be on the platform',
  genderRequired: 'Please select your gender!',
  descriptionRequired: 'Please input your description!',
  dayRequired: 'Please choose a day!',
  dayPassed: 'Please choose today or a later day!',
  tagTooLong: 'Each technology must be 32 characters or less',
  tooManyTags: 'At most 64 technologies',
} as const;
