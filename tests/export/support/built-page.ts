import { readFileSync } from 'node:fs';
import type { Element, Root } from 'hast';
import { selectAll } from 'hast-util-select';
import { visit } from 'unist-util-visit';
import { parseHtml } from '@/tests/support/parse-html';
import { textOf } from '@/tests/support/text-of';
import { fileOf, paths } from './paths';

/** An element's attributes as they are written, by their names in lower case. */
export type Attributes = Record<string, string>;

/** What the tests check on a built page, parsed as a browser parses it. The tree itself would take too much memory. */
export interface BuiltPage {
  language: string;
  title: string;
  /** Name or property, and content, of each `meta` that has them. */
  meta: [name: string, content: string][];
  /** Each policy of the document, with the number of scripts above it. */
  policies: { content: string; scriptsBefore: number }[];
  /** Attributes and text of each script. */
  scripts: { attributes: Attributes; text: string }[];
  /** Attributes that hold code: event handlers and `javascript:` addresses, as `element[name=value]`. */
  codeAttributes: string[];
  breadcrumbs: string[];
  headings: { level: number; text: string }[];
  /**
   * Level and address of the headings in the text that the table of contents should list, and what it lists: levels 2
   * and 3, and of level 4 those that are a name in code.
   */
  sections: string[];
  contents: string[];
  ids: string[];
  /** Name and attributes of each element that leads elsewhere or loads something. */
  elements: { name: string; attributes: Attributes }[];
}

const pages = new Map<string, BuiltPage>();

/** A built page by the path in links to it. Each page is parsed once. */
export function builtPage(path: string): BuiltPage {
  const known = pages.get(path);
  if (known) return known;
  const page = factsOf(parseHtml(readFileSync(fileOf(path), 'utf8')));
  pages.set(path, page);
  return page;
}

/** What is wrong on the pages, one line each, with the page's path. */
export function wrongOn(
  find: (page: BuiltPage, path: string) => unknown[],
  among: readonly string[] = paths,
): string[] {
  return among.flatMap((path) => find(builtPage(path), path).map((it) => `${path}: ${it}`));
}

function factsOf(tree: Root): BuiltPage {
  const texts = (selector: string) => selectAll(selector, tree).map((it) => textOf(it));
  const page: BuiltPage = {
    language: '',
    title: texts('head > title').join(),
    meta: [],
    policies: [],
    scripts: [],
    codeAttributes: [],
    breadcrumbs: texts('nav[aria-label=Breadcrumbs] li'),
    headings: [],
    sections: selectAll('.prose :is(h2, h3):not(#footnote-label)', tree).map(
      ({ tagName, properties }) => `${tagName.slice(1)} #${properties.id}`,
    ),
    contents: selectAll('nav[aria-label="On this page"] li', tree).map(
      (it) => `${it.properties.dataDepth} ${selectAll('a', it)[0]?.properties.href}`,
    ),
    ids: [],
    elements: [],
  };
  visit(tree, 'element', (element) => {
    const { tagName: name } = element;
    const attributes = attributesOf(element);
    if (name === 'html') page.language = attributes.lang ?? '';
    const named = attributes.name ?? attributes.property;
    if (name === 'meta' && named !== undefined) page.meta.push([named, attributes.content ?? '']);
    if (name === 'meta' && attributes.httpequiv === 'Content-Security-Policy')
      page.policies.push({ content: attributes.content ?? '', scriptsBefore: page.scripts.length });
    if (name === 'script') page.scripts.push({ attributes, text: textOf(element) });
    for (const [key, value] of Object.entries(attributes))
      if (/^on/.test(key) || /^\s*javascript:/i.test(value))
        page.codeAttributes.push(`${name}[${key}=${value}]`);
    if (/^h[1-6]$/.test(name)) page.headings.push({ level: Number(name[1]), text: textOf(element) });
    if (attributes.id !== undefined) page.ids.push(attributes.id);
    if (attributes.href !== undefined || attributes.src !== undefined)
      page.elements.push({ name, attributes });
  });
  return page;
}

/** The tree has attributes under the names of properties, and lists as arrays. */
function attributesOf({ properties }: Element): Attributes {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [
      name.toLowerCase().replace(/^aria/, 'aria-'),
      Array.isArray(value) ? value.join(' ') : String(value),
    ]),
  );
}
