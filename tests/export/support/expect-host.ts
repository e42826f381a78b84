import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { forms, htmlFile } from '@/tests/e2e/support/routes';
import type { Ask } from '@/tests/support/ask';

const routes = ['/cli', '/cli/install', '/api/getBlock', '/GetdevnetBTG'];
const data = '/cli/install/__next.!KGRvY3Mp.$oc$slug.__PAGE__.txt';

/** Where a host sends a form of a page's address, with the status of the redirect; undefined where it has the page. */
export type Redirects = (form: string) => { status: number; location: string } | undefined;

/**
 * What every host must do for the site, whichever it is: lead each form of an address to the page, know what is
 * missing, answer `HEAD` as `GET`, and take the names that the router's data has.
 */
export async function expectHost(ask: Ask, redirects: Redirects): Promise<void> {
  for (const route of routes) {
    for (const form of forms(route)) {
      const wanted = redirects(form);
      const answer = await ask(form);
      expect(answer.status, form).toBe(wanted?.status ?? 200);
      expect(answer.headers.location, form).toBe(wanted?.location);
      const page = wanted ? await ask(wanted.location) : answer;
      expect(page.status, form).toBe(200);
      expect(page.headers['content-type'], form).toBe('text/html; charset=utf-8');
      expect(page.body.equals(readFileSync(htmlFile(route))), form).toBe(true);
    }
  }
  for (const path of ['/nowhere', '/cli/nowhere/', '/CLI/install', '/_next/static/chunks/nowhere.js']) {
    const { status, headers, body } = await ask(path);
    expect(status, path).toBe(404);
    expect(body.equals(readFileSync('out/404.html')), path).toBe(true);
    expect(headers['cache-control'] ?? '', path).not.toMatch(/immutable|max-age=\d{4}/);
  }
  for (const path of ['/', '/cli/install/', '/openrpc.json', '/nowhere']) {
    const [head, get] = [await ask(path, 'HEAD'), await ask(path)];
    expect(head.status, path).toBe(get.status);
    expect(head.headers['content-type'], path).toBe(get.headers['content-type']);
    expect(head.body, path).toHaveLength(0);
  }
  for (const name of [data, data.replaceAll('$', '%24').replaceAll('!', '%21')]) {
    const { status, headers, body } = await ask(name);
    expect(status, name).toBe(200);
    expect(headers['content-type'], name).toMatch(/^text\/plain/);
    expect(body.equals(readFileSync(`out${data}`)), name).toBe(true);
  }
}
