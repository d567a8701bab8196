/**
 * Brings what a person typed into E.164: `0803 123 4567`, `803 123 4567`, `234 803…`, `00234 803…`
 * and `+234 (0) 803…` all become `+234803…`. The leading + is added where it is missing. What is no
 * number yet comes back as far as it goes.
 * @param typed as typed, with spaces, dots, dashes and brackets
 * @param dial the chosen country's dial code, for numbers that do not name their country
 */
export function toE164(typed: string, dial: string): string {
  const text = typed.replace(/\(0\)/g, '').replace(/[^\d+]/g, '');
  const digits = text.replaceAll('+', '');
  if (digits === '') return '';
  if (text.startsWith('+')) return withoutTrunk(digits, dial);
  if (digits.startsWith('00')) return withoutTrunk(digits.slice(2), dial);
  if (digits.startsWith('0')) return `+${dial}${digits.slice(1)}`;
  const namesCountry = digits.startsWith(dial) && digits.length > dial.length + 6;
  return namesCountry ? withoutTrunk(digits, dial) : `+${dial}${digits}`;
}

/** `+2340803…` is what people write who know both forms; the 0 is no part of it. */
const withoutTrunk = (digits: string, dial: string): string =>
  digits.startsWith(`${dial}0`) ? `+${dial}${digits.slice(dial.length + 1)}` : `+${digits}`;

/**
 * True for a number the service takes: E.164, and for Nigeria as many digits as its numbers have
 * (10 for a mobile phone, 7 to 8 for a landline with its area code).
 */
export function isPhoneNumber(number: string): boolean {
  if (!/^\+[1-9]\d{7,14}$/.test(number)) return false;
  return !number.startsWith('+234') || /^\+234([789]\d{9}|[1-9]\d{6,7})$/.test(number);
}

/** A number as it is read where no country is chosen: those of Nigeria in groups. */
export const readableHome = (number: string): string => readablePhone(number, '234');

/** A number as it is read: country code, then groups of three and four. */
export function readablePhone(number: string, dial: string): string {
  if (!number.startsWith(`+${dial}`)) return number;
  const national = number.slice(dial.length + 1);
  const groups = /^(\d{3})(\d{3})(\d{1,5})$/.exec(national);
  return [`+${dial}`, ...(groups ? groups.slice(1) : [national])].join(' ').trim();
}
