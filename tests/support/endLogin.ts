/** Ends the stored login by moving its `exp` into the past; runs in the page. */
export function endLogin(): void {
  const token = localStorage.getItem('akada_token') ?? '';
  const [head, claims = '', signature] = token.split('.');
  const read: unknown = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')));
  const ended = btoa(JSON.stringify({ ...Object(read), exp: 1_600_000_000 })).replaceAll('=', '');
  localStorage.setItem('akada_token', `${head}.${ended}.${signature}`);
}
