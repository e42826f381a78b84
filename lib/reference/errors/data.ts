import { z } from 'zod';
import { validateDataFile } from '@/lib/content/data-file';
import type { Problem } from '@/lib/content/problem';
import { line } from '@/lib/content/schema';
import type { SourceFile } from '@/lib/content/types';
import * as md from '../nodes';

/** One error: a variant of an enum. */
export const errorSchema = z.strictObject({
  name: z
    .string()
    .regex(/^[A-Z][A-Za-z0-9]*$/)
    .describe('Name of the variant.'),
  message: line.describe('The text as in the source, including placeholders.'),
  also: line
    .optional()
    .describe('Other text that clients show for the same error, if it has other words than `message`.'),
  cause: line.describe('What causes the error. Markdown.'),
  fix: line.describe('What to do about it. Markdown.'),
});

/** The errors of an enum (content/errors/<name of the enum>.json). */
export const errorEnumSchema = z.strictObject({
  owner: line.describe('The program that returns the errors, or `runtime`.'),
  file: line.describe(
    'File of the OpenOS source tree that defines the enum. If it ends in `.so`, the compiled program that has the texts.',
  ),
  custom: z
    .literal(true)
    .optional()
    .describe('`true` if the program returns the number of the variant as a custom code.'),
  printed: line
    .optional()
    .describe(
      'What programs print around the messages. Search finds the errors by it; the page does not show it.',
    ),
  entries: z
    .array(errorSchema)
    .min(1)
    .describe('All variants in the order of the source, which gives them their numbers. Keys below.'),
});

/** An enum of errors with its name, which is that of its file. */
export type ErrorEnum = z.infer<typeof errorEnumSchema> & { name: string };

/** Every enum of errors by its name. */
export type ErrorData = ReadonlyMap<string, ErrorEnum>;

/** Reads and validates the files below content/errors. */
export function parseErrorData(files: readonly SourceFile[]): { data: ErrorData; problems: Problem[] } {
  const problems: Problem[] = [];
  const data = new Map<string, ErrorEnum>();
  for (const file of files) {
    const read = validateDataFile(file, errorEnumSchema, problems);
    const name = /([^/]+)\.json$/.exec(file.path)?.[1];
    if (!read || name === undefined) continue;
    data.set(name, { ...read.value, name });
    const names = read.value.entries.map((it) => it.name);
    for (const [index, it] of names.entries())
      if (names.indexOf(it) < index)
        read.report(['entries', index, 'name'], `duplicate error "${it}"`, 'Keep one of them');
  }
  return { data, problems };
}

/** A custom code as logs write it: `0x1f`. */
function hexadecimal(code: number): string {
  return `0x${code.toString(16)}`;
}

/** All errors of an enum as a table that readers filter. Each error is the target of a link. */
export function errorTable(it: ErrorEnum): md.Block {
  // Readers paste a message with everything that was printed around it.
  const words = [it.name, it.custom && 'custom program error', it.printed].filter(Boolean).join(', ');
  const rows = it.entries.map(({ name, message, also, cause, fix }, code) => {
    // Programs use the same names.
    const id = `${it.name}-${name}`;
    return [
      [md.target(id, words), md.link(`#${id}`, md.code(name))],
      ...(it.custom ? [[md.code(hexadecimal(code)), ` (${code})`]] : []),
      md.join([md.code(message), also ? md.code(also) : ''], ' or '),
      [md.parseInline(cause), ' ', md.strong('Fix:'), ' ', md.parseInline(fix)],
    ];
  });
  const head = ['Error', ...(it.custom ? ['Code'] : []), 'Message', 'Cause and fix'];
  return md.filterTable({ label: `Errors of ${it.name}`, layout: 'stacked' }, head, rows);
}

/** What each custom code means in each program, as a table that readers filter. */
export function errorCodeTable(data: ErrorData): md.Block {
  const custom = [...data.values()].filter((it) => it.custom);
  const longest = Math.max(0, ...custom.map((it) => it.entries.length));
  const rows = Array.from({ length: longest }, (_, code) => {
    const meanings = custom.flatMap((it) => {
      const { name } = it.entries[code] ?? {};
      return name ? [[`${it.owner}: `, md.link(`#${it.name}-${name}`, md.code(name))]] : [];
    });
    const hex = hexadecimal(code);
    return [[md.target(hex), md.link(`#${hex}`, md.code(hex))], `${code}`, md.join(meanings, ', ')];
  });
  const head = ['In logs', 'In JSON', 'Meaning by program'];
  return md.filterTable({ label: 'Custom error codes' }, head, rows);
}
