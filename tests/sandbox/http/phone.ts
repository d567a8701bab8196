/**
 * E.164: a plus, a country code, up to 15 digits; spaces, dots, dashes and brackets are ignored.
 */
export function isPhoneNumber(value: string): boolean {
  const number = value.replaceAll(/[\s().-]/g, '');
  return /^\+[1-9]\d{7,14}$/.test(number) && !isTooNew(number);
}

/**
 * Nigerian numbers that are newer than the API's list of 2020: all of 0707 and 0911 to 0919; of 0801
 * and 0819 the list has only those whose next digit is 0 or 1, and of 0702 it lacks one in nine.
 */
const isTooNew = (number: string): boolean =>
  /^\+234(707|91[1-9]|8(01|19)[2-9]|7029)\d+$/.test(number);
