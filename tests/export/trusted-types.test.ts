import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { expect, it } from 'vitest';
import { readFlightRows } from '@/lib/export/flight-rows';
import { linkOf, routes } from '@/tests/e2e/support/routes';
import { builtPage } from './support/built-page';
import { paths } from './support/paths';

/** The texts that are refused of some HTML, by the policy in the first inline script of a page. */
function createHtmlOf(path: string): (html: string) => string | null {
  const script = builtPage(path).scripts.find(({ text }) => text.includes('trustedTypes'));
  const made: { createHTML: (html: string) => string | null }[] = [];
  const self = { trustedTypes: { createPolicy: (_: string, it: (typeof made)[0]) => made.push(it) } };
  runInContext(script?.text ?? '', createContext({ self }));
  return (html) => made[0]?.createHTML(html) ?? null;
}

it('every document requires Trusted Types, and sets up its one policy before anything else runs', () => {
  for (const path of paths) {
    const { policies, scripts } = builtPage(path);
    expect(policies[0]?.content, path).toContain(
      "; require-trusted-types-for 'script'; trusted-types default",
    );
    expect(scripts[0]?.text, path).toContain('trustedTypes?.createPolicy("default"');
  }
});

it('the HTML that any page brings to another one is let through', () => {
  const createHtml = createHtmlOf('/');
  let checked = 0;
  for (const route of routes) {
    for (const { text } of readFlightRows(readFileSync(`out${linkOf(route)}index.txt`, 'utf8'))) {
      if (text === undefined) continue;
      checked++;
      expect(createHtml(text) === text, route).toBe(true);
    }
  }
  expect(checked).toBeGreaterThan(routes.length);
});
