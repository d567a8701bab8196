/** A read that `public/boot.js` has sent while the code of the app was still on its way. */
interface EarlyRead {
  /** Below the API's base, without a leading slash. */
  path: string;
  /** The token it carried. */
  token: string;
  answer: Promise<Response>;
}

declare global {
  interface Window {
    akadaEarly?: EarlyRead | undefined;
  }
}

/**
 * Hands the answer of an early read over, once.
 * @param token the present login's: what was asked with another one is nobody's answer
 * @returns null where nothing of the kind was asked
 */
export function takeEarly(
  path: string | undefined,
  token: string | null,
): Promise<Response> | null {
  const early = window.akadaEarly;
  if (!early || early.path !== path || early.token !== token) return null;
  window.akadaEarly = undefined;
  return early.answer;
}
