import { type Document, isAlias, isMap, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import type { z } from 'zod';
import { dataLimits } from './limits/check-limits';
import { type Excess, textLimits } from './limits/text-limits';
import type { Problem } from './problem';
import type { SourceFile } from './types';

/** YAML or JSON text read with the places of its keys, so that problems can be reported where they are. */
export interface PlacedData {
  value: unknown;
  problems: Problem[];
  /** Place of the value at a path of keys, or of its nearest parent. */
  placeOf(path: readonly PropertyKey[]): { line: number; column: number };
}

/**
 * Reads YAML (and so JSON, its subset) by the core schema: no dates, no custom types. An integer that a number would
 * round is a bigint.
 *
 * @param lineOffset lines of the file before the text's first line
 */
export function readPlaced(file: string, text: string, lineOffset = 0): PlacedData {
  const limits = dataLimits(file, text).map((it) => ({ ...it, line: it.line + lineOffset }));
  const lines = new LineCounter();
  // What exceeds a limit is not parsed: it may be what the parser chokes on.
  const document = parseDocument(limits.length > 0 ? '' : text, {
    lineCounter: lines,
    schema: 'core',
    intAsBigInt: true,
  });
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1) + lineOffset, column: Math.max(col, 1) };
  };
  const problems = [
    ...limits,
    ...document.errors.map((error) => ({
      file,
      ...at(error.pos[0]),
      message: `the data is not valid: ${error.message.split('\n', 1)[0]?.replace(/ at line \d+, column \d+:?$/, '')}`,
      hint: 'Fix the syntax here; text with a colon or a leading special character needs quotes',
    })),
    ...refusedValues(document).map(({ offset, ...it }) => ({ file, ...at(offset), ...it })),
  ];
  return {
    value: problems.length > 0 ? undefined : document.toJS({ reviver: smallestInteger }),
    problems,
    placeOf(path) {
      for (let length = path.length; length > 0; length--) {
        const parent = document.getIn(path.slice(0, length - 1), true);
        const key = path[length - 1];
        if (isMap(parent)) {
          const pair = parent.items.find((item) => isScalar(item.key) && item.key.value === key);
          if (pair && isScalar(pair.key) && pair.key.range) return at(pair.key.range[0]);
        }
        const node = document.getIn(path.slice(0, length), true);
        if (isNode(node) && node.range) return at(node.range[0]);
      }
      return at(0);
    },
  };
}

/**
 * What is more than plain data of a reasonable size, at its offset in the text: an alias can stand for itself, or
 * multiply until memory is full; a tag can make another type of a text; a long text can hold up the parser of Markdown.
 */
function refusedValues(document: Document): Excess[] {
  const found: Excess[] = [];
  visit(document, (_key, node) => {
    if (!isNode(node)) return;
    const offset = node.range?.[0] ?? 0;
    const feature = isAlias(node)
      ? `the alias *${node.source}`
      : ((node.anchor && `the anchor &${node.anchor}`) ?? (node.tag && `the tag ${node.tag}`));
    if (feature) {
      const hint = 'Write the value itself, in quotes if it starts with a special character';
      found.push({ offset, message: `${feature} of YAML is not read`, hint });
    }
    if (isScalar(node) && typeof node.value === 'string' && node.value.length > textLimits.value) {
      const message = `the text has ${node.value.length} characters, ${textLimits.value} are allowed`;
      found.push({ offset, message, hint: 'Shorten it' });
    }
  });
  return found;
}

function smallestInteger(_key: unknown, value: unknown): unknown {
  const isSafe = typeof value === 'bigint' && Number.isSafeInteger(Number(value));
  return isSafe ? Number(value) : value;
}

/** Problems of data that does not fit its schema, each at the key it is about. */
export function schemaProblems(file: string, data: PlacedData, error: z.ZodError): Problem[] {
  return error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        file,
        ...data.placeOf([...issue.path, key]),
        message: `unknown key "${key}"`,
        hint: 'Remove it or correct its spelling; lib/content/schema.ts and lib/reference/*/schema.ts list the keys',
      }));
    }
    const name = issue.path.join('.') || 'the data';
    const absent = issue.code === 'invalid_type' && issue.message.endsWith('received undefined');
    return [
      {
        file,
        ...data.placeOf(issue.path),
        message: absent ? `"${name}" is missing` : `"${name}" is not valid: ${issue.message}`,
        hint: absent ? `Add "${name}"` : `Correct the value of "${name}"`,
      },
    ];
  });
}

/**
 * A data file that fits its schema, or undefined and its problems.
 *
 * @param prepare changes the value before it is compared with the schema
 */
export function readValid<T>(
  file: SourceFile,
  schema: z.ZodType<T>,
  problems: Problem[],
  prepare: (placed: PlacedData) => unknown = ({ value }) => value,
): { value: T; placed: PlacedData } | undefined {
  const placed = readPlaced(file.path, file.raw);
  problems.push(...placed.problems);
  if (placed.problems.length > 0) return undefined;
  const result = schema.safeParse(prepare(placed));
  if (!result.success) problems.push(...schemaProblems(file.path, placed, result.error));
  return result.success ? { value: result.data, placed } : undefined;
}
