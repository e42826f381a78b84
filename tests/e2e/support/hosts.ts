import path from 'node:path';

/** The first of six ports; another one lets two runs share a machine. */
const first = Number(process.env.E2E_PORT ?? 4173);

/**
 * Ports of the servers the tests talk to: three that serve out/, the development server, and the site built with the
 * hosted search engine beside the service that stands in for it.
 */
export const ports = {
  site: first,
  bucket: first + 1,
  tryFiles: first + 2,
  dev: first + 3,
  hosted: first + 4,
  service: first + 5,
};

/** Origins of the built site: our own server, the two plain hosts of static-host.ts, and the one with the hosted engine. */
export const hosts = {
  site: `http://localhost:${ports.site}`,
  bucket: `http://localhost:${ports.bucket}`,
  tryFiles: `http://localhost:${ports.tryFiles}`,
  hosted: `http://localhost:${ports.hosted}`,
};

/** Path under which the site with the hosted engine is built and served; the others stand at the root. */
export const basePath = '/docs';

/** Where the stand-in for the hosted search service answers. */
export const serviceUrl = `http://localhost:${ports.service}`;

/** The index of that service, beside the site that is built for it. */
export const seedFile = path.resolve(`.cache/hosted-site-${ports.service}/search-index.json`);
