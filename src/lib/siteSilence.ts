/**
 * True where nothing at all answers at the site: any answer, an error too, is a connection. It costs
 * no call of the service.
 */
export const isSiteSilent = (): Promise<boolean> =>
  fetch(`${location.origin}/sw.js`, { method: 'HEAD', cache: 'no-store' }).then(
    () => false,
    () => true,
  );
