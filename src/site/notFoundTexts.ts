/** The 404 page. */
export const notFoundTexts = {
  title: 'Page not found',
  description: 'There is no page at this address.',
  heading: 'This path leads nowhere',
  text: 'The page may have moved, or the address has a typing mistake. It happens to the best of us.',
  home: 'Take me home',
} as const;
