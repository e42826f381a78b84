import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Content of each file of an export, by path. */
export type Site = Readonly<Record<string, string>>;

const routes = ['', 'cli/'];

/** An export as Next.js names its files. @param name stands in every file that changes with it */
export function makeSite(name: string, extra: Site = {}): Site {
  const page = (title: string) =>
    `<!doctype html><link rel="stylesheet" href="/_next/static/chunks/${name}.css"><script src="/_next/static/chunks/shared.js"></script><script src="/_next/static/${name}/app.js"></script><title>${title} of ${name}</title>`;
  const pages = routes.flatMap((route) => [
    [`${route}index.html`, page(`/${route}`)],
    [`${route}index.txt`, `0:{"b":"${name}","at":"${route}"}`],
  ]);
  return {
    ...Object.fromEntries(pages),
    'cli/__next.!KGRvY3Mp.$oc$slug.__PAGE__.txt': `1:"${name}"`,
    '404.html': page('404'),
    [`_next/static/chunks/${name}.css`]: `/* ${name} */`,
    [`_next/static/${name}/app.js`]: `"${name}"`,
    '_next/static/chunks/shared.js': '"shared"',
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'openrpc.json': `{"info":"${name}"}`,
    ...extra,
  };
}

/** The site that is there, and the one that replaces it: a page goes, another comes. */
export const siteA = makeSite('aaaa', { 'old/index.html': '<title>old of aaaa</title>' });
export const siteB = makeSite('bbbb', { 'new/index.html': '<title>new of bbbb</title>' });

const folders: string[] = [];

/** Writes a site into a folder of its own. @returns the folder */
export function writeSite(site: Site): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'openverse-docs-site-'));
  folders.push(folder);
  for (const [file, content] of Object.entries(site)) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  return folder;
}

/** Removes the folders of all sites. */
export function removeSites(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
}
