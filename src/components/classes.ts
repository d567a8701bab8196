/** The class names that are there, as an attribute takes them; a module may have none of a name. */
export const classes = (...names: readonly (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');
