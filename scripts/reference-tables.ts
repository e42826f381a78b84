import { readFileSync } from 'node:fs';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import { z } from 'zod';
import { languages } from '../lib/content/plugins/code';
import type { Signature } from '../lib/content/plugins/guard';
import { includeComponent } from '../lib/content/plugins/include';
import { frontMatterSchema, proposalSchema } from '../lib/content/schema';
import { listFiles } from '../lib/files';
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

/**
 * The text of that file with the tables that the code gives now.
 *
 * @throws Error for a table that does not exist
 */
export function renderTables(): string {
  const text = readFileSync(fileWithTables, 'utf8');
  return text.replace(/<!-- table: (.+?) -->[\s\S]*?<!-- end -->/g, (_block, name: string) => {
    const render = tables[name];
    if (!render) throw new Error(`Unknown table "${name}". Use ${Object.keys(tables).join(', ')}.`);
    return `<!-- table: ${name} -->\n\n${render()}\n\n<!-- end -->`;
  });
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
    alignedTable(
      ['Address', 'File'],
      listFiles('app').flatMap((name) => {
        const address = publishedAddress(name);
        return address === undefined ? [] : [[inlineCode(address), inlineCode(`app/${name}`)]];
      }),
    ),
};

/** The address that a file in app/ is published at; undefined for content pages and for files that are not routes. */
function publishedAddress(file: string): string | undefined {
  const metadata = { sitemap: '/sitemap.xml', robots: '/robots.txt', manifest: '/manifest.webmanifest' };
  const [, name = ''] = /^(\w+)\.ts$/.exec(file) ?? [];
  if (name in metadata) return metadata[name as keyof typeof metadata];
  const folder = /^(\/.+)\/(page\.tsx|route\.ts)$/.exec(`/${file}`)?.[1]?.replaceAll(/\/\(\w+\)/g, '');
  if (folder === undefined || folder === '/[[...slug]]') return undefined;
  return folder.replace(/\[.+\]$/, '*');
}

/** The keys of an object's schema with their descriptions. */
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
  return alignedTable(['Key', 'Required', 'Value'], rows);
}

function componentTable(components: Readonly<Record<string, Signature>>, lastColumn: string): string {
  const rows = Object.entries(components).map(([name, { required = [], optional = [], use }]) => {
    const attributes = [...required.map(inlineCode), ...optional.map((it) => `${inlineCode(it)} (optional)`)];
    return [inlineCode(`<${name}>`), attributes.join(', ') || 'none', use];
  });
  return alignedTable(['Component', 'Attributes', lastColumn], rows);
}

function inlineCode(text: string): string {
  return `\`${text}\``;
}

/** A table in Markdown, with columns of equal width as Biome formats them. */
function alignedTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const escapePipes = (text: string) => text.replaceAll('|', '\\|');
  const lines = [head, head.map(() => '-'), ...rows].map((row) => `| ${row.map(escapePipes).join(' | ')} |`);
  return String(remark().use(remarkGfm).processSync(lines.join('\n'))).trimEnd();
}
