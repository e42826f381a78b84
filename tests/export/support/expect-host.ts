import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'vitest';
import {
  cacheControl,
  crossOriginHeaders,
  fileHeaders,
  securityHeaders,
  strictTransportSecurity,
} from '@/lib/export/headers';
import { markdownPath } from '@/lib/url';
import { forms, htmlFile, linkOf } from '@/tests/e2e/support/routes';
import accepted from '@/tests/fixtures/accept.json' with { type: 'json' };
import type { Ask } from '@/tests/support/ask';

const routes = ['/', '/cli', '/cli/install', '/api/getBlock', '/GetdevnetBTG'];
const unknown = ['/nowhere', '/cli/nowhere/', '/CLI/install', '/_next/static/chunks/nowhere.js'];
const data = '/cli/install/__next.!KGRvY3Mp.$oc$slug.__PAGE__.txt';

const markdown = ['/index.md', '/cli.md', '/cli/index.html.md', '/cli/install.md'];

/** A file of a folder of out/, however deep. */
const fileIn = (folder: string, isWanted: (name: string) => boolean) =>
  `${folder}/${readdirSync(`out${folder}`, { recursive: true, encoding: 'utf8' }).find(isWanted)}`;

/** Files whose names change with their content. */
const lasting = [
  fileIn('/_next/static/chunks', (name) => name.endsWith('.js')),
  fileIn('/search-index', (name) => /\/.*\.json$/.test(name)),
];

const lowerCase = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** The security headers as Node reads them: those of every answer, and those by HTTPS. */
export const plainHeaders = lowerCase(securityHeaders);
export const secureHeaders = { ...plainHeaders, 'strict-transport-security': strictTransportSecurity };

interface Expected {
  /** Where the host redirects a form of a page's address; undefined where it has the page. */
  redirects?: (form: string) => { status: number; location: string } | undefined;
  /** Headers of every answer, where the host is configured: then it has rules for caching too. */
  headers?: Record<string, string>;
  /** Path that the site is served under. */
  base?: string;
}

/**
 * What every host must do for the site: have each page at each form of its address, know what is missing, answer `HEAD`
 * as `GET`, and have the files whose names have `$` and `!`. A configured one also sends the headers and lets browsers
 * keep for good only files whose names change with their content.
 */
export async function expectHost(
  ask: Ask,
  { redirects = () => undefined, headers, base = '' }: Expected = {},
): Promise<void> {
  async function expectFile(path: string, file: string, status = 200) {
    const answer = await ask(path);
    expect(answer.status, path).toBe(status);
    expect(answer.body.equals(readFileSync(file)), path).toBe(true);
    if (status === 404)
      expect(answer.headers['cache-control'] ?? '', path).not.toMatch(/immutable|max-age=\d{4}/);
    if (!headers) return;
    expect(answer.headers, path).toMatchObject(headers);
    const cache = lasting.some((it) => path.endsWith(it)) ? cacheControl.immutable : cacheControl.revalidated;
    if (status !== 200) return;
    expect(answer.headers['cache-control'], path).toBe(cache);
    if (/\.(md|txt|json)$/.test(path)) expect(answer.headers).toMatchObject(lowerCase(crossOriginHeaders));
  }

  for (const route of routes) {
    for (const form of forms(route)) {
      const wanted = redirects(form);
      const { status, headers: sent } = await ask(base + form);
      expect([status, sent.location], form).toEqual(
        wanted ? [wanted.status, base + wanted.location] : [200, undefined],
      );
      await expectFile(base + (wanted?.location ?? form), htmlFile(route));
    }
  }
  for (const path of unknown) await expectFile(base + path, 'out/404.html', 404);
  const skills = '/.well-known/agent-skills/index.json';
  for (const path of [
    ...lasting,
    ...markdown,
    data,
    skills,
    '/search-index/core.json',
    '/cli/install/index.txt',
  ])
    await expectFile(base + path, `out${path}`);
  await expectFile(base + data.replaceAll('$', '%24').replaceAll('!', '%21'), `out${data}`);
  for (const path of ['/', '/cli/install/', '/openrpc.json', '/nowhere']) {
    const [head, get] = [await ask(base + path, 'HEAD'), await ask(base + path)];
    expect(head.body, path).toHaveLength(0);
    expect([head.status, head.headers['content-type']], path).toEqual([
      get.status,
      get.headers['content-type'],
    ]);
    if (path.endsWith('/')) expect(head.headers['content-type']).toBe('text/html; charset=utf-8');
  }
}

/** A host that looks at the header Accept chooses between a page and its Markdown by RFC 9110, and nothing else. */
export async function expectNegotiation(ask: Ask): Promise<void> {
  const expectFile = async (path: string, accept: string, file: string) => {
    const { headers, body } = await ask(path, 'GET', { accept });
    const answer = [accept, body.equals(readFileSync(`out${file}`)), headers['content-type'], headers.vary];
    expect(answer, path).toEqual([accept, true, fileHeaders(file).type, expect.stringMatching(/\bAccept$/)]);
  };
  for (const page of ['/cli/install', '/cli/', '/']) {
    for (const accept of accepted.md) await expectFile(page, accept, markdownPath(page));
    for (const accept of accepted.html) await expectFile(page, accept, `${linkOf(page)}index.html`);
  }
  for (const file of ['/favicon.svg', '/search/index.html'])
    await expectFile(file.replace('index.html', ''), 'text/markdown', file);
}
