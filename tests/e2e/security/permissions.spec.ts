import { createServer } from 'node:http';
import { securityHeaders } from '../../../src/build/headers.ts';
import { chromium, oldChromium } from '../../browsers/engines.ts';
import { listenLocally } from '../../sandbox/address.ts';
import { expect, test } from '../support/site.ts';

const policy = securityHeaders('')['Permissions-Policy'] ?? '';

test('Chromium logs nothing about the Permissions-Policy', async () => {
  expect(policy.split(',').length).toBeLessThanOrEqual(12);
  const server = createServer(({ url }, response) => {
    const extra = url === '/unknown' ? ',no-such-feature=()' : '';
    response.setHeader('Permissions-Policy', policy + extra);
    response.setHeader('Content-Type', 'text/html');
    response.end('<!doctype html><title>Akada</title><link rel="icon" href="data:," />');
  });
  const origin = await listenLocally(server);

  const versions: string[] = [];
  try {
    for (const engine of [oldChromium, chromium]) {
      const missing = await engine.prepare(false);
      if (missing !== null) {
        process.stdout.write(`No ${engine.name} read its console, because it ${missing}.\n`);
        continue;
      }
      const driver = await engine.start();
      try {
        await driver.open(origin);
        expect(driver.complaints(), driver.version).toEqual([]);
        // This page proves that the engine reports unknown names.
        await driver.open(`${origin}/unknown`);
        await expect.poll(() => driver.complaints().join()).toContain('no-such-feature');
        expect(driver.complaints(), driver.version).toHaveLength(1);
        versions.push(driver.version);
      } finally {
        await driver.close();
      }
    }
  } finally {
    server.close();
  }
  process.stdout.write(`The console was read in ${versions.join(' and ')}.\n`);
  expect(versions).not.toEqual([]);
});
