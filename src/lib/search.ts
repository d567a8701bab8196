/** Without case and accents, so that `Adébáyọ̀` is found by "adebayo". */
export const searchable = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** The words of a search, each of which has to be found. */
export const needlesOf = (search: string): string[] =>
  searchable(search).split(/\s+/).filter(Boolean);

/** Names and titles in their order: without case, `Task 2` before `Task 10`. */
export const { compare: compareTexts } = new Intl.Collator('en', {
  sensitivity: 'base',
  numeric: true,
});
