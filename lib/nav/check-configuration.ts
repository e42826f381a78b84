import { existsSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { type Doc, didYouMean, type Problem, readContent, targetKind } from '@/lib/content';
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
 * Every problem of the site's configuration (content/site.ts): fields that are missing or wrong, links that lead to no
 * page or to an address that is not allowed, a favicon that is not there.
 *
 * @param docs the pages of the latest version
 */
export async function checkConfiguration(site: unknown, docs: readonly Doc[]): Promise<Problem[]> {
  const result = siteSchema.safeParse(site);
  const inFields = result.success
    ? fileFindings(result.data, docs)
    : result.error.issues.flatMap(schemaFindings);
  const found = [...inFields, ...linkFindings(site, docs)];
  if (found.length === 0) return [];
  // Loaded only where there is a problem: a build has no other use for a parser of TypeScript.
  const { placeInCode } = await import('./place-in-code');
  const source = readContent('.ts').find((file) => file.path.endsWith('/site.ts'));
  return found.map(({ keys, message, hint }) => ({
    file: source?.path ?? 'content/site.ts',
    ...placeInCode(source?.raw ?? '', 'site', keys),
    message,
    hint,
  }));
}

/** What does not fit the schema, by the name of the field. */
function schemaFindings(issue: z.core.$ZodIssue): Finding[] {
  const keys = issue.path;
  const name = keys.join('.') || 'site';
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      keys: [...keys, key],
      message: `unknown field "${[...keys, key].join('.')}"`,
      hint: 'Remove it or correct its spelling; lib/nav/site-schema.ts lists the fields',
    }));
  }
  if (issue.code === 'invalid_union' && 'options' in issue && Array.isArray(issue.options)) {
    const hint = `The types are ${issue.options.join(', ')}`;
    return [{ keys, message: `"${name}" is missing or unknown`, hint }];
  }
  if (issue.message.endsWith('received undefined')) {
    return [{ keys, message: `"${name}" is missing`, hint: `Add "${name}"` }];
  }
  return [
    { keys, message: `"${name}" is not valid: ${issue.message}`, hint: `Correct the value of "${name}"` },
  ];
}

/** Links that lead nowhere. Any data will do, so that they are reported together with what does not fit the schema. */
function linkFindings(site: unknown, docs: readonly Doc[]): Finding[] {
  // A draft is in no build, so an entry that names one would lead nowhere there.
  const published = new Set(docs.filter((doc) => !doc.frontMatter.draft).map((doc) => routeOf(doc.path)));
  const all = docs.map((doc) => doc.path);
  return [
    ...valuesOf(site, 'to')
      .filter(({ value }) => value.startsWith('/') && !published.has(routeOf(value)))
      .map(({ keys, value }) => ({
        keys,
        message: `the ${keys[1]} entry ${value} has no page`,
        hint: didYouMean(value, all, 'Add the page or remove the entry'),
      })),
    ...valuesOf(site, 'href')
      .filter(({ value }) => targetKind(value) !== 'outside')
      .map(({ keys, value }) => ({
        keys,
        message: `the address "${value}" is not allowed`,
        hint: 'Lead to other sites by their https address',
      })),
  ];
}

/** Files that do not go with the configuration. */
function fileFindings({ favicon, i18n }: SiteConfig, docs: readonly Doc[]): Finding[] {
  return [
    ...[favicon]
      .filter((file) => !existsSync(path.join('public', file)))
      .map((file) => ({
        keys: ['favicon'],
        message: `there is no file public${file}`,
        hint: 'Add the file or correct "favicon"',
      })),
    ...docs
      .filter((doc) => doc.id.startsWith(`${i18n.path}/`))
      .map((doc) => ({
        keys: ['i18n', 'path'],
        message: `${doc.file} is in the folder for translations, which are not published`,
        hint: 'Move the page, or name another folder in "i18n.path"',
      })),
  ];
}

/** Every text under a key, however deep, with the keys that lead to it. */
function valuesOf(
  node: unknown,
  name: string,
  keys: readonly string[] = [],
): { value: string; keys: string[] }[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    const own = [...keys, key];
    return key === name && typeof value === 'string' ? [{ value, keys: own }] : valuesOf(value, name, own);
  });
}
