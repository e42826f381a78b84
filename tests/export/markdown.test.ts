import { existsSync, readFileSync } from 'node:fs';
import type { Element, Nodes as HtmlNodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import type { Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { site } from '@/content/site';
import { markdownPath } from '@/lib/outputs/markdown/markdown-path';
import { routeOf } from '@/lib/url';
import { htmlFile, linkOf, routes } from '@/tests/e2e/support/routes';
import { builtPage } from './support/built-page';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMath, { singleDollarTextMath: false });
const known = new Set(routes.map(routeOf));

/** Text as one line. A power is typed with a sign that the page does not need. */
function oneLine(text: string): string {
  return text.replaceAll('^', '').replace(/\s+/g, ' ').trim();
}

/** Letters and digits alone: what stands between a field's name and its type, or two paragraphs, is a matter of looks. */
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
  visit(tree, (node) => {
    if (node.type === type) found.push(node as Extract<Nodes, { type: T }>);
  });
  return found;
}

describe.each(routes)('the Markdown of %s', (route) => {
  const markdown = readFileSync(`out${markdownPath(route)}`, 'utf8');
  const tree = parser.parse(markdown);
  const article = select('article', fromHtml(readFileSync(htmlFile(route), 'utf8'))) as Element;
  const text = lettersOf(textOfMarkdown(tree));

  it('begins with the title, the description and the address of the page', () => {
    const [title, description, address] = tree.children.map((node) => textOfMarkdown(node));
    expect(title).toBe(builtPage(linkOf(route)).headings[0]?.text);
    expect(description).toBe(new Map(builtPage(linkOf(route)).meta).get('description'));
    expect(address).toBe(`Web page: ${site.url}${route}`);
  });

  it('has every heading, code block and table of the page, in its order, and nothing more', () => {
    const headings = selectAll('h1, .prose :is(h2, h3, h4, h5, h6):not(#footnote-label)', article);
    expect(nodesOf(tree, 'heading').map((it) => `${it.depth} ${oneLine(textOfMarkdown(it))}`)).toEqual(
      headings.map((it) => `${it.tagName.slice(1)} ${oneLine(textOfHtml(it))}`),
    );
    const codes = nodesOf(tree, 'code').filter(({ lang }) => lang !== 'mermaid');
    expect(codes.map(({ value }) => value)).toEqual(selectAll('.prose pre code', article).map(textOfHtml));
    expect(nodesOf(tree, 'tableCell').map((it) => oneLine(textOfMarkdown(it)))).toEqual(
      textsOf(article, '.prose :is(td, th)'),
    );
  });

  it('says all that the page says', () => {
    const withoutScripts = new Set(textsOf(article, 'noscript p'));
    const told = [
      ...textsOf(article, '.prose :is([role=tab], summary, dt, dd, figcaption)'),
      // Those with an admonition or tabs, whose names read otherwise in Markdown, are told by their paragraphs.
      ...textsOf(article, '.prose li:not(:has(.admonition, [role=tablist]))'),
      ...textsOf(article, '.prose p:not([hidden])').filter((it) => !withoutScripts.has(it)),
      ...selectAll('.prose [role=img]', article).map(({ properties }) => `${properties.ariaLabel}`),
      ...selectAll('.prose img', article).map(({ properties }) => `${properties.alt}`),
    ];
    expect(told.filter((it) => !text.includes(lettersOf(it)))).toEqual([]);
  });

  it('has no markup but Markdown’s', () => {
    expect(nodesOf(tree, 'html')).toEqual([]);
    const code = nodesOf(tree, 'text').filter(({ value }) =>
      /<\/?[A-Z]\w*|^(import|export) .*['"{*]/m.test(value),
    );
    expect(code.map(({ value }) => value)).toEqual([]);
  });

  it('has absolute links only, and those to the site lead to its pages, headings and files', () => {
    const targets = [...nodesOf(tree, 'link'), ...nodesOf(tree, 'image'), ...nodesOf(tree, 'definition')];
    const wrong = targets.filter(({ url }) => {
      if (!URL.canParse(url)) return true;
      const { origin, pathname, hash } = new URL(url);
      if (origin !== new URL(site.url).origin) return false;
      if (!known.has(routeOf(pathname))) return !existsSync(`out${pathname}`) || pathname.endsWith('/');
      return hash !== '' && !builtPage(linkOf(pathname)).ids.includes(decodeURIComponent(hash.slice(1)));
    });
    expect(wrong.map(({ url }) => url)).toEqual([]);
  });
});
