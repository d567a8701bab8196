const part = (value: unknown): string =>
  Buffer.from(JSON.stringify(value) ?? '').toString('base64url');

/** A token with these claims; its signature is worth nothing, and no client checks it. */
export const tokenWith = (claims: unknown): string =>
  `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}.signature`;
