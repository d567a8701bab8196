/** E.164: a plus, a country code, up to 15 digits; spaces, dots, dashes, brackets are let through. */
export function isPhoneNumber(value: string): boolean {
  return /^\+[1-9]\d{7,14}$/.test(value.replaceAll(/[\s().-]/g, ''));
}
