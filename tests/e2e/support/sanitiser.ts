import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { root } from './server.ts';

/** Opens an empty page with the sanitiser of briefs as `window.brief`. */
export async function openSanitiser(page: Page): Promise<void> {
  const entry = join(root, 'src/tasks/briefElements.ts');
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'brief' } },
  });
  const [first] = Array.isArray(result) ? result : [result];
  const chunk = first && 'output' in first ? first.output[0] : undefined;
  if (chunk === undefined) throw new Error('The sanitiser could not be bundled');
  await page.route('**/bare', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Bare</title><p>' }),
  );
  await page.goto('/bare');
  await page.addScriptTag({ content: chunk.code });
}
