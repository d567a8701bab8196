/** Joins class names, without false and undefined ones: a CSS module may lack a class. */
export const classes = (...names: readonly (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');
