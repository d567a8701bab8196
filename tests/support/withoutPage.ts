/** The unit tests that run without a page, which takes a third of the time. */
export const withoutPage = ['tests/unit/{domain,store,text}/**/*.test.ts'];
