import GithubSlugger, { slug } from 'github-slugger';
import type { Heading, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { type PageContext, report } from '../context';
import { attributesOf } from '../element';
import { link } from '../nodes';
import { replaceNodes } from '../tree';

const idPattern = /^[\p{L}\p{M}\p{N}_.-]+$/u;

/** An id given by the writer at the end of a heading: `## Text [#id]`. */
const explicitId = /\s*\[#([^\]]*)\]\s*$/;

/** Gives each heading its id and its anchor link, and records the contents. The only place that makes ids. */
export function headings(context: PageContext, tree: Root): void {
  let previousDepth = 1;
  const slugger = new GithubSlugger();
  const isTaken = (id: string) => context.anchors.has(id);
  visit(tree, 'heading', (node: Heading) => {
    const typed = node.data?.hProperties?.id;
    const explicit = takeExplicitId(node) ?? (typeof typed === 'string' ? typed : undefined);
    const text = textOf(node);
    checkHeading(context, node, text, previousDepth);
    // The id that GitHub gives to a heading whose words are those of another: `-1` and so on.
    let id = slugger.slug(explicit ?? text);
    const wanted = explicit ?? slug(text);
    if (wanted === '')
      report(context, node, 'the heading gives no id', 'Add one at its end, for example [#my-id]');
    else if (explicit !== undefined && !idPattern.test(explicit))
      report(context, node, `"${explicit}" cannot be an id`, 'Use letters, digits, - and _ only');
    else if (isTaken(wanted)) {
      while (isTaken(id)) id = slugger.slug(explicit ?? text);
      const hint = `Reword the heading or give it its own id, for example [#${id}]`;
      report(context, node, `duplicate heading id "${wanted}"`, hint);
    } else id = wanted;
    previousDepth = node.depth;
    context.anchors.add(id);
    if (node.depth === 2 || node.depth === 3) context.toc.push({ id, text, depth: node.depth });
    // `content` in the class: reader views drop a heading whose id has a word like `related` or `footer` otherwise.
    node.data = {
      ...node.data,
      hProperties: { ...node.data?.hProperties, id, className: ['content-heading'] },
    };
    // Without the heading's text, which a screen reader has already read before the link.
    const data = { hProperties: { className: ['anchor'], ariaLabel: 'Link to this section' } };
    node.children.push({ ...link(`#${id}`), data });
  });
  if (context.doc.file.endsWith('.md')) htmlTargets(context, tree);
}

/** Records the ids of HTML, which are targets. READMEs have many above the heading that has the same id by itself. */
function htmlTargets({ anchors }: PageContext, tree: Root): void {
  replaceNodes(tree, (node) => {
    if (!('name' in node) || node.name !== 'Target') return undefined;
    const { id = '' } = attributesOf(node);
    if (anchors.has(id) || !idPattern.test(id)) return [];
    anchors.add(id);
    return undefined;
  });
}

function takeExplicitId(node: Heading): string | undefined {
  const last = node.children.at(-1);
  if (last?.type !== 'text') return undefined;
  const [, id] = explicitId.exec(last.value) ?? [];
  if (id !== undefined) last.value = last.value.replace(explicitId, '');
  return id;
}

function checkHeading(context: PageContext, node: Heading, text: string, previousDepth: number): void {
  if (text.trim() === '') report(context, node, 'the heading has no text', 'Write its text, or remove it');
  if (node.depth === 1) {
    const hint = "Start at ##: the front matter's title is level 1";
    report(context, node, 'the page has a heading of level 1', hint);
  } else if (node.depth > previousDepth + 1) {
    const hint = `Use ${'#'.repeat(previousDepth + 1)}`;
    report(context, node, `the heading jumps from level ${previousDepth} to ${node.depth}`, hint);
  }
}
