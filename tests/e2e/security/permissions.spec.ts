import { createServer } from 'node:http';
import { securityHeaders } from '../../../src/build/headers.ts';
import { listenLocally } from '../../sandbox/address.ts';
import { expect, test } from '../support/site.ts';
import { complaintsOf } from '../support/watch.ts';

const policy = securityHeaders('')['Permissions-Policy'] ?? '';

test('Chromium logs nothing about the Permissions-Policy', async ({ page }) => {
  expect(policy.split(',').length).toBeLessThanOrEqual(12);
  const server = createServer(({ url }, response) => {
    const extra = url === '/unknown' ? ',no-such-feature=()' : '';
    response.setHeader('Permissions-Policy', policy + extra);
    response.setHeader('Content-Type', 'text/html');
    response.end('<!doctype html><title>Akada</title><link rel="icon" href="data:," />');
  });
  const origin = await listenLocally(server);
  try {
    const complaints = complaintsOf(page);
    await page.goto(origin);
    expect(complaints).toEqual([]);
    // This page proves that Chromium reports unknown names.
    await page.goto(`${origin}/unknown`);
    await expect.poll(() => complaints.join()).toContain('no-such-feature');
    expect(complaints).toHaveLength(1);
  } finally {
    server.close();
  }
});
