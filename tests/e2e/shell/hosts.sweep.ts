import {
  createServer,
  type IncomingMessage,
  request as requestFrom,
  type ServerResponse,
} from 'node:http';
import { untilAppStored } from '../../support/appStored.ts';
import { listenLocally } from '../../sandbox/address.ts';
import { amina } from '../../support/people.ts';
import { logIn } from '../support/account.ts';
import { expect, type Site, test as base } from '../support/site.ts';

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/** Forwards a request to the site, under an address that may differ. */
function forward({ origin }: Site, url: string, [request, response]: Parameters<Handle>): void {
  const { method, headers } = request;
  const forwarded = requestFrom(origin + url, { method, headers }, (upstream) => {
    response.writeHead(upstream.statusCode ?? 500, upstream.headers);
    upstream.pipe(response);
  });
  // Calls that are under way at the end of the test are dropped.
  forwarded.on('error', () => response.destroy());
  request.pipe(forwarded);
}

/** Starts a host in front of the site, and returns its origin. */
const test = base.extend<{ startHost: (handle: Handle) => Promise<string> }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures’ names from the braces
  startHost: async ({}, provide) => {
    const host = createServer();
    await provide((handle) => listenLocally(host.on('request', handle)));
    host.closeAllConnections();
    host.close();
  },
});

test.use({ serviceWorkers: 'allow' });

test('the dashboard works if the host redirects /app.html', async ({ page, site, startHost }) => {
  // The host acts like Cloudflare Pages.
  const origin = await startHost((request, response) => {
    const { url = '' } = request;
    if (url.startsWith('/app.html'))
      response.writeHead(308, { location: url.replace('.html', '') }).end();
    else forward(site, url.replace(/^\/app(?=\?|$)/, '/app.html'), [request, response]);
  });
  await page.goto(`${origin}/dashboard`);
  await logIn(page, amina);
  await untilAppStored(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('a public page that the host is slow to send opens from the device', async ({
  page,
  site,
  startHost,
}) => {
  const origin = await startHost((request, response) => {
    const { url = '' } = request;
    if (url !== '/team') forward(site, url, [request, response]);
  });
  await page.goto(`${origin}/dashboard`);
  await logIn(page, amina);
  await untilAppStored(page);
  await page.goto(`${origin}/team`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The people beside you');
});
