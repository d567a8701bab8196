/** How many digits can follow each calling code in google-libphonenumber 3.2.9, as in the API. */
const LENGTHS =
  '1:10 7:10 20:8-10 27:5-9 30:10 31:5-10 32:8-9 33:9 34:9 36:8-9 39:6-12 40:6,9 41:9,12 ' +
  '43:4-13 44:7,9-10 45:8 46:6-10,12 47:5,8 48:6-9 49:4-15 51:8-9 52:10-11 53:6-8,10 ' +
  '54:10-11 55:8-11 56:9-11 57:8,10-11 58:10 60:8-10 61:5-10 62:7-13 63:6,8-13 64:5-10 ' +
  '65:8,10-11 66:8-10 81:8-17 82:5-6,8-14 84:7-10 86:7-12 90:7,10,12 91:8-13 92:8-12 93:9 ' +
  '94:9 95:6-10 98:4-7,10 211:9 212:9 213:8-9 216:8 218:9 220:7 221:9 222:8 223:8 224:8-9 ' +
  '225:8 226:8 227:8 228:8 229:8 230:7-8 231:7-9 232:8 233:8-9 235:8 236:8 237:8-9 238:7 ' +
  '239:7 240:9 241:7-8 242:9 243:7,9 244:9 245:7,9 246:7 247:5-6 248:7 249:9 250:8-9 251:9 ' +
  '252:6-9 253:8 254:7-10 255:9 256:9 257:8 258:8-9 260:9 261:9 262:9 263:5-10 264:8-9 ' +
  '265:7,9 266:8 267:7-8 268:8-9 269:7 290:4-5 291:7 297:7 298:6 299:6 350:8 351:9 352:4-11 ' +
  '353:7-10 354:7,9 355:6-9 356:8 357:8 358:5-12 359:6-9 370:8 371:8 372:7-8,10 373:8 374:8 ' +
  '375:6-11 376:6,8-9 377:8-9 378:8,10 380:9-10 381:6-12 382:8-9 383:8-9 385:6-9 386:5-8 ' +
  '387:8-9 389:8 420:9-12 421:6-7,9 423:7,9 500:5 501:7,11 502:8,11 503:7-8,11 504:8,11 ' +
  '505:8 506:8,10 507:7-8 508:6 509:8 590:9 591:8-9 592:7 593:8-11 594:9 595:6-9 596:9 ' +
  '597:6-7 598:7-8 599:7-8 670:7-8 672:6 673:7 674:7 675:7-8 676:5,7 677:5,7 678:5,7 ' +
  '679:7,11 680:7 681:6 682:5 683:4,7 685:5-7,10 686:5,8 687:6 688:5-7 689:6,8 690:4-7 ' +
  '691:7 692:7 800:8 808:8 850:8,10 852:5-9,11 853:8 855:8-10 856:8-10 870:9 878:12 ' +
  '880:6-10 881:9 882:7-12 883:9,12 886:7-11 888:11 960:7,10 961:7-8 962:8-9 963:8-9 ' +
  '964:8-10 965:7-8 966:9-10 967:7-9 968:7-9 970:8-10 971:5-12 972:7-12 973:8 974:7-8 ' +
  '975:7-8 976:8-10 977:8,10 979:9 992:9 993:8 994:9 995:9 996:9-10 998:9';

const lengths = new Map(
  LENGTHS.split(' ').map((entry) => {
    const [code = '', ranges = ''] = entry.split(':');
    const bounds = ranges.split(',').map((range) => range.split('-').map(Number));
    return [code, bounds] as const;
  }),
);

/** Numbers with these codes can begin with a 0. After any other code the API drops it. */
const WITH_ZERO = new Set(['39', '225', '226', '242']);

/**
 * Nigerian numbers of 2020: landlines with 7 and 8 digits, mobile phones, and numbers of companies.
 * All of 0707 and 0910 to 0919 are newer, and most of 0801 and 0819.
 */
const NIGERIAN = [
  /^([12]\d|4[147]|5[14579]|6[1578]|7[1-3578])\d{5}$/,
  /^((([1-356]\d|4[02-8]|8[2-9])\d|9(0[3-9]|[1-9]\d))\d{5}|7[1-79]\d{6})$/,
  /^70([013-689]\d|2[0-24-9])\d{3,4}$/,
  /^(702[0-24-9]|801[01]|819[01])\d{6}$/,
  /^(70[13-689]|80[2-9]|81[0-8]|90[1-9])\d{7}$/,
  /^[78]00\d{7,11}$/,
];

/**
 * Returns whether the API accepts a phone number: a + and a calling code, with spaces and brackets
 * ignored. The rule is complete for Nigeria. For other countries only the length is checked,
 * although the API also checks their prefixes.
 */
export function isPhoneNumber(value: string): boolean {
  const digits = /^\+\d/.test(value) ? value.slice(1).replaceAll(/[\s()./-]/g, '') : '';
  if (!/^[1-9]\d+$/.test(digits)) return false;
  if (digits.startsWith('234')) {
    const national = digits.slice(3).replace(/^0/, '');
    return NIGERIAN.some((pattern) => pattern.test(national));
  }
  const code = [1, 2, 3].map((end) => digits.slice(0, end)).find((start) => lengths.has(start));
  if (code === undefined) return false;
  const rest = digits.slice(code.length);
  const { length } = WITH_ZERO.has(code) ? rest : rest.replace(/^0/, '');
  return (lengths.get(code) ?? []).some(
    ([least = 0, most = least]) => length >= least && length <= most,
  );
}
