import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { parsePage, renderPage } from '@/lib/content/parse-page';
import type { ParsedPage } from '@/lib/markdown/context';
import { highlightCode } from '@/lib/markdown/highlight';
import { toMarkdown } from '@/lib/markdown/to-markdown';
import { authorComponents, builtComponents, type ComponentMap } from '@/lib/reference/components';
import { createTermMatcher } from '@/lib/reference/glossary/term-matcher';
import type { PageData } from '@/lib/reference/page-data';
import type { Doc } from '@/lib/source/doc';
import { formatProblem } from '@/lib/source/problem';
import { readContent } from '@/lib/source/read';

type Props = Record<string, string> & { children?: ReactNode };

/** A component that shows its name and attributes as an element, `<x-tab label="…">`, and its children or its HTML. */
function plain(name: string) {
  return ({ children, html, svg, ...attributes }: Props) => {
    const raw = html ?? svg;
    return raw === undefined || children !== undefined
      ? createElement(`x-${name}`, attributes, children)
      : createElement(`x-${name}`, { ...attributes, dangerouslySetInnerHTML: { __html: raw } });
  };
}

const names = [...Object.keys({ ...authorComponents, ...builtComponents }), 'Diagram'];

/** Stand-ins for the site's components, so that tests see what the pipeline hands to them. */
export const components = {
  ...Object.fromEntries(names.map((name) => [name, plain(name.toLowerCase())])),
  CodeBlock: ({ code = '', ...props }: Record<string, string>) =>
    createElement(plain('codeblock'), { ...props, html: highlightCode(code, props.lang ?? '') }),
  a: (props: Props) => createElement('a', props),
  Rest: ({ children }: Props) => children,
} as unknown as ComponentMap;

const passages = readContent().filter(({ path }) => /\/_shared\/\w+\//.test(path));

/** The data that pages are compiled with, all of it empty but the passages of components. */
export const noData = {
  pages: new Map<string, string>(),
  commands: { commands: [], shared: new Map() },
  rpc: { methods: [], types: new Map(), errors: [] },
  errors: new Map(),
  glossary: [],
  termMatcher: createTermMatcher([]),
  passages: new Map(passages.map((it) => [it.path.slice('content/'.length), it])),
  recipes: new Map(),
  runs: {},
  cookbook: [],
  proposals: [],
  plots: {},
};

/** The data for the pages of the tests. */
export const variables = new Map([
  ['devnet.rpc', 'https://rpc.test'],
  ['cli.config', '~/.config/tool.yml'],
  ['software.version', '1.2.3'],
]);

/** Data of a page that tests may set, and the path of its file from the project's root. */
type Options = Partial<Omit<PageData, 'termMatcher' | 'variables'>> & { file?: string };

/** A page whose body, without front matter, is the text: its first line is line 1. */
export function docOf(body: string, file = 'content/test.mdx'): Doc {
  const description = 'A page that exists in a test only, with a description of the right length.';
  const id = file.slice('content/'.length).replace(/\.mdx?$/, '');
  return { id, path: `/${id}`, file, body, frontMatter: { title: 'Test', description } };
}

/**
 * MDX parsed and rendered as the site does it, with its problems as the lines a writer would see. HTML and Markdown of a
 * page with problems are empty.
 */
export async function render(
  mdx: string,
  { file, ...data }: Options = {},
): Promise<Omit<ParsedPage, 'problems'> & { html: string; markdown: string; problems: string[] }> {
  const { problems, trees, ...page } = await parsePage(docOf(mdx, file), {
    ...noData,
    ...data,
    termMatcher: createTermMatcher(data.glossary ?? []),
    variables,
  });
  const markdown = trees ? toMarkdown(trees.plain) : '';
  const html = trees ? renderToStaticMarkup(await renderPage(trees, components)) : '';
  return { ...page, html, markdown, problems: problems.map(formatProblem) };
}
