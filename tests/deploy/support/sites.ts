import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Content of each file of an export, by path. */
export type Site = Readonly<Record<string, string>>;

/** An export as Next.js names its files. @param name is part of every file that changes with it */
export function makeSite(name: string, extra: Site = {}): Site {
  const page = (title: string) =>
    `<!doctype html><link rel="stylesheet" href="/_next/static/chunks/${name}.css"><script src="/_next/static/chunks/shared.js"></script><script src="/_next/static/${name}/app.js"></script><title>${title} of ${name}</title>`;
  return {
    'index.html': page('home'),
    'index.txt': `0:{"b":"${name}"}`,
    'cli/index.html': page('cli'),
    'cli/index.txt': `0:{"b":"${name}","at":"cli"}`,
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

/** The site that is live, and the site that replaces it: it lacks a page and has a new one. */
export const siteA = makeSite('aaaa', { 'old/index.html': '<title>old of aaaa</title>' });
export const siteB = makeSite('bbbb', { 'new/index.html': '<title>new of bbbb</title>' });

/** Writes the files of a site into a folder. */
export async function writeSite(folder: string, site: Site): Promise<void> {
  for (const [file, content] of Object.entries(site)) {
    await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
    await writeFile(path.join(folder, file), content);
  }
}
