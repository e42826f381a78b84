import { type Document, isAlias, isMap, isNode, isScalar, parseDocument, visit } from 'yaml';
import { z } from 'zod';
import { nearest } from '../nearest';
import { checkLimits, invisibleCharacters, longestValue } from './limits';
import { type Problem, placeAt, problemAt } from './problem';
import type { ParsedData, SourceFile } from './source-file';

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
  const refused = refusedNodes(file, document);
  const isPlain = problems.length + refused.length === 0;
  problems.push(
    ...refused,
    ...(isFrontMatter ? cutValues(file, document) : []),
    ...invisibleCharacters(file),
  );
  return {
    value: isPlain ? document.toJS({ reviver }) : undefined,
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
function refusedNodes(file: SourceFile, document: Document): Problem[] {
  const problems: Problem[] = [];
  visit(document, (_key, node) => {
    if (!isNode(node)) return;
    const refuse = (message: string, hint: string) =>
      problems.push(problemAt(file, node.range?.[0] ?? 0, message, hint));
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

/** Makes texts of the plain values of a front matter, and reports those that a comment cuts off. */
function cutValues(file: SourceFile, document: Document): Problem[] {
  const problems: Problem[] = [];
  visit(document, {
    Scalar(key, node) {
      if (key === 'key' || node.type !== 'PLAIN' || typeof node.value === 'boolean') return;
      node.value = node.source;
      if (!/^[ \t]*#/.test(file.raw.slice(node.range?.[1]))) return;
      const message = 'the value ends before the #, which starts a comment';
      problems.push(problemAt(file, node.range?.[0] ?? 0, message, 'Put the whole value in quotes'));
    },
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
  'Remove it or correct its spelling; lib/source/schema.ts and lib/reference/*/schema.ts list the keys';

/** Reports a problem of a data file at the value that a path of keys leads to. */
export type Report = (
  path: readonly PropertyKey[],
  message: string,
  hint: string,
  needs?: Problem['needs'],
) => void;

/** Parses and validates a data file, and adds what is wrong to `problems`; undefined if it is not valid. */
export function validateDataFile<T>(
  file: SourceFile,
  schema: z.ZodType<T>,
  problems: Problem[],
  isFrontMatter = false,
): { value: T; placeOf: ParsedData['placeOf']; report: Report } | undefined {
  const data = parseDataFile(file, isFrontMatter);
  problems.push(...data.problems);
  if (data.value === undefined) return undefined;
  const { placeOf } = data;
  const report: Report = (path, message, hint, needs) =>
    problems.push({ file: file.path, ...placeOf(path), message, hint, ...(needs && { needs }) });
  /** The keys of the objects that have unknown ones, by the path to each object. */
  const known = new Map<string, string[]>();
  const result = schema.safeParse(data.value ?? {}, {
    error: ({ inst, path = [] }) => {
      if (inst instanceof z.ZodObject) known.set(`${path}`, Object.keys(inst.shape));
      return undefined;
    },
  });
  if (result.success) return { value: result.data, placeOf, report };
  const rank = ({ code }: z.core.$ZodIssue) => (code === 'unrecognized_keys' ? 0 : 1);
  /** Keys that are missing because they are misspelled. */
  const meant = new Set<string>();
  for (const issue of result.error.issues.toSorted((a, b) => rank(a) - rank(b))) {
    const { path, message } = issue;
    const name = path.join('.') || 'the data';
    // One mistake, one message.
    if (meant.has(name) || data.problems.some(({ line }) => line === placeOf(path).line)) continue;
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) {
        const near = nearest(key, known.get(`${path}`) ?? []);
        if (near !== undefined) meant.add([...path, near].join('.'));
        const hint = near === undefined ? keyHint : `Did you mean "${near}"? ${keyHint}`;
        report([...path, key], `unknown key "${key}"`, hint);
      }
    else if (issue.code === 'invalid_type' && message.endsWith('received undefined'))
      report(path, `"${name}" is missing`, `Add "${name}"`);
    else {
      const hint = issue.code === 'invalid_type' ? typeHints[issue.expected] : undefined;
      report(path, `"${name}" is not valid: ${message}`, hint ?? `Correct the value of "${name}"`);
    }
  }
  return undefined;
}
