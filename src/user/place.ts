/** Where somebody lives, `Ibadan, Nigeria`; '' where neither is known. */
export const placeOf = ({ city, country }: Record<'city' | 'country', string | null>): string =>
  [city, country].filter(Boolean).join(', ');
