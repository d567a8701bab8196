/** The unit tests that run without a page, which halves the time of the mutation tests. */
export const withoutPage = ['tests/unit/{domain,store,text}/**/*.test.ts'];
