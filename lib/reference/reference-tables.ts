import { readFileSync } from 'node:fs';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import { bundledLanguagesInfo } from 'shiki/langs';
import { z } from 'zod';
import type { Signature } from '../content/plugins/allowed-components';
import { includeComponent } from '../content/plugins/include';
import { frontMatterSchema, proposalSchema } from '../content/schema';
import { argumentSchema, commandSchema, optionSchema, sharedOptionsSchema } from './cli/schema';
import { authorComponents, dataComponents } from './components';
import { errorEnumSchema, errorSchema } from './errors/data';
import { factSchema, programSchema } from './facts/facts';
import { termSchema } from './glossary/data';
import * as md from './nodes';
import { categorySchema, folderEntrySchema, pageEntrySchema, sidebarSchema } from './sidebars/data';

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
    // With columns of equal width, as Biome formats them.
    const table = remark()
      .use(remarkGfm, { stringLength: (text) => text.replace(/\p{Ideographic}/gu, '  ').length })
      .stringify({ type: 'root', children: [render()] });
    return `<!-- table: ${name} -->\n\n${table}\n<!-- end -->`;
  });
}

const tables: Record<string, () => md.Block> = {
  'front-matter': () => keyTable(frontMatterSchema),
  proposal: () => keyTable(proposalSchema),
  sidebar: () => keyTable(sidebarSchema),
  'sidebar-page': () => keyTable(pageEntrySchema),
  'sidebar-folder': () => keyTable(folderEntrySchema),
  'sidebar-category': () => keyTable(categorySchema),
  'code-languages': () => {
    const rows = bundledLanguagesInfo.map(({ id, aliases = [] }) => [md.code(id), md.codeList(aliases)]);
    return md.table(['Name', 'Other names'], rows);
  },
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
};

function keyTable(schema: z.ZodType): md.Block {
  const { properties = {}, required = [] } = z.toJSONSchema(schema);
  const rows = Object.entries(properties).map(([key, value]) => {
    const { description, enum: values } = value as z.core.JSONSchema.JSONSchema;
    if (description === undefined) throw new Error(`The schema does not describe the key "${key}".`);
    const oneOf = values ? [' One of ', md.codeList(values.map(String)), '.'] : '';
    return [md.code(key), required.includes(key) ? 'yes' : 'no', [md.parseInline(description), oneOf]];
  });
  return md.table(['Key', 'Required', 'Value'], rows);
}

function componentTable(components: Readonly<Record<string, Signature>>, lastColumn: string): md.Block {
  const rows = Object.entries(components).map(([name, { required = [], optional = [], use }]) => {
    const attributes = [...required.map(md.code), ...optional.map((it) => [md.code(it), ' (optional)'])];
    const shown = attributes.length > 0 ? md.join(attributes, ', ') : 'none';
    return [md.code(`<${name}>`), shown, md.parseInline(use)];
  });
  return md.table(['Component', 'Attributes', lastColumn], rows);
}
