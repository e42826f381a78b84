import type { Code, Nodes, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { CONTINUE, SKIP, visit } from 'unist-util-visit';
import { element } from '@/lib/content/plugins/element';

/**
 * Puts the program of a recipe next to its explanation on wide screens, if the page has one program to explain: the
 * second section shows it alone, and the third explains regions of it and of nothing else. The page then has three
 * parts: all that comes before the program, the program, and all that comes after it.
 */
export function recipeColumns(_context: unknown, tree: Root): void {
  const { children } = tree;
  if (!children.some((it) => isElement(it, 'RecipeFacts'))) return;
  const [, start, explained, end = children.length] = children.flatMap((it, index) =>
    it.type === 'heading' && it.depth === 2 ? index : [],
  );
  if (start === undefined || explained === undefined) return;
  const [program, ...others] = codeIn(children.slice(start, explained)).filter(isWhole);
  const steps = codeIn(children.slice(explained, end)).filter((it) => it.data?.recipe);
  const at = program ? children.indexOf(program) : -1;
  const isOf = (step: Code) => step.data?.recipe?.file === program?.data?.recipe?.file && !isWhole(step);
  if (at < 0 || others.length > 0 || steps.length === 0 || !steps.every(isOf)) return;
  if (children.some((it) => it.type === 'footnoteDefinition')) return;
  const after = at + (isElement(children[at + 1], 'Verified') ? 2 : 1);
  const part = (name: string, from: number, to?: number) =>
    element(name, {}, children.slice(from, to) as MdxJsxFlowElement['children']);
  tree.children = [part('RecipeStart', 0, at), part('RecipeProgram', at, after), part('RecipeText', after)];
  visit(tree, (node: Nodes, index, parent) => {
    if (node.type !== 'code' || !parent || index === undefined || !steps.includes(node)) return CONTINUE;
    const [first, last] = node.data?.recipe?.lines ?? [];
    parent.children[index] = element('Excerpt', { lines: `${first}–${last}` }, [node]);
    return SKIP;
  });
}

/** Whether a recipe's page has its program next to its explanation. */
export function hasRecipeColumns(tree: Root): boolean {
  return tree.children.some((it) => isElement(it, 'RecipeProgram'));
}

function isElement(node: Nodes | undefined, name: string): boolean {
  return node?.type === 'mdxJsxFlowElement' && node.name === name;
}

function codeIn(children: RootContent[]): Code[] {
  const found: Code[] = [];
  visit({ type: 'root', children } as Root, 'code', (it) => void found.push(it));
  return found;
}

function isWhole({ data }: Code): boolean {
  return data?.download !== undefined;
}
