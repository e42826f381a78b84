import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString as textOf } from 'mdast-util-to-string';

/** Text of data files as MDX: what would start a tag or an expression outside code is written as an entity. */
export function prose(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[<{}]/g, (it) => `&#${it.charCodeAt(0)};`)))
    .join('');
}

/** Markdown for a table cell. */
export function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}

/** Text as code in a line; a text with backticks needs a longer fence. */
export function inlineCode(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

/**
 * Plain text as Markdown that shows it unchanged: its special characters are escaped. A table's cell escapes bars
 * itself.
 */
export function literal(text: string): string {
  return text.replace(/[\\`*_{}[\]()<>#+\-.=!~:&$]/g, '\\$&');
}

/** Plain text in bold. */
export function bold(text: string): string {
  return `**${literal(text)}**`;
}

/** A fenced code block; `info` is the language and the words after it. The fence is longer than any in the code. */
export function fence(info: string, code: string): string {
  const longest = Math.max(2, ...(code.match(/`+/g) ?? []).map((run) => run.length));
  const marks = '`'.repeat(longest + 1);
  return `${marks}${info}\n${code}\n${marks}`;
}

/** A table whose cells are Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Blocks of Markdown one below the other; empty ones are left out. */
export function joinBlocks(...blocks: string[]): string {
  return blocks.filter(Boolean).join('\n\n');
}

/** Texts as code in a line, separated by commas. */
export function codeList(texts: readonly string[]): string {
  return texts.map(inlineCode).join(', ');
}

/** A warning with a text of a data file; nothing without one. */
export function caution(text: string | undefined): string {
  return text === undefined ? '' : `:::caution\n\n${prose(text)}\n\n:::`;
}

/** A component around Markdown; attributes without a value are left out. */
export function component(
  name: string,
  attributes: Record<string, string | boolean | undefined>,
  ...children: string[]
): string {
  const list = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined || value === false ? [] : ` ${key}="${String(value).replaceAll('"', '&quot;')}"`,
  );
  const inner = joinBlocks(...children);
  return inner === '' ? `<${name}${list.join('')} />` : `<${name}${list.join('')}>\n\n${inner}\n\n</${name}>`;
}

/** Markdown without its signs, for places that show text only. */
export function plainText(markdown: string): string {
  return fromMarkdown(markdown)
    .children.map((it) => textOf(it))
    .join('\n\n');
}
