import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readRedirects } from '@/lib/addresses/redirects';
import { addressForms } from '@/lib/url';
import { paths } from './support/paths';

const charset = '<meta charSet="utf-8"/>';
const policy = /^<meta http-equiv="Content-Security-Policy" content="[^"]*"\/>/;

/** A document without the policy's element, which is right after the charset. */
function withoutPolicy(html: string): string {
  const end = html.indexOf(charset) + charset.length;
  return html.slice(0, end) + html.slice(end).replace(policy, '');
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64');

function filesIn(folder: string, isWanted: RegExp): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => isWanted.test(path.basename(name)));
}

// Compared by content, because Next's file names are internal. Only this test reads `.next`.
it('documents and data of pages are what next build wrote, except for the policy', async () => {
  const build = '.next/server';
  const read = (folder: string) => (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const written = new Set(filesIn(build, /\.(?:html|rsc)$/).map((name) => digest(read(build)(name))));
  const redirects = new Set((await readRedirects()).flatMap(({ from }) => addressForms(from)));
  const documents = filesIn('out', /\.html$/).filter((name) => !redirects.has(`/${name}`));
  const data = filesIn('out', /^(?:index|__next\..*)\.txt$/);
  expect(documents.length).toBeGreaterThan(paths.length);
  expect(data.length).toBeGreaterThan(paths.length);
  const changed = [
    ...documents.filter((name) => !written.has(digest(withoutPolicy(read('out')(name))))),
    ...data.filter((name) => !written.has(digest(read('out')(name)))),
  ];
  expect(changed).toEqual([]);
});
