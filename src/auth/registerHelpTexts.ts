/** What stands below the form where the address has an account already. */
export const registerHelpTexts = {
  title: (email: string) => `There is already an account with ${email}`,
  text: 'It may be from your own last try, if the connection broke before we heard that it worked. If the account is yours, log in. If you never got the mail to confirm your email, have it sent again.',
} as const;
