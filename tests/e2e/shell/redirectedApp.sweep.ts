import { createServer, request as requestFrom } from 'node:http';
import { untilAppStored } from '../../support/appStored.ts';
import { listenLocally } from '../../sandbox/address.ts';
import { amina } from '../../support/people.ts';
import { logIn } from '../support/account.ts';
import { expect, test } from '../support/site.ts';

test.use({ serviceWorkers: 'allow' });

test('the dashboard works if the host redirects /app.html', async ({ page, site }) => {
  // The host acts like Cloudflare Pages.
  const host = createServer((request, response) => {
    const { url = '', method, headers } = request;
    if (url.startsWith('/app.html')) {
      response.writeHead(308, { location: url.replace('.html', '') }).end();
      return;
    }
    const address = site.origin + url.replace(/^\/app(?=\?|$)/, '/app.html');
    const forwarded = requestFrom(address, { method, headers }, (upstream) => {
      response.writeHead(upstream.statusCode ?? 500, upstream.headers);
      upstream.pipe(response);
    });
    // Calls that are under way at the end of the test are dropped.
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  });
  await page.goto(`${await listenLocally(host)}/dashboard`);
  await logIn(page, amina);
  await untilAppStored(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  host.closeAllConnections();
  host.close();
});
