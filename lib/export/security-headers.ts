/** Browser features that the site does not use, so they are disabled. The clipboard stays enabled. */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/**
 * What a host sends with every answer, in addition to the policy inside each document. That policy limits what a page
 * may load; only a header can limit who may show the page in a frame. Browsers apply both.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  // The same for browsers that do not know frame-ancestors.
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * Sent over https only: for a year, browsers ask for this host by https. Neither `includeSubDomains` nor `preload`,
 * which decide for hosts that are not this site.
 */
export const strictTransportSecurity = 'max-age=31536000';

/**
 * How long browsers may keep a file: for a year if its name changes with its content; otherwise they revalidate each
 * time. Not `no-cache`: some CDNs read it as "do not store", and would fetch each page again.
 */
export const cacheControl = {
  immutable: 'public, max-age=31536000, immutable',
  revalidated: 'public, max-age=0, must-revalidate',
};

/** Where files are whose names change with their content: paths below the site, `:name` for one segment. */
export const immutablePaths = ['/_next/static/*', '/search-index/:version/*'];

/** What a host sends with every answer of a preview, so that search engines list none of its files. */
export const previewHeaders = { 'X-Robots-Tag': 'noindex, nofollow' };
