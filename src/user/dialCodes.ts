import {
  defaultCountries,
  guessCountryByPartialPhoneNumber,
  parseCountry,
} from 'react-international-phone';
import { homeCountry } from './countries.ts';

export interface DialCode {
  /** ISO 3166-1 alpha-2, upper case. */
  code: string;
  name: string;
  /** Digits only. */
  dial: string;
}

const asDialCode = ({ iso2, name, dialCode }: ReturnType<typeof parseCountry>): DialCode => ({
  code: iso2.toUpperCase(),
  name,
  dial: dialCode,
});

/** All countries with their dial codes, by name. */
export const dialCodes: readonly DialCode[] = defaultCountries.map((country) =>
  asDialCode(parseCountry(country)),
);

/** The default phone country: Nigeria. */
export const homeDialCode: DialCode = dialCodes.find(({ code }) => code === homeCountry) ?? {
  code: homeCountry,
  name: 'Nigeria',
  dial: '234',
};

/** The country of a number; `current` where it has no dial code, or several countries share it. */
export function dialCodeOf(number: string, current: DialCode): DialCode {
  if (!number.startsWith('+')) return current;
  const { country, fullDialCodeMatch } = guessCountryByPartialPhoneNumber({
    phone: number,
    currentCountryIso2: current.code.toLowerCase(),
  });
  return country && fullDialCodeMatch ? asDialCode(country) : current;
}
