/** The only sites that a course may show in an iframe. */
const videoHosts =
  'https://www.youtube-nocookie.com https://player.vimeo.com https://vimeo.com/showcase/';

/**
 * What would ask or watch a person, and no page uses: no script and no frame gets it. Every Chromium from 95
 * on knows these names; not every build knows `payment` and `usb`. A browser writes an error into the console of each page for a name that it does
 * not know, and names of trials go with a version.
 */
const unused = [
  'accelerometer',
  'camera',
  'clipboard-read',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'publickey-credentials-get',
];

/**
 * The headers of every answer of a static host; the preview sends them, and `tests/hosting/nginx.conf`
 * repeats them. Scripts come from the site alone, none inline, workers too. Text becomes HTML or a
 * script's address only by two policies: DOMPurify's own, and that of `workerClient.ts`. No
 * `default-src` applies to styles: each page names its own (`template.ts`), and one header for all of
 * them would grow with every page.
 * @param apiHost the API's origin, '' where it is the site's own
 */
export function securityHeaders(apiHost: string): Record<string, string> {
  const policy = {
    'script-src': "'self'",
    'object-src': "'none'",
    'img-src': `'self' https: data: blob: ${apiHost}`,
    'font-src': "'self'",
    'connect-src': `'self' ${apiHost}`,
    'manifest-src': "'self'",
    'media-src': "'none'",
    'frame-src': videoHosts,
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'dompurify worker',
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([name, value]) => `${name} ${value.trim()}`)
      .join(';'),
    // Of this host alone: what else is below its name may not have https.
    'Strict-Transport-Security': 'max-age=31536000',
    'Referrer-Policy': 'strict-origin',
    'Permissions-Policy': unused.map((feature) => `${feature}=()`).join(','),
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}
