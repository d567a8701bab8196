/**
 * Converts a typed number to E.164: `0803 123 4567`, `803 123 4567`, `234 803…`, `009234 803…` and
 * `+234 (0) 803…` all become `+234803…`. Without a country code it is a number in Nigeria.
 * Incomplete input is converted as far as possible, and input without a digit to ''.
 */
export function toE164(typed: string): string {
  const text = typed.replace(/\(0\)|[^\d+]/g, '');
  const digits = text.replaceAll('+', '');
  if (digits === '') return '';
  // Calls abroad begin with 009 in Nigeria, and with 00 in most other countries.
  const international = text.startsWith('+') ? digits : /^009?(.*)/.exec(digits)?.[1];
  const isWithCode = /^234\d{7}/.test(digits);
  const number = international ?? (isWithCode ? digits : `234${digits.replace(/^0/, '')}`);
  // A number such as `+2340803…` mixes both forms.
  return `+${number.replace(/^2340/, '234')}`;
}

/**
 * Returns whether a number is valid E.164. The smallest countries have four digits after a code of
 * three. Nigerian mobile phones have 10 digits, and landlines 7 or 8 with the area code.
 */
export function isPhoneNumber(number: string): boolean {
  if (!/^\+[1-9]\d{6,14}$/.test(number)) return false;
  return !number.startsWith('+234') || /^\+234([789]\d{9}|[1-9]\d{6,7})$/.test(number);
}

/** Formats a number for display. Nigerian ones are grouped: `+234 803 123 4567`. */
export function readablePhone(number: string): string {
  const [, code, national = ''] = /^(\+234)(\d*)$/.exec(number) ?? [];
  if (code === undefined) return number;
  const groups = /^(\d{3})(\d{3})(\d{1,5})$/.exec(national)?.slice(1) ?? [national];
  return [code, ...groups].join(' ').trim();
}
