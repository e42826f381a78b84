import { type PageContext, report } from './context';
import { houseWay } from './house-ways';

/** An error of the parser: what vfile-message has. */
interface SyntaxMessage {
  reason: string;
  line?: number | undefined;
  column?: number | undefined;
}

/** How to fix an MDX syntax error, by the parser's message. */
const hints: [RegExp, string][] = [
  [/Unexpected character `!`/, 'Remove it: MDX has no declarations'],
  [/create a link/, 'Write the link as [text](https://…)'],
  [/before name|in name|before attribute name/, 'Write &lt; for a less-than sign, or put the text in `code`'],
  [
    /expression|acorn/,
    'Braces are code in MDX: put them in `code`, write &#123; and &#125;, or give a heading id as [#id]',
  ],
  [
    /Expected a closing tag|closing tag|Unexpected closing/,
    'Close each tag, with blank lines around Markdown inside it; put text that is not a tag in `code`',
  ],
  [/attribute value/, 'Give the attribute a value in double quotes'],
];

/** Reports what ended the parsing of a page: an error of the parser at its place, or the first one of a plugin. */
export function reportFailure(context: PageContext, error: unknown): void {
  if (isMessage(error)) reportSyntaxError(context, error);
  else if (context.problems.length === 0) {
    report(context, undefined, error instanceof Error ? error.message : String(error), 'Fix the MDX');
  }
}

function reportSyntaxError({ problems, doc }: PageContext, message: SyntaxMessage): void {
  const { reason, ...place } = message;
  // For an unclosed tag, the parser names the tag's place only in its message.
  const [, line, column] = /^Expected a closing tag for \S+ \((\d+):(\d+)-/.exec(reason) ?? [];
  problems.push({
    file: doc.file,
    line: Number(line ?? place.line ?? 1),
    column: Number(column ?? place.column ?? 1),
    // The parser's notes recommend expressions, which content may not have.
    message: `the MDX cannot be read: ${reason.replace(/ \(note: .*\)$/s, '').replace(/\.$/, '')}`,
    hint:
      wayOf(doc.body, message) ??
      hints.find(([pattern]) => pattern.test(reason))?.[1] ??
      'Fix the syntax here',
  });
}

/** How to write here what the parser could not read. */
function wayOf(body: string, { reason, line = 1, column = 1 }: SyntaxMessage): string | undefined {
  const [, tag] = /^Expected a closing tag for `<([\w.]+)/.exec(reason) ?? [];
  if (tag !== undefined) return houseWay(`<${tag}>`);
  // The parser names the place after the character at which it stopped.
  const text = body.split('\n')[line - 1] ?? '';
  if (text.startsWith('<!--', column - 2)) return houseWay('<!--');
  const before = text.slice(0, column);
  return before.lastIndexOf('{{') > before.lastIndexOf('}}') ? houseWay('{{') : undefined;
}

/**
 * Recognized by its fields: Next bundles a copy of the class, so `instanceof` does not match what the parser throws.
 */
function isMessage(error: unknown): error is SyntaxMessage {
  return error instanceof Error && 'reason' in error && 'line' in error;
}
