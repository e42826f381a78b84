import { existsSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { movedTo } from '@/lib/addresses/redirects';
import { didYouMean, type Problem, readContentFile, type Source, targetKind } from '@/lib/site';
import { routeOf } from '@/lib/url';
import { siteSchema } from './site-schema';
import type { SiteConfig } from './site-types';

/** A problem of the value that the keys lead to. */
interface Finding {
  keys: readonly PropertyKey[];
  message: string;
  hint: string;
}

/**
 * Every problem of the site's configuration (content/site.ts): fields that are missing or wrong, links to pages that do
 * not exist or to addresses that are not allowed, a favicon that does not exist.
 *
 * @param content the pages and their former addresses
 */
export async function checkConfiguration(
  site: unknown,
  content: Pick<Source, 'docs' | 'redirects'>,
): Promise<Problem[]> {
  const result = siteSchema.safeParse(site);
  const inFields = result.success
    ? faviconFindings(result.data)
    : result.error.issues.flatMap(schemaFindings);
  const found = [...inFields, ...linkFindings(site, content)];
  if (found.length === 0) return [];
  // Loaded only if there is a problem: a build does not need a TypeScript parser otherwise.
  const { placeInCode } = await import('./place-in-code');
  const { path: file, raw } = readContentFile('site.ts') ?? { path: 'content/site.ts', raw: '' };
  return found.map(({ keys, ...it }) => ({ file, ...placeInCode(raw, 'site', keys), ...it }));
}

/** What does not fit the schema, by the name of the field. */
function schemaFindings(issue: z.core.$ZodIssue): Finding[] {
  const keys = issue.path;
  const name = keys.join('.') || 'site';
  const finding = (message: string, hint: string) => [{ keys, message, hint }];
  if (issue.code === 'unrecognized_keys') {
    const hint = 'Remove it or correct its spelling; lib/nav/site-schema.ts lists the fields';
    return issue.keys.map((key) => ({
      keys: [...keys, key],
      message: `unknown field "${[...keys, key].join('.')}"`,
      hint,
    }));
  }
  if (issue.code === 'invalid_union' && 'options' in issue && Array.isArray(issue.options))
    return finding(`"${name}" is missing or unknown`, `The types are ${issue.options.join(', ')}`);
  return issue.message.endsWith('received undefined')
    ? finding(`"${name}" is missing`, `Add "${name}"`)
    : finding(`"${name}" is not valid: ${issue.message}`, `Correct the value of "${name}"`);
}

/** Broken links. Accepts any data, so that they are reported together with schema mistakes. */
function linkFindings(site: unknown, { docs, redirects }: Pick<Source, 'docs' | 'redirects'>): Finding[] {
  // Builds do not contain drafts, so an entry for a draft would be a broken link.
  const published = new Set(docs.filter((doc) => !doc.frontMatter.draft).map((doc) => routeOf(doc.path)));
  const all = docs.map((doc) => doc.path);
  return textsOf(site).flatMap(({ keys, value }): Finding[] => {
    if (keys.at(-1) === 'to' && value.startsWith('/') && !published.has(routeOf(value))) {
      const to = movedTo(value, redirects);
      const hint = to ? `Write ${to}` : didYouMean(value, all, 'Add the page or remove the entry');
      return [{ keys, message: `the ${keys[1]} entry ${value} has no page`, hint }];
    }
    if (keys.at(-1) === 'href' && targetKind(value) !== 'outside') {
      const hint = 'Link other sites by their https address';
      return [{ keys, message: `the address "${value}" is not allowed`, hint }];
    }
    return [];
  });
}

function faviconFindings({ favicon }: SiteConfig): Finding[] {
  if (existsSync(path.join('public', favicon))) return [];
  const hint = 'Add the file or correct "favicon"';
  return [{ keys: ['favicon'], message: `there is no file public${favicon}`, hint }];
}

/** Every text at any depth, with the keys that lead to it. */
function textsOf(node: unknown, keys: readonly string[] = []): { keys: readonly string[]; value: string }[] {
  if (typeof node === 'string') return [{ keys, value: node }];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => textsOf(value, [...keys, key]));
}
