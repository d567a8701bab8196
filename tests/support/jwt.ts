const part = (value: unknown): string =>
  Buffer.from(JSON.stringify(value) ?? '').toString('base64url');

/** A token with these claims. Its signature is not valid; no client checks it. */
export const tokenWith = (claims: unknown): string =>
  `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}.signature`;
