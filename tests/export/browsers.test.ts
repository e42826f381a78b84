import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { CompatData, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { expect, it } from 'vitest';
import { browserslist } from '@/package.json';

/** Not imported: Vite would take half a minute to transform 20 MB. */
const { api, javascript }: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data');

/** The oldest browsers, by name: `chrome >= 111` in package.json. */
const oldest = browserslist.map((line) => {
  const [name = '', version = ''] = line.split(' >= ');
  return { name, version: Number.parseFloat(version) };
});

/** What scripts may name although the oldest browsers lack it, with the reason. */
const allowed: Record<string, string> = {
  'URL.canParse': 'Next adds it where it is missing.',
  ClipboardItem: 'Copying the page reports that it failed.',
  hidePopover: 'Only open popovers are closed, and a browser that lacks it has none.',
  startViewTransition: 'React calls it only where it exists.',
  scrollIntoViewIfNeeded: 'The autocomplete of DocSearch calls it only where it exists.',
};

/** Interfaces whose methods have names of their own, so that a call is known without its object's type. */
const interfaces = 'Element HTMLElement Document Window Navigator Response Array String'.split(' ');

const scripts = readdirSync('out/_next/static', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.js'))
  .map((name) => readFileSync(path.join('out/_next/static', name), 'utf8'));

it('scripts call only functions of the oldest supported browsers', () => {
  const calls = Object.entries<Identifier>({ ...api, ...javascript.builtins }).flatMap(([name, entry]) => [
    ...(isMissing(entry) ? [{ name, call: new RegExp(`\\bnew ${name}\\(`) }] : []),
    ...Object.entries<Identifier>(entry as Record<string, Identifier>).flatMap(([member, it]) => {
      if (member === '__compat' || !isMissing(it)) return [];
      const method = member.replace(/_static$/, '');
      if (method !== member)
        return { name: `${name}.${method}`, call: new RegExp(`\\b${name}\\.${method}\\(`) };
      return interfaces.includes(name) ? { name: method, call: new RegExp(`\\.${method}\\(`) } : [];
    }),
  ]);
  const known = calls.map(({ name }) => name);
  expect(known).toContain('AbortSignal.any');
  const missing = calls.filter(
    ({ name, call }) => !Object.hasOwn(allowed, name) && scripts.some((it) => call.test(it)),
  );
  expect(missing.map(({ name }) => name)).toEqual([]);
});

function isMissing({ __compat }: Identifier): boolean {
  if (!__compat) return false;
  return oldest.some(({ name, version }) => {
    const support = __compat.support[name as keyof typeof __compat.support];
    const statements = Array.isArray(support) ? support : [support];
    return !statements.some((it) => it && hasSince(it, version));
  });
}

function hasSince({ version_added, ...rest }: SimpleSupportStatement, version: number): boolean {
  if ('flags' in rest || 'prefix' in rest || 'alternative_name' in rest || !version_added) return false;
  return version_added !== 'preview' && Number.parseFloat(version_added.replace('≤', '')) <= version;
}
