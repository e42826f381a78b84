import { existsSync, readFileSync } from 'node:fs';
import { slug } from 'github-slugger';
import type { Element, Nodes as HtmlNodes } from 'hast';
import { select, selectAll } from 'hast-util-select';
import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { expect, it } from 'vitest';
import { site } from '@/content/site';
import { markdownPath, toRoute } from '@/lib/url';
import { htmlFile, linkOf, routes } from '@/tests/e2e/support/routes';
import { samplePages } from '@/tests/e2e/support/sample-pages';
import { githubParser } from '@/tests/support/github-parser';
import { parseHtml } from '@/tests/support/parse-html';

const published = new Set(routes.map(toRoute));

/** Text as one line. A power is typed with a sign that the page does not need. */
function oneLine(text: string): string {
  return text.replaceAll('^', '').replace(/\s+/g, ' ').trim();
}

/** Only letters and digits: separators between a field's name and its type, or between paragraphs, are presentation. */
function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}

/** The text without links to downloads, to footnotes and back; a formula, MathML here and TeX there, is one sign. */
function textOfHtml(node: HtmlNodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'element') {
    const { download, dataFootnoteRef, dataFootnoteBackref } = node.properties;
    if (node.tagName === 'math') return '∑';
    if ([download, dataFootnoteRef, dataFootnoteBackref].some((it) => it !== undefined)) return '';
  }
  return 'children' in node ? node.children.map(textOfHtml).join('') : '';
}

function textOfMarkdown(node: Nodes): string {
  if (node.type === 'inlineMath' || node.type === 'math') return '∑';
  if (node.type === 'image') return node.alt ?? '';
  // Without the ids that links need.
  if (node.type === 'text') return node.value.replace(/ ?\{#\S+\} ?/g, '');
  if ('value' in node) return node.value;
  const blocks = ['root', 'blockquote', 'list', 'listItem'].includes(node.type);
  return 'children' in node ? node.children.map(textOfMarkdown).join(blocks ? '\n' : '') : '';
}

/** Text of each element of a page's article. */
function textsOf(article: Element, selector: string): string[] {
  return selectAll(selector, article).map((it) => oneLine(textOfHtml(it)));
}

function nodesOf<T extends Nodes['type']>(tree: Root, type: T): Extract<Nodes, { type: T }>[] {
  const found: Extract<Nodes, { type: T }>[] = [];
  visit(tree, type, (node) => void found.push(node as Extract<Nodes, { type: T }>));
  return found;
}

/** A page's Markdown with its article, as a browser parses it. Only a browser opens tabs. */
function read(route: string) {
  const [article = ''] = /<article.*<\/article>/s.exec(readFileSync(htmlFile(route), 'utf8')) ?? [];
  const ofTabs = /<span class="visually-hidden[^"]*">[^<]*opens in a new tab[^<]*<\/span>/g;
  return {
    route,
    tree: githubParser.parse(readFileSync(`out${markdownPath(route)}`, 'utf8')),
    article: select('article', parseHtml(article.replace(ofTabs, ''))) as Element,
  };
}

const anchors = new Map<string, Set<string>>();
/** What links to the Markdown of a page can end in: ids in braces, and those made from the words of headings. */
function anchorsOf(file: string): Set<string> {
  const source = readFileSync(`out${file}`, 'utf8');
  const given = Array.from(source.matchAll(/\{#(\S+)\}/g), ([, id = '']) => id);
  const made = () => nodesOf(githubParser.parse(source), 'heading').map((it) => slug(textOfMarkdown(it)));
  const found = anchors.get(file) ?? new Set(['', ...given, ...made()]);
  anchors.set(file, found);
  return found;
}

const samples = routes.filter((route) => samplePages.some((address) => address === linkOf(route)));
const lists = [
  { name: 'one page of each kind', tags: [], among: samples },
  { name: 'every other page', tags: ['full'], among: routes.filter((route) => !samples.includes(route)) },
];

/** The first entry in which two lists differ. */
function firstDifference(found: string[], wanted: string[]): string[] {
  const at = [...found, undefined].findIndex((it, index) => it !== wanted[index]);
  return at < 0 ? [] : [`“${found[at]}” instead of “${wanted[at]}”`];
}

/** What the Markdown of a page has otherwise than the page, or not at all. */
function differences({ tree, article }: ReturnType<typeof read>): string[] {
  const headings = selectAll('h1, .prose :is(h2, h3, h4, h5, h6):not(#footnote-label)', article);
  const codes = nodesOf(tree, 'code').filter(({ lang }) => lang !== 'mermaid');
  const text = lettersOf(textOfMarkdown(tree));
  // Texts without scripts are those of the page, and the messages of a diagram are in its source.
  const untold = new Set([...textsOf(article, 'noscript p'), ...textsOf(article, 'figure li')]);
  const told = [
    ...textsOf(article, '.prose :is([role=tab], summary, dt, dd, figcaption)'),
    // Items with an admonition or tabs, whose labels differ in Markdown, are compared by their paragraphs.
    ...textsOf(article, '.prose li:not(:has(.admonition, [role=tablist]))'),
    ...textsOf(article, '.prose p:not([hidden])'),
    ...selectAll('.prose [role=img]', article).map(({ properties }) => `${properties.ariaLabel}`),
    ...selectAll('.prose img', article).map(({ properties }) => `${properties.alt}`),
  ];
  return [
    ...firstDifference(
      nodesOf(tree, 'heading').map((it) => `${it.depth} ${oneLine(textOfMarkdown(it))}`),
      headings.map((it) => `${it.tagName.slice(1)} ${oneLine(textOfHtml(it))}`),
    ),
    ...firstDifference(
      codes.map(({ value }) => value),
      selectAll('.prose pre code', article).map(textOfHtml),
    ),
    ...firstDifference(
      nodesOf(tree, 'tableCell').map((it) => oneLine(textOfMarkdown(it))),
      textsOf(article, '.prose :is(td, th)'),
    ),
    ...told.filter((it) => !untold.has(it) && !text.includes(lettersOf(it))),
  ];
}

/** What is no Markdown, and links that are not absolute or lead to nothing that is there. */
function faults({ tree, route }: ReturnType<typeof read>): string[] {
  const isCode = ({ value }: { value: string }) => /<\/?[A-Z]\w*|^(import|export) .*['"{*]/m.test(value);
  const links = [...nodesOf(tree, 'link'), ...nodesOf(tree, 'image'), ...nodesOf(tree, 'definition')];
  const nowhere = links.filter(({ url }) => {
    if (!URL.canParse(url)) return true;
    const { origin, pathname, hash } = new URL(url);
    if (origin !== new URL(site.url).origin) return false;
    const anchor = decodeURIComponent(hash.slice(1));
    if (pathname.endsWith('.md')) return !existsSync(`out${pathname}`) || !anchorsOf(pathname).has(anchor);
    // The first link is that of the web page.
    return published.has(toRoute(pathname))
      ? toRoute(pathname) !== toRoute(route)
      : !existsSync(`out${pathname}`);
  });
  const markup = [...nodesOf(tree, 'html'), ...nodesOf(tree, 'text').filter(isCode)];
  return [...markup.map(({ value }) => value), ...nowhere.map(({ url }) => url)];
}

for (const { name, tags, among } of lists)
  it(`the Markdown of ${name} has all that the page shows`, { tags }, () => {
    const wrong = among.map(read).flatMap((page) => {
      return [...differences(page), ...faults(page)].map((it) => `${page.route}: ${it}`);
    });
    expect(wrong).toEqual([]);
  });
