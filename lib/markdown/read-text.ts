import type { Root } from 'mdast';
import { placeAt } from '@/lib/source/problem';
import type { Reporter } from './context';
import { parsePageText } from './parse';
import { type Fault, reportSyntaxError } from './plugins/foreign-syntax';

/** Beyond, a text is not read: each mistake takes the parser several times. */
const maxMistakes = 20;

const opening = /[<{]|^(?:import|export)\b/gm;
const emptyLine = /\n[ \t>]*\n/;
const tag = /<!--[\s\S]*?-->|<\/?\w(?:(?!\n[ \t>]*\n)[^<>])*>|</y;

/**
 * Parses the text of a page or passage, and reports every mistake in the syntax of MDX: after each, it reads the text
 * again without the tag, the braces or the word `import` that the parser could not read.
 *
 * @returns the tree, and the text that it is of: the page's, if it has no mistake
 */
export function readText(context: Reporter): { tree: Root; body: string } {
  const { file } = context.doc;
  let { body } = context.doc;
  const removed = new Set<string>();
  for (let count = 0; count < maxMistakes; count += 1) {
    const result = parse(body, file);
    if ('children' in result) return { tree: result, body };
    const { reason, ruleId = '' } = result;
    const isUnpaired = ruleId === 'end-tag-mismatch' || ruleId === 'unexpected-closing-slash';
    const end = endOf(result);
    const start = isUnpaired ? unpairedTag(body, reason, end) : outermost(body.slice(0, end + 1), file);
    tag.lastIndex = start;
    const [wrong = ''] = tag.exec(body) ?? body.slice(start, end + 1).split(emptyLine, 1);
    const names = Array.from(`${reason} ${wrong}`.matchAll(/<\/?(\w[\w.]*)/g), ([, name = '']) => name);
    // Of what is never closed, the parser names the end.
    if (ruleId === 'unexpected-eof') Object.assign(result, placeAt(body, start + 1));
    // Without a tag, its other one is unpaired.
    if (!isUnpaired || !names.some((it) => removed.has(it))) reportSyntaxError(context, result);
    for (const name of names) removed.add(name);
    const blank = wrong.replace(wrong.startsWith('<') ? /\S/g : /^\w+|[{}]/g, (it) => ' '.repeat(it.length));
    body = body.slice(0, start) + blank + body.slice(start + wrong.length);
  }
  return { tree: { type: 'root', children: [] }, body };
}

function parse(text: string, file: string): Root | Fault {
  try {
    return parsePageText(text, file);
  } catch (error) {
    // The field tells the parser's errors: Next bundles a copy of their class, so `instanceof` does not match them.
    if (!(error as Fault).reason) throw error;
    return error as Fault;
  }
}

/** Where the tag is that has no other one: the parser names its place, or that of the closing one. */
function unpairedTag(body: string, reason: string, end: number): number {
  const [, line, column] = /`<[\w.]*>` \((\d+):(\d+)-/.exec(reason) ?? [];
  const start = [...body.matchAll(/^|(?<=\n)/g)][Number(line) - 1]?.index;
  return start === undefined ? body.lastIndexOf('<', end) : start + Number(column) - 1;
}

/** Where the tag, brace or import is that the parser cannot read: the last one that is not inside another. */
function outermost(text: string, file: string): number {
  const starts = Array.from(text.matchAll(opening), ({ index }) => index);
  let [low, high] = [0, starts.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    const before = text.slice(0, starts[middle]);
    const result = parse(before, file);
    const isOpen = 'ruleId' in result && result.ruleId === 'unexpected-eof';
    // A paragraph ends what is open in it.
    if (isOpen && !emptyLine.test(before.slice(endOf(result)))) high = middle;
    else low = middle;
  }
  return starts[low] ?? 0;
}

function endOf({ place }: Fault): number {
  return place?.start?.offset ?? place?.offset ?? 0;
}
