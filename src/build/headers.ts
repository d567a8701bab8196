/** The only sites that courses may embed. */
const videoHosts =
  'https://www.youtube-nocookie.com https://player.vimeo.com https://vimeo.com/showcase/';

/**
 * Unused features that ask for permission or observe the user. Every Chromium from 95 on supports
 * these names, and logs an error for each unknown name.
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
 * Returns the headers of every response from a static host; `tests/hosting/nginx.conf` repeats
 * them. `script-src` and `style-src` are in each page, with the hashes of its inline script and
 * styles (`template.ts`), so there is no `default-src`.
 */
export function securityHeaders(apiHost: string): Record<string, string> {
  const policy = {
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
    // The header leaves out `includeSubDomains`, because other subdomains may not support HTTPS.
    'Strict-Transport-Security': 'max-age=31536000',
    'Referrer-Policy': 'strict-origin',
    'Permissions-Policy': unused.map((feature) => `${feature}=()`).join(','),
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}
