/** What a refused login says beside the refusal. */
export const loginHelpTexts = {
  unconfirmed: 'Your email is not confirmed yet',
  unconfirmedText: 'Open the link we mailed you, then log in here. No mail? Have it sent again.',
  twice: 'That was the second wrong password',
  twiceText:
    'A third one locks the account, and it does not open again by itself. If you are not sure, choose a new password instead.',
  locked: 'This account is locked',
  lockedText:
    'Three wrong passwords in a row lock an account. Nothing in it is lost. A new password alone does not open it: write to us and we will help you back in. If you forgot the password, choose a new one as well.',
  thrice: 'That was the third wrong password',
  thriceText:
    'Three wrong passwords in a row lock an account. Nothing in it is lost, but a new password alone does not open it. Write to us and we will help you back in.',
  reset: 'Choose a new password',
  write: 'Write to us',
  deactivated: 'This account is not let in',
  deactivatedText:
    'We are not told why. Most likely the account was switched off, and a new password does not change that. Contact us and we will look into it with you.',
  contact: 'Contact us',
  clock: 'Check the date and time of your device',
  clockText:
    'The password was right, but by the clock of this device your login is over already. Set its date and time, then log in again.',
  limit: 'Nobody on your network can log in just now',
  limitText:
    'Your password was not looked at, and this try does not count against you. Another network, for example mobile data, may let you in sooner. What you typed is still here.',
} as const;
