import { openSite, serve, type Server } from '../e2e/support/server.ts';

/** The first port to try, away from the ports of the other tests. */
const FIRST_PORT = 21_300;

/** The app and the API of a journey. */
export type JourneySite = Awaited<ReturnType<typeof openJourneySite>>;

/** Serves the app for a journey. */
export async function openJourneySite() {
  const { stop: stopFirst, remove, ...site } = await openSite(FIRST_PORT);
  let server: Server | null = { stop: stopFirst };
  const stop = async (): Promise<void> => {
    const before = server;
    server = null;
    await before?.stop();
  };
  return {
    ...site,
    cut: async (isCut: boolean): Promise<void> => {
      await stop();
      if (!isCut) server = await serve(site.port, site.file);
    },
    /** @throws Error if a response differed from the API's description */
    close: (): Promise<void> => stop().finally(remove),
  };
}
