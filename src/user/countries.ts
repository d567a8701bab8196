/** ISO 3166-1 alpha-2 codes of inhabited countries and territories. */
const codes =
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ ' +
  'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK ' +
  'FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS ' +
  'IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ' +
  'ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL ' +
  'PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC ' +
  'TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW';

export interface Country {
  /** ISO 3166-1 alpha-2, upper case. */
  code: string;
  /** In English, as the service stores it. */
  name: string;
}

/** Where most members live: the default. */
export const homeCountry = 'NG';

const named = new Intl.DisplayNames(['en'], { type: 'region' });

/** A country's English name by its code. */
export const countryName = (code: string): string => named.of(code) ?? code;

/** All countries, by name. */
export const countries: readonly Country[] = codes
  .split(' ')
  .map((code) => ({ code, name: countryName(code) }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));

/** The country of a stored text, by name or code; undefined where it is unknown. */
export function findCountry(text: string | null): Country | undefined {
  const wanted = text?.trim().toLowerCase();
  return countries.find(
    ({ code, name }) => name.toLowerCase() === wanted || code.toLowerCase() === wanted,
  );
}
