/**
 * Converts a typed number to E.164: `0803 123 4567`, `803 123 4567`, `234 803…`, `009234 803…` and
 * `+234 (0) 803…` all become `+234803…`. Incomplete input is converted as far as possible. `dial`
 * is for numbers without a country code, and `from` is the country in which the number is dialled.
 */
export function toE164(typed: string, dial: string, from = dial): string {
  const text = typed.replace(/\(0\)|[^\d+]/g, '');
  const digits = text.replaceAll('+', '');
  if (digits === '') return '';
  if (text.startsWith('+')) return withoutTrunk(digits, dial);
  const prefix = [abroad[from], '00'].find((start) => start && digits.startsWith(start));
  if (prefix) return withoutTrunk(digits.slice(prefix.length), dial);
  if (digits.startsWith('0') && !ownZero.has(dial)) return `+${dial}${digits.slice(1)}`;
  const namesCountry = digits.startsWith(dial) && digits.length > dial.length + 6;
  return namesCountry ? withoutTrunk(digits, dial) : `+${dial}${digits}`;
}

/** The prefixes for calls abroad, of the countries where it is not 00. */
const abroad: Record<string, string> = {
  '1': '011',
  '61': '0011',
  '81': '010',
  '234': '009',
  '254': '000',
  '255': '000',
  '256': '000',
};

/** In Italy, Ivory Coast, Burkina Faso and Congo, a 0 at the start is part of the number. */
const ownZero = new Set(['39', '225', '226', '242']);

/** Removes the trunk 0 from a number such as `+2340803…`, which mixes both forms. */
const withoutTrunk = (digits: string, dial: string): string =>
  digits.startsWith(`${dial}0`) && !ownZero.has(dial)
    ? `+${dial}${digits.slice(dial.length + 1)}`
    : `+${digits}`;

/**
 * Returns whether a number is valid E.164. The smallest countries have four digits after a code of
 * three. Nigerian mobile phones have 10 digits, and landlines 7 or 8 with the area code.
 */
export function isPhoneNumber(number: string): boolean {
  if (!/^\+[1-9]\d{6,14}$/.test(number)) return false;
  return !number.startsWith('+234') || /^\+234([789]\d{9}|[1-9]\d{6,7})$/.test(number);
}

/** Formats a number for display without a chosen country. Nigerian numbers are grouped. */
export const readableHome = (number: string): string => readablePhone(number, '234');

/** Formats a number for display: the country code, then groups of three and four digits. */
export function readablePhone(number: string, dial: string): string {
  if (!number.startsWith(`+${dial}`)) return number;
  const national = number.slice(dial.length + 1);
  const groups = /^(\d{3})(\d{3})(\d{1,5})$/.exec(national);
  return [`+${dial}`, ...(groups ? groups.slice(1) : [national])].join(' ').trim();
}
