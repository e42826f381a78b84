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

// Types that programs of other sites may read: Markdown, texts and data.
const publicTypes = /^(text\/markdown|text\/plain|application\/json)/;

/** Whether a client prefers a page as Markdown: lib/export/prefers-markdown.ts has the same rule. */
function prefersMarkdown(accept) {
  const weights = {};
  for (const item of accept.toLowerCase().split(',')) {
    const weight = /;\s*q=([\d.]+)/.exec(item);
    weights[item.split(';')[0].trim()] = weight ? Number(weight[1]) : 1;
  }
  const html = ['text/html', 'text/*', '*/*'].find((it) => it in weights);
  const markdown = weights['text/markdown'];
  return markdown > 0 && (html === undefined || markdown >= weights[html]);
}

// Below a path, such as /docs/, this is the address of the home page.
const home = '/';
/** A page without Markdown. */
const search = `${home}search`;

/** The key of the bucket that answers a path: `/x/` and `/x` are the page `/x/index.html`. The dot of `/1.17` ends no name. */
function keyOf(path, accept) {
  if (/\.[a-z][^./]*$/i.test(path)) return path;
  const page = path.replace(/\/$/, '');
  if (page === search || !prefersMarkdown(accept)) return `${page}/index.html`;
  return path === home ? `${home}index.md` : `${page}.md`;
}

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it
function handler(event) {
  const request = event.request;
  if (event.context.eventType === 'viewer-request') {
    request.uri = keyOf(request.uri, request.headers.accept ? request.headers.accept.value : '');
    return request;
  }
  const response = event.response;
  for (const name of Object.keys(headers)) response.headers[name] = { value: headers[name] };
  const isKept = response.statusCode < 400 && immutable.test(request.uri);
  response.headers['cache-control'] = {
    value: isKept ? 'public, max-age=31536000, immutable' : revalidated,
  };
  const vary = response.headers.vary;
  response.headers.vary = { value: vary ? `${vary.value}, Accept` : 'Accept' };
  const type = response.headers['content-type'];
  if (type && publicTypes.test(type.value)) response.headers['access-control-allow-origin'] = { value: '*' };
  return response;
}
