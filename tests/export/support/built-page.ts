import { readFileSync } from 'node:fs';
import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { fileOf } from './paths';

/** An element's attributes as they are written, by their names in lower case. */
export type Attributes = Record<string, string>;

/** What the tests ask of a built page, parsed as a browser parses it; the tree itself would take too much memory. */
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
  /** Text of each script of linked data. */
  linkedData: string[];
  breadcrumbs: string[];
  headings: { level: number; text: string }[];
  ids: string[];
  /** Name, attributes and text of each element that leads elsewhere, loads something or refers to an element. */
  elements: { name: string; attributes: Attributes; text: string }[];
}

/** Attributes that make an element one of those above. */
const telling = new Set([
  'href',
  'src',
  'htmlFor',
  'ariaControls',
  'ariaDescribedBy',
  'ariaLabelledBy',
  'ariaOwns',
]);

const pages = new Map<string, BuiltPage>();

/** A built page by the path that links to it carry. Read once. */
export function builtPage(path: string): BuiltPage {
  const known = pages.get(path);
  if (known) return known;
  const page = factsOf(fromHtml(readFileSync(fileOf(path), 'utf8')));
  pages.set(path, page);
  return page;
}

function factsOf(tree: Root): BuiltPage {
  const page: BuiltPage = {
    language: '',
    title: '',
    meta: [],
    policies: [],
    scripts: [],
    codeAttributes: [],
    linkedData: [],
    breadcrumbs: selectAll('nav[aria-label=Breadcrumbs] li', tree).map((crumb) => textOf(crumb)),
    headings: [],
    ids: [],
    elements: [],
  };
  visit(tree, 'element', (element, _index, parent) => {
    const { tagName: name, properties } = element;
    const attributes = attributesOf(element);
    if (name === 'html') page.language = attributes.lang ?? '';
    // A drawing has titles of its own.
    if (name === 'title' && parent?.type === 'element' && parent.tagName === 'head')
      page.title = textOf(element);
    const named = attributes.name ?? attributes.property;
    if (name === 'meta' && named !== undefined) page.meta.push([named, attributes.content ?? '']);
    if (name === 'meta' && attributes.httpequiv === 'Content-Security-Policy')
      page.policies.push({ content: attributes.content ?? '', scriptsBefore: page.scripts.length });
    if (name === 'script') page.scripts.push({ attributes, text: textOf(element) });
    for (const [key, value] of Object.entries(attributes))
      if (/^on/.test(key) || /^\s*javascript:/i.test(value))
        page.codeAttributes.push(`${name}[${key}=${value}]`);
    if (name === 'script' && attributes.type === 'application/ld+json') page.linkedData.push(textOf(element));
    if (/^h[1-6]$/.test(name)) page.headings.push({ level: Number(name[1]), text: textOf(element) });
    if (attributes.id !== undefined) page.ids.push(attributes.id);
    if (name === 'img' || Object.keys(properties).some((key) => telling.has(key)))
      page.elements.push({ name, attributes, text: name === 'a' ? textOf(element) : '' });
  });
  return page;
}

/** The tree has attributes under the names of properties, and lists as arrays. */
function attributesOf({ properties }: Element): Attributes {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [
      name === 'htmlFor' ? 'for' : name.toLowerCase().replace(/^aria/, 'aria-'),
      Array.isArray(value) ? value.join(' ') : String(value),
    ]),
  );
}
