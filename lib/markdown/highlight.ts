import type { Element, ElementContent } from 'hast';
import { createCssVariablesTheme, createHighlighter, type Highlighter, hastToHtml } from 'shiki';
import { codeKind } from './plugins/code';

const base = createCssVariablesTheme({ name: 'openverse', variablePrefix: '--tk-', fontStyle: false });

/** Without the color of a shell's arguments: they count as strings, so whole command lines would have one color. */
const theme = {
  ...base,
  tokenColors: [
    ...(base.tokenColors ?? []),
    { scope: 'string.unquoted.argument.shell', settings: { foreground: 'var(--tk-foreground)' } },
    { scope: 'constant.other.option', settings: { foreground: 'var(--tk-token-keyword)' } },
  ],
};

/** One for each language: in a shared one, grammars that embed others would depend on which were loaded before. */
const highlighters = new Map<string, Highlighter>();

/** Loads the grammar of a language, which `highlightCode()` needs. */
export async function loadGrammar(lang: string): Promise<void> {
  const name = codeKind(lang) === 'session' ? 'bash' : lang;
  if (!highlighters.has(name))
    highlighters.set(name, await createHighlighter({ themes: [theme], langs: [name], warnings: false }));
}

/** A class for each color of the theme: shorter than a style on every token, and the same in both color modes. */
const tokenClasses: Record<string, string> = {
  'token-keyword': 'tk-k',
  'token-string': 'tk-s',
  'token-string-expression': 'tk-s',
  'token-function': 'tk-f',
  'token-comment': 'tk-c',
  'token-constant': 'tk-n',
  'token-parameter': 'tk-p',
  'token-punctuation': 'tk-u',
  'token-link': 'tk-l',
  'token-inserted': 'tk-s',
  'token-deleted': 'tk-n',
};

/** A token with a class in place of its style; in the default color, only its text. */
function withClass(token: ElementContent): ElementContent {
  if (token.type !== 'element') return token;
  const color = /--tk-([a-z-]+)/.exec(String(token.properties.style ?? ''))?.[1] ?? '';
  const className = tokenClasses[color];
  if (className !== undefined) return { ...token, properties: { class: className } };
  return token.children[0]?.type === 'text' ? token.children[0] : token;
}

/** Highlights code: one `<span class="line">` for each line. */
function highlightLines(code: string, lang: string): Element[] {
  const highlighter = highlighters.get(lang);
  if (!highlighter) throw new Error(`the grammar of ${lang} is not loaded`);
  const lines: Element[] = [];
  const collect = (line: Element) => {
    lines.push({ ...line, children: line.children.map(withClass) });
  };
  highlighter.codeToHast(code, {
    lang,
    theme: 'openverse',
    mergeSameStyleTokens: true,
    // No time limit: on a busy machine, the rest of a line would lose its colors.
    tokenizeTimeLimit: 0,
    transformers: [{ line: collect }],
  });
  return lines;
}

/** Highlights code as the inner HTML of a `<code>` element: lines joined by line feeds. Its grammar must be loaded. */
export function highlightCode(code: string, lang: string): string {
  const lines = codeKind(lang) === 'session' ? highlightSession(code) : highlightLines(code, lang);
  return lines.map((line) => hastToHtml(line)).join('\n');
}

/** A terminal session: lines that start with `$ `, and their continuations after `\`, are commands; the rest is output. */
function highlightSession(code: string): Element[] {
  let continues = false;
  const lines = code.split('\n').map((text) => {
    const isCommand = continues || text.startsWith('$ ');
    continues = isCommand && text.endsWith('\\');
    return { text, isCommand };
  });
  const commands = lines.flatMap(({ text, isCommand }) => (isCommand ? text.replace(/^\$ /, '') : []));
  const highlighted = commands.length > 0 ? highlightLines(commands.join('\n'), 'bash') : [];
  return lines.map(({ text, isCommand }): Element => {
    const command = isCommand ? highlighted.shift() : undefined;
    if (command === undefined) return span('line output', [{ type: 'text', value: text }]);
    if (text.startsWith('$ ')) command.children.unshift(span('prompt', [{ type: 'text', value: '$ ' }]));
    return command;
  });
}

function span(className: string, children: ElementContent[]): Element {
  return { type: 'element', tagName: 'span', properties: { class: className }, children };
}
