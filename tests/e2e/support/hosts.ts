/** The first of four ports; another one lets two runs share a machine. */
const first = Number(process.env.E2E_PORT ?? 4173);

/** Ports of the servers the tests talk to; all but the last serve the same out/. */
export const ports = { site: first, bucket: first + 1, tryFiles: first + 2, dev: first + 3 };

/** Origins of the servers of out/: our own, and the two plain hosts of static-host.ts. */
export const hosts = {
  site: `http://localhost:${ports.site}`,
  bucket: `http://localhost:${ports.bucket}`,
  tryFiles: `http://localhost:${ports.tryFiles}`,
};
