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

/** Suggested states of a country, by its ISO code; empty for other countries. */
export const suggestedStates = (code: string): readonly string[] => states[code]?.split(',') ?? [];

/** The 36 states of Nigeria and the Federal Capital Territory, one of which is required there. */
export const nigerianStates = suggestedStates('NG');
