/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_API_HOST?: string;
  readonly VITE_SITE_URL?: string;
  /** The day of the build in UTC: `2028-01-31`. */
  readonly BUILD_DATE: string;
}

interface Window {
  /**
   * Undefined in browsers without Trusted Types. `createScriptURL` is typed as returning `string`,
   * because `register()` accepts only strings.
   */
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL: (text: string) => string },
    ) => { createScriptURL: (text: string) => string };
  };
}
