import { openSite, serve, type Server } from '../e2e/support/server.ts';

/** The app and the API of a journey. */
export type JourneySite = Awaited<ReturnType<typeof openJourneySite>>;

/** Serves the app for a journey. */
export async function openJourneySite() {
  const { stop: stopFirst, remove, ...site } = await openSite();
  let server: Pick<Server, 'stop'> | null = { stop: stopFirst };
  const stop = async (): Promise<void> => {
    const before = server;
    server = null;
    await before?.stop();
  };
  return {
    ...site,
    cut: async (isCut: boolean): Promise<void> => {
      await stop();
      if (!isCut) server = await serve(site.file, { port: site.port });
    },
    /** @throws Error if a response differed from the API's description */
    close: (): Promise<void> => stop().finally(remove),
  };
}
