import path from 'node:path';

/** The first of six ports; another one lets two runs share a machine. */
const first = Number(process.env.E2E_PORT ?? 4173);

/** Ports of the servers of the tests: three that serve out/, the development server, and the site with hosted search. */
export const ports = {
  site: first,
  bucket: first + 1,
  tryFiles: first + 2,
  dev: first + 3,
  hosted: first + 4,
  service: first + 5,
};

/** Origins of the built site: our own server, the two plain hosts of static-host.ts, and the one with hosted search. */
export const hosts = {
  site: `http://localhost:${ports.site}`,
  bucket: `http://localhost:${ports.bucket}`,
  tryFiles: `http://localhost:${ports.tryFiles}`,
  hosted: `http://localhost:${ports.hosted}`,
};

/** Path under which the site with hosted search is built and served; the others are at the root. */
export const basePath = '/docs';

/** The search service that the site is built for. Nothing answers there: each test has its own stand-in. */
export const serviceUrl = `http://localhost:${ports.service}`;

export const hostedSite = path.resolve(`.cache/hosted-site-${ports.service}`);

/** The index of the service, in the folder of the site that is built for it. */
export const seedFile = path.join(hostedSite, 'search-index.json');
