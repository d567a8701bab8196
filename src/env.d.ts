/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_API_HOST?: string;
  readonly VITE_SITE_URL?: string;
}

interface Window {
  /** Browsers without Trusted Types lack it. The trusted address goes where the types want a text. */
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL: (text: string) => string },
    ) => { createScriptURL: (text: string) => string };
  };
}
