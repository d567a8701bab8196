/** The only sites that a course may show in an iframe. */
const videoHosts =
  'https://www.youtube-nocookie.com https://player.vimeo.com https://vimeo.com/showcase/';

/**
 * What no page uses: no script gets it, and no frame. Left out is what the pages do use (`fullscreen`,
 * `autoplay`, `encrypted-media` and `picture-in-picture` of videos, `web-share`, `clipboard-write`) and
 * what an API on a developer's own machine needs (`local-network-access`).
 */
const unused = [
  'accelerometer',
  'attribution-reporting',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'compute-pressure',
  'display-capture',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
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
