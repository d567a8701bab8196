/**
 * The widths at which pages change. Style sheets write them out, because a media query takes no variable;
 * a house test allows no others. Below `md` a bar stands under the page; from there on the menu stands beside
 * it, narrow on a tablet and whole from `lg`; `xl` has room for a table of people beside the menu.
 */
export const breakpoints = { sm: '40rem', md: '51.25rem', lg: '60.5625rem', xl: '66rem' } as const;

/** The media query for a screen of this width or a wider one. */
export const atLeast = (name: keyof typeof breakpoints): string =>
  `(min-width: ${breakpoints[name]})`;
