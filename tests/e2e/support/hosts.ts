import path from 'node:path';

/** The first of four ports; another one lets two runs share a machine. */
const first = Number(process.env.E2E_PORT ?? 4173);

/** Ports of our server with out/, of the development server, and of the site with hosted search and its service. */
export const ports = {
  site: first,
  dev: first + 1,
  hosted: first + 2,
  service: first + 3,
};

/** Origins of the built site and of the one with hosted search. */
export const hosts = {
  site: `http://localhost:${ports.site}`,
  hosted: `http://localhost:${ports.hosted}`,
};

/** Path under which the site with hosted search is built and served; the others are at the root. */
export const basePath = '/docs';

/** The search service that the site is built for. Nothing answers there: each test has its own stand-in. */
export const serviceUrl = `http://localhost:${ports.service}`;

export const hostedSite = path.resolve(`.cache/hosted-site-${ports.service}`);

/** The index of the service, in the folder of the site that is built for it. */
export const seedFile = path.join(hostedSite, 'search-index.json');
