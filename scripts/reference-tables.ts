import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { languages } from '../lib/content/plugins/code';
import type { Signature } from '../lib/content/plugins/guard';
import { includeComponent } from '../lib/content/plugins/include';
import { frontMatterSchema, proposalSchema } from '../lib/content/schema';
import { filesBelow } from '../lib/files-below';
import {
  argumentSchema,
  commandSchema,
  optionSchema,
  sharedOptionsSchema,
} from '../lib/reference/cli/schema';
import { authorComponents, dataComponents } from '../lib/reference/components';
import { errorEnumSchema, errorSchema } from '../lib/reference/errors/data';
import { factSchema, programSchema } from '../lib/reference/facts/facts';
import { termSchema } from '../lib/reference/glossary/data';
import {
  categorySchema,
  folderEntrySchema,
  pageEntrySchema,
  sidebarSchema,
} from '../lib/reference/sidebars/data';

/** The file with generated tables, between `<!-- table: name -->` and `<!-- end -->`. */
export const fileWithTables = 'docs/reference.md';

/** The text of that file with the tables that the code gives now. */
export function textWithTables(): string {
  return fillTables(readFileSync(fileWithTables, 'utf8'), tables);
}

/** Every table by its name. */
const tables: Record<string, () => string> = {
  'front-matter': () => keyTable(frontMatterSchema),
  proposal: () => keyTable(proposalSchema),
  sidebar: () => keyTable(sidebarSchema),
  'sidebar-page': () => keyTable(pageEntrySchema),
  'sidebar-folder': () => keyTable(folderEntrySchema),
  'sidebar-category': () => keyTable(categorySchema),
  'code-languages': () => languages.map((language) => inlineCode(language)).join(', '),
  components: () => componentTable(authorComponents, 'Use'),
  'data-components': () => componentTable({ ...includeComponent, ...dataComponents }, 'What it shows'),
  facts: () => keyTable(factSchema),
  'program-facts': () => keyTable(programSchema),
  'cli-command': () => keyTable(commandSchema),
  'cli-argument': () => keyTable(argumentSchema),
  'cli-option': () => keyTable(optionSchema),
  'cli-shared': () => keyTable(sharedOptionsSchema),
  'error-enum': () => keyTable(errorEnumSchema),
  error: () => keyTable(errorSchema),
  glossary: () => keyTable(termSchema),
  addresses: () =>
    table(
      ['Address', 'File'],
      filesBelow('app').flatMap((name) => {
        const address = addressOf(name);
        return address === undefined ? [] : [[inlineCode(address), inlineCode(`app/${name}`)]];
      }),
    ),
};

/**
 * Replaces each table of a text, between its two comments.
 *
 * @throws Error for a table that does not exist
 */
export function fillTables(text: string, makers: Record<string, () => string>): string {
  return text.replace(/<!-- table: (.+?) -->[\s\S]*?<!-- end -->/g, (_block, name: string) => {
    const make = makers[name];
    if (!make)
      throw new Error(`There is no table "${name}". The tables are ${Object.keys(makers).join(', ')}.`);
    return `<!-- table: ${name} -->\n\n${make()}\n\n<!-- end -->`;
  });
}

/** The address that a file below app/ is published at; undefined for content pages and for files that are not routes. */
export function addressOf(file: string): string | undefined {
  const metadata = { sitemap: '/sitemap.xml', robots: '/robots.txt', manifest: '/manifest.webmanifest' };
  const [, name = ''] = /^(\w+)\.ts$/.exec(file) ?? [];
  if (name in metadata) return metadata[name as keyof typeof metadata];
  const folder = /^(\/.+)\/(page\.tsx|route\.ts)$/.exec(`/${file}`)?.[1]?.replaceAll(/\/\(\w+\)/g, '');
  if (folder === undefined || folder === '/[[...slug]]') return undefined;
  return folder.replace(/\[.+\]$/, '*');
}

/** The keys of an object's schema, with the texts that the schema describes them by. */
function keyTable(schema: z.ZodType): string {
  const { properties = {}, required = [] } = z.toJSONSchema(schema);
  const rows = Object.entries(properties).map(([key, value]) => {
    const { description, enum: values } = value as z.core.JSONSchema.JSONSchema;
    if (description === undefined) throw new Error(`The schema does not describe the key "${key}".`);
    const text = values
      ? `${description} One of ${values.map((it) => inlineCode(`${it}`)).join(', ')}.`
      : description;
    return [inlineCode(key), required.includes(key) ? 'yes' : 'no', text];
  });
  return table(['Key', 'Required', 'Value'], rows);
}

function componentTable(components: Readonly<Record<string, Signature>>, lastColumn: string): string {
  const rows = Object.entries(components).map(([name, { required = [], optional = [], use }]) => {
    const attributes = [...required.map(inlineCode), ...optional.map((it) => `${inlineCode(it)} (optional)`)];
    return [inlineCode(`<${name}>`), attributes.join(', ') || 'none', use];
  });
  return table(['Component', 'Attributes', lastColumn], rows);
}

function inlineCode(text: string): string {
  return `\`${text}\``;
}

/** A table in Markdown, with columns of equal width as Biome formats them. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows].map((cells) => cells.map((text) => text.replaceAll('|', '\\|')));
  const widths = head.map((_, column) => Math.max(...all.map((cells) => cells[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`;
  const [first = [], ...others] = all;
  return [line(first), line(widths.map((width) => '-'.repeat(width))), ...others.map(line)].join('\n');
}
