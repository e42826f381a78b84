import { readFileSync } from 'node:fs';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { bundledLanguagesInfo } from 'shiki/langs';
import { unified } from 'unified';
import { z } from 'zod';
import type { Component } from '@/lib/markdown/component-table';
import * as md from '@/lib/markdown/nodes';
import { frontMatterSchema, proposalSchema } from '@/lib/source/schema';
import { argumentSchema, commandSchema, optionSchema, sharedOptionsSchema } from './cli/schema';
import { authorComponents, replacedComponents } from './components';
import { errorEnumSchema, errorSchema } from './errors/schema';
import { factSchema, programSchema } from './facts/schema';
import { termSchema } from './glossary/schema';
import { categorySchema, pageEntrySchema, sidebarSchema } from './sidebars/schema';

/** The file with generated tables, between `<!-- table: name -->` and `<!-- end -->`. */
export const fileWithTables = 'docs/reference.md';

/** The text of that file with the tables that the code gives now. Throws an Error for a table that does not exist. */
export function renderTables(): string {
  const text = readFileSync(fileWithTables, 'utf8');
  return text.replace(/<!-- table: (.+?) -->[\s\S]*?<!-- end -->/g, (_block, name: string) => {
    const render = tables[name];
    if (!render) throw new Error(`Unknown table "${name}". Use ${Object.keys(tables).join(', ')}.`);
    // With columns of equal width, as Biome formats them.
    const table = unified()
      .use(remarkStringify)
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
  'sidebar-category': () => keyTable(categorySchema),
  'code-languages': () => {
    const rows = bundledLanguagesInfo.map(({ id, aliases = [] }) => [md.code(id), md.codeList(aliases)]);
    return md.table(['Name', 'Other names'], rows);
  },
  components: () => componentTable(authorComponents, 'Use'),
  'data-components': () => componentTable(replacedComponents, 'What it shows'),
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

function componentTable(table: Readonly<Record<string, Component<never>>>, lastColumn: string): md.Block {
  const rows = Object.entries(table).map(([name, { attributes = {}, contains = 'blocks', use = '' }]) => {
    const shown = Object.entries(attributes).map(([key, { takes, isOptional }]) => [
      [md.code(key), isOptional ? ' (optional): ' : ': '],
      md.parseInline(takes),
    ]);
    const content = contains.startsWith('<') ? md.code(contains) : contains;
    return [
      md.code(`<${name}>`),
      shown.length > 0 ? md.join(shown, '; ') : 'none',
      content,
      md.parseInline(use),
    ];
  });
  return md.table(['Component', 'Attributes', 'Contents', lastColumn], rows);
}
