/** ISO 3166-1 alpha-2 codes of inhabited countries and territories. */
const codes =
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ ' +
  'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK ' +
  'FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS ' +
  'IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ' +
  'ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL ' +
  'PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC ' +
  'TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW';

interface Country {
  code: string;
  /** In English, as the API stores it. */
  name: string;
}

/** The country of most members, and the default. */
export const homeCountry = 'NG';

const regionNames = new Intl.DisplayNames(['en'], { type: 'region' });

/** Returns a country's English name by its code. */
export const countryName = (code: string): string => regionNames.of(code) ?? code;

export const countries: readonly Country[] = codes
  .split(' ')
  .map((code) => ({ code, name: countryName(code) }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));

/** Finds the country of a stored text, by name or code; undefined if it is unknown. */
export function findCountry(text: string | null): Country | undefined {
  const wanted = text?.trim().toLowerCase();
  return countries.find(
    ({ code, name }) => name.toLowerCase() === wanted || code.toLowerCase() === wanted,
  );
}

/** States and regions by the ISO code of their country, for the countries of most members. */
const states: Record<string, string> = {
  NG: 'Abia,Adamawa,Akwa Ibom,Anambra,Bauchi,Bayelsa,Benue,Borno,Cross River,Delta,Ebonyi,Edo,Ekiti,Enugu,Federal Capital Territory,Gombe,Imo,Jigawa,Kaduna,Kano,Katsina,Kebbi,Kogi,Kwara,Lagos,Nasarawa,Niger,Ogun,Ondo,Osun,Oyo,Plateau,Rivers,Sokoto,Taraba,Yobe,Zamfara',
  BJ: 'Alibori,Atacora,Atlantique,Borgou,Collines,Couffo,Donga,Littoral,Mono,Ouémé,Plateau,Zou',
  CM: 'Adamawa,Centre,East,Far North,Littoral,North,North-West,South,South-West,West',
  CA: 'Alberta,British Columbia,Manitoba,New Brunswick,Newfoundland and Labrador,Northwest Territories,Nova Scotia,Nunavut,Ontario,Prince Edward Island,Quebec,Saskatchewan,Yukon',
  GB: 'England,Northern Ireland,Scotland,Wales',
  GH: 'Ahafo,Ashanti,Bono,Bono East,Central,Eastern,Greater Accra,North East,Northern,Oti,Savannah,Upper East,Upper West,Volta,Western,Western North',
  KE: 'Kiambu,Kisumu,Machakos,Mombasa,Nairobi,Nakuru,Uasin Gishu',
  NE: 'Agadez,Diffa,Dosso,Maradi,Niamey,Tahoua,Tillabéri,Zinder',
  RW: 'Eastern,Kigali,Northern,Southern,Western',
  US: 'California,Florida,Georgia,Illinois,Maryland,Massachusetts,New Jersey,New York,North Carolina,Pennsylvania,Texas,Virginia,Washington',
  ZA: 'Eastern Cape,Free State,Gauteng,KwaZulu-Natal,Limpopo,Mpumalanga,North West,Northern Cape,Western Cape',
};

/** Returns suggested states of a country, by its ISO code; empty for other countries. */
export const suggestedStates = (code: string): readonly string[] => states[code]?.split(',') ?? [];

/** In Nigeria a state from this list is required. */
export const nigerianStates = suggestedStates('NG');
