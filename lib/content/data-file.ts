import { type Document, isAlias, isMap, isNode, isScalar, parseDocument, visit } from 'yaml';
import type { z } from 'zod';
import { checkLimits, longestValue } from './limits';
import { type Problem, placeAt, problemAt } from './problem';
import type { ParsedData, SourceFile } from './types';

/**
 * Parses a file of YAML (and so JSON, its subset) by the core schema: no dates, no custom types. An integer that a
 * number would round is a bigint. The result is kept with the file.
 *
 * @param isFrontMatter whether numbers are the texts that were typed, and a comment after a text is a mistake
 */
export function parseDataFile(file: SourceFile, isFrontMatter = false): ParsedData {
  file.data ??= parseYaml(file, isFrontMatter);
  return file.data;
}

function parseYaml(file: SourceFile, isFrontMatter: boolean): ParsedData {
  const reviver = (_key: unknown, value: unknown) =>
    typeof value === 'bigint' && Number.isSafeInteger(Number(value)) ? Number(value) : value;
  const problems = checkLimits(file, 'data');
  // Beyond the limits, the parser may take too long.
  const document = parseDocument(problems.length > 0 ? '' : file.raw, { schema: 'core', intAsBigInt: true });
  for (const { pos, message } of document.errors) {
    const reason = message.split('\n', 1)[0]?.replace(/ at line \d+, column \d+:?$/, '');
    const hint = 'Fix the syntax here; text with a colon or a leading special character needs quotes';
    problems.push(problemAt(file, pos[0], `the data is not valid: ${reason}`, hint));
  }
  problems.push(...refusedNodes(file, document, isFrontMatter));
  return {
    value: problems.length > 0 ? undefined : document.toJS({ reviver }),
    problems,
    placeOf: (path) => placeAt(file.raw, offsetOf(document, path)),
  };
}

/** Offset of the value at a path of keys, or of its nearest parent. */
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
 * What is not plain data of a reasonable size: an alias can refer to itself, or multiply until memory is full; a tag can
 * change the type of a text; a long text can take the Markdown parser too long.
 */
function refusedNodes(file: SourceFile, document: Document, isFrontMatter: boolean): Problem[] {
  const problems: Problem[] = [];
  visit(document, (key, node) => {
    if (!isNode(node)) return;
    const refuse = (message: string, hint: string) =>
      problems.push(problemAt(file, node.range?.[0] ?? 0, message, hint));
    const isPlain = isScalar(node) && node.type === 'PLAIN' && typeof node.value !== 'boolean';
    if (isFrontMatter && isPlain && key !== 'key') {
      node.value = node.source;
      if (/^[ \t]*#/.test(file.raw.slice(node.range?.[1])))
        refuse('the value ends before the #, which starts a comment', 'Put the whole value in quotes');
    }
    const feature = isAlias(node)
      ? `alias *${node.source}`
      : ((node.anchor && `anchor &${node.anchor}`) ?? (node.tag && `tag ${node.tag}`));
    const hint = 'Write the value itself, in quotes if it starts with a special character';
    if (feature) refuse(`unsupported YAML ${feature}`, hint);
    const length = isScalar(node) && typeof node.value === 'string' ? node.value.length : 0;
    if (length > longestValue)
      refuse(`the text has ${length} characters, ${longestValue} are allowed`, 'Shorten it');
  });
  return problems;
}

/** What to do about a value of another type than the one that is expected. */
const typeHints: Readonly<Record<string, string>> = {
  boolean: 'Write true or false',
  string: 'Put it in quotes',
  array: 'Write a list, such as [a, b]',
};

const keyHint =
  'Remove it or correct its spelling; lib/content/schema.ts and lib/reference/*/schema.ts list the keys';

/** Reports a problem of a data file at the value that a path of keys leads to. */
export type Report = (
  path: readonly PropertyKey[],
  message: string,
  hint: string,
  needs?: Problem['needs'],
) => void;

/**
 * Parses a data file and validates it against its schema.
 *
 * @param problems receives what is wrong with the file
 * @returns the value, with a function for further problems; undefined if it is not valid
 */
export function validateDataFile<T>(
  file: SourceFile,
  schema: z.ZodType<T>,
  problems: Problem[],
  isFrontMatter = false,
): { value: T; placeOf: ParsedData['placeOf']; report: Report } | undefined {
  const data = parseDataFile(file, isFrontMatter);
  problems.push(...data.problems);
  if (data.problems.length > 0) return undefined;
  const { placeOf } = data;
  const report: Report = (path, message, hint, needs) =>
    problems.push({ file: file.path, ...placeOf(path), message, hint, ...(needs && { needs }) });
  const result = schema.safeParse(data.value ?? {});
  if (result.success) return { value: result.data, placeOf, report };
  for (const { path, message, ...issue } of result.error.issues) {
    const name = path.join('.') || 'the data';
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) report([...path, key], `unknown key "${key}"`, keyHint);
    else if (issue.code === 'invalid_type' && message.endsWith('received undefined'))
      report(path, `"${name}" is missing`, `Add "${name}"`);
    else {
      const hint = issue.code === 'invalid_type' ? typeHints[issue.expected] : undefined;
      report(path, `"${name}" is not valid: ${message}`, hint ?? `Correct the value of "${name}"`);
    }
  }
  return undefined;
}
