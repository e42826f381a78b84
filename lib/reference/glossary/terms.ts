import type { Paragraph, PhrasingContent, Root, Text } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { CONTINUE, SKIP, visit } from 'unist-util-visit';
import type { DataContext } from '@/lib/markdown/context';
import { isElement, type MdxJsxTextElement } from '@/lib/markdown/element';
import { plainText, textComponent } from '@/lib/markdown/nodes';
import { fillVariables } from '@/lib/source/variables';
import { toRoute } from '@/lib/url';
import type { PageData } from '../page-data';
import type { GlossaryEntry } from './schema';

/** The page that the marks lead to. */
export const glossaryRoute = '/learn/glossary';

/** Most marks of a page and of a paragraph: more would make the text hard to read. */
const mostMarks = { page: 8, paragraph: 2 };

/** Nodes that contain running prose that is always visible; the component `<Steps>` is one too. */
const running = ['root', 'list', 'listItem', 'blockquote', 'containerDirective'];

/**
 * Marks the first use of each term of the glossary in the running prose of a page, as `<Term>`: a link to the glossary
 * that shows the definition. A term that a link or an emphasis contains is explained there, and is not marked after it.
 * Neither is one on the page that explains it. docs/decisions.md has the reasons.
 */
export function terms(context: DataContext<PageData>, tree: Root): void {
  const { doc, data } = context;
  const { glossary } = data;
  if (doc.frontMatter.layout === 'home' || doc.path === glossaryRoute) return;
  if (glossary.length === 0 || ![...data.pages.values()].includes(glossaryRoute)) return;
  const { pattern, findTerm } = data.termMatcher;
  const done = new Set(
    glossary.filter(({ page }) => toRoute(page.split('#', 1)[0] ?? '') === toRoute(doc.path)),
  );
  let left = mostMarks.page;

  const explain = (node: PhrasingContent) => {
    for (const [form] of textOf(node).matchAll(pattern)) {
      const term = findTerm(form);
      if (term) done.add(term);
    }
  };
  const markText = ({ value }: Text, most: number): PhrasingContent[] => {
    const parts: PhrasingContent[] = [];
    let end = 0;
    for (const { 0: form, index } of value.matchAll(pattern)) {
      const term = findTerm(form);
      if (!term || done.has(term) || parts.length >= 2 * most) continue;
      done.add(term);
      parts.push({ type: 'text', value: value.slice(end, index) }, markOf(context, term, form));
      end = index + form.length;
    }
    return [...parts, { type: 'text', value: value.slice(end) }];
  };
  const markParagraph = (node: Paragraph) => {
    let here = Math.min(left, mostMarks.paragraph);
    node.children = node.children.flatMap((child) => {
      if (child.type !== 'text') {
        if ('children' in child) explain(child);
        return child;
      }
      const parts = markText(child, here);
      const marks = (parts.length - 1) / 2;
      here -= marks;
      left -= marks;
      return marks === 0 ? child : parts.filter((it) => it.type !== 'text' || it.value !== '');
    });
  };
  visit(tree, (node) => {
    // The label of an admonition is a paragraph with data. One that starts with a link is an item of a list of links.
    if (node.type === 'paragraph' && !node.data && !/^link/.test(node.children[0]?.type ?? ''))
      markParagraph(node);
    return running.includes(node.type) || isElement(node, 'Steps') ? CONTINUE : SKIP;
  });
}

function markOf(
  context: DataContext<PageData>,
  { id, definition }: GlossaryEntry,
  form: string,
): MdxJsxTextElement {
  // The glossary's page reports a variable that does not exist.
  const filled = fillVariables(definition, context.data.variables, () => undefined);
  const href = `${glossaryRoute}#${id}`;
  return textComponent('Term', { href, definition: plainText(filled) }, form);
}
