import { type Document, isAlias, isMap, isNode, isScalar, parseDocument, visit } from 'yaml';
import type { z } from 'zod';
import { checkLimits, longestValue } from './limits';
import { type Problem, placeAt, problemAt } from './problem';
import type { PlacedData, SourceFile } from './types';

/**
 * Reads YAML (and so JSON, its subset) by the core schema: no dates, no custom types. An integer that a number would
 * round is a bigint.
 */
export function readPlaced(file: string, text: string): PlacedData {
  const source = { path: file, raw: text };
  const problems = checkLimits(source, 'data');
  // Text above a limit is not parsed: the parser may take too long.
  const document = parseDocument(problems.length > 0 ? '' : text, { schema: 'core', intAsBigInt: true });
  for (const { pos, message } of document.errors) {
    const reason = message.split('\n', 1)[0]?.replace(/ at line \d+, column \d+:?$/, '');
    const hint = 'Fix the syntax here; text with a colon or a leading special character needs quotes';
    problems.push(problemAt(source, pos[0], `the data is not valid: ${reason}`, hint));
  }
  refuseValues(document, (offset, message, hint) => problems.push(problemAt(source, offset, message, hint)));
  return {
    value: problems.length > 0 ? undefined : document.toJS({ reviver: smallestInteger }),
    problems,
    placeOf: (path) => placeAt(text, offsetOf(document, path)),
  };
}

/** Where the value at a path of keys starts in the text, or its nearest parent. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  if (path.length === 0) return 0;
  const parent = document.getIn(path.slice(0, -1), true);
  const pair = isMap(parent)
    ? parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1))
    : undefined;
  const node = pair?.key ?? document.getIn(path, true);
  return isNode(node) && node.range ? node.range[0] : offsetOf(document, path.slice(0, -1));
}

/**
 * Refuses what is not plain data of a reasonable size: an alias can refer to itself, or multiply until memory is full;
 * a tag can change the type of a text; a long text can take the Markdown parser too long.
 */
function refuseValues(
  document: Document,
  refuse: (offset: number, message: string, hint: string) => void,
): void {
  visit(document, (_key, node) => {
    if (!isNode(node)) return;
    const offset = node.range?.[0] ?? 0;
    const feature = isAlias(node)
      ? `the alias *${node.source}`
      : ((node.anchor && `the anchor &${node.anchor}`) ?? (node.tag && `the tag ${node.tag}`));
    const hint = 'Write the value itself, in quotes if it starts with a special character';
    if (feature) refuse(offset, `${feature} of YAML is not read`, hint);
    const length = isScalar(node) && typeof node.value === 'string' ? node.value.length : 0;
    if (length > longestValue)
      refuse(offset, `the text has ${length} characters, ${longestValue} are allowed`, 'Shorten it');
  });
}

function smallestInteger(_key: unknown, value: unknown): unknown {
  const isSafe = typeof value === 'bigint' && Number.isSafeInteger(Number(value));
  return isSafe ? Number(value) : value;
}

const keyHint =
  'Remove it or correct its spelling; lib/content/schema.ts and lib/reference/*/schema.ts list the keys';

/** Problems of data that does not fit its schema, each at the key it is about. */
export function schemaProblems(file: string, { placeOf }: PlacedData, error: z.ZodError): Problem[] {
  return error.issues.flatMap((issue): Problem | Problem[] => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => {
        const place = placeOf([...issue.path, key]);
        return { file, ...place, message: `unknown key "${key}"`, hint: keyHint };
      });
    const name = issue.path.join('.') || 'the data';
    const isAbsent = issue.code === 'invalid_type' && issue.message.endsWith('received undefined');
    const message = isAbsent ? `"${name}" is missing` : `"${name}" is not valid: ${issue.message}`;
    const hint = isAbsent ? `Add "${name}"` : `Correct the value of "${name}"`;
    return { file, ...placeOf(issue.path), message, hint };
  });
}

/** Reports a problem of a data file at the value that a path of keys leads to. */
export type Report = (
  path: readonly PropertyKey[],
  message: string,
  hint: string,
  needs?: Problem['needs'],
) => void;

/** A data file as `readPlaced` reads it; parsed once. */
export function placedOf(file: SourceFile): PlacedData {
  file.data ??= readPlaced(file.path, file.raw);
  return file.data;
}

/** A data file that fits its schema with a function that reports more problems of it, or undefined and its problems. */
export function readValid<T>(
  file: SourceFile,
  schema: z.ZodType<T>,
  problems: Problem[],
): { value: T; placed: PlacedData; report: Report } | undefined {
  const placed = placedOf(file);
  problems.push(...placed.problems);
  if (placed.problems.length > 0) return undefined;
  const report: Report = (path, message, hint, needs) =>
    problems.push({ file: file.path, ...placed.placeOf(path), message, hint, ...(needs && { needs }) });
  const result = schema.safeParse(placed.value);
  if (!result.success) problems.push(...schemaProblems(file.path, placed, result.error));
  return result.success ? { value: result.data, placed, report } : undefined;
}
