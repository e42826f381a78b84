// The site on CloudFront before a bucket: publish this as a function (runtime cloudfront-js-2.0) and associate it with
// both "viewer request" and "viewer response". Two settings belong to it: the custom error responses for 403 and 404
// are /404.html with status 404, and, as CloudFront runs no function on errors, a response headers policy if those
// should have the headers too. lib/export/headers.ts says why they are what they are; a test compares the two.

const headers = {
  'content-security-policy': "frame-ancestors 'none'",
  'x-frame-options': 'DENY',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), fullscreen=(), geolocation=(), gyroscope=(), hid=(), idle-detection=(), local-fonts=(), magnetometer=(), microphone=(), midi=(), payment=(), picture-in-picture=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000',
  // A preview that search engines skip (SITE_PREVIEW=1) has this line too.
  // 'x-robots-tag': 'noindex, nofollow',
};

// Browsers ask each time whether a file changed, except for those whose names change with their content.
const revalidated = 'public, max-age=0, must-revalidate';
const immutable = /\/(_next\/static|search-index\/[^/]+)\//;

/** The key of the bucket that answers a path: `/x/` and `/x` are the page `/x/index.html`. The dot of `/1.17` ends no name. */
function keyOf(path) {
  if (path.endsWith('/')) return `${path}index.html`;
  return /\.[a-z][^./]*$/i.test(path) ? path : `${path}/index.html`;
}

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it
function handler(event) {
  const request = event.request;
  if (event.context.eventType === 'viewer-request') {
    request.uri = keyOf(request.uri);
    return request;
  }
  const response = event.response;
  for (const name of Object.keys(headers)) response.headers[name] = { value: headers[name] };
  const isKept = response.statusCode < 400 && immutable.test(request.uri);
  response.headers['cache-control'] = {
    value: isKept ? 'public, max-age=31536000, immutable' : revalidated,
  };
  return response;
}
