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

/** Selectors are for small parts only: to match one takes as long in the whole tree as to parse it. */
function factsOf(tree: Root): BuiltPage {
  const page: BuiltPage = {
    language: '',
    title: '',
    meta: [],
    policies: [],
    scripts: [],
    codeAttributes: [],
    breadcrumbs: [],
    headings: [],
    sections: [],
    contents: [],
    ids: [],
    elements: [],
  };
  visit(tree, 'element', (element) => {
    const { tagName: name } = element;
    const attributes = attributesOf(element);
    if (name === 'html') page.language = attributes.lang ?? '';
    if (name === 'head') page.title = selectAll('title', element).map(textOf).join();
    const items = name === 'nav' ? selectAll('li', element) : [];
    if (attributes['aria-label'] === 'Breadcrumbs') page.breadcrumbs = items.map(textOf);
    if (attributes['aria-label'] === 'On this page')
      page.contents = items.map(
        (it) => `${it.properties.dataDepth} ${selectAll('a', it)[0]?.properties.href}`,
      );
    if (attributes.classname?.split(' ').includes('prose')) page.sections = sectionsIn(element);
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

/** Level and address of the headings of levels 2 and 3, apart from the one above footnotes. */
function sectionsIn(prose: Element): string[] {
  const found: string[] = [];
  visit(prose, 'element', ({ tagName, properties: { id } }) => {
    if (/^h[23]$/.test(tagName) && id !== 'footnote-label') found.push(`${tagName.slice(1)} #${id}`);
  });
  return found;
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
