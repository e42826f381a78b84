import type { Code, Nodes, Root } from 'mdast';
import { isElement } from '@/lib/markdown/element';
import { type Block, component } from '@/lib/markdown/nodes';
import { nodesOf, replaceNodes } from '@/lib/markdown/tree';

/**
 * Puts the program of a recipe next to its explanation on wide screens, if the page has one program to explain: the
 * second section shows it alone, and the third explains regions of it and of nothing else. The page then has three
 * parts: all that comes before the program, the program, and all that comes after it.
 */
export function recipeColumns(_context: unknown, tree: Root): void {
  const { children } = tree;
  if (!children.some((it) => isElement(it, 'RecipeFacts'))) return;
  const [, start, explained, end = children.length] = sectionStarts(tree);
  if (start === undefined || explained === undefined) return;
  const [program, ...others] = children.slice(start, explained).flatMap(codeIn).filter(isWhole);
  const steps = children
    .slice(explained, end)
    .flatMap(codeIn)
    .filter((it) => it.data?.recipe);
  const at = program ? children.indexOf(program) : -1;
  const isOf = (step: Code) => step.data?.recipe?.file === program?.data?.recipe?.file && !isWhole(step);
  if (at < 0 || others.length > 0 || steps.length === 0 || !steps.every(isOf)) return;
  if (children.some((it) => it.type === 'footnoteDefinition')) return;
  const after = at + (isElement(children[at + 1], 'Verified') ? 2 : 1);
  const part = (name: string, from: number, to?: number) =>
    component(name, {}, children.slice(from, to) as Block[]);
  tree.children = [part('RecipeStart', 0, at), part('RecipeProgram', at, after), part('RecipeText', after)];
  replaceNodes(tree, (node) => {
    if (node.type !== 'code' || !steps.includes(node)) return undefined;
    const [from, to] = node.data?.recipe?.lines ?? [];
    return [component('Excerpt', { lines: `${from}–${to}` }, node)];
  });
}

/** Whether a recipe's page has its program next to its explanation. */
export function hasRecipeColumns(tree: Root): boolean {
  return tree.children.some((it) => isElement(it, 'RecipeProgram'));
}

/** Where the sections of a page start: the places of its headings of level 2 among its blocks. */
export function sectionStarts({ children }: Root): number[] {
  return children.flatMap((it, index) => (it.type === 'heading' && it.depth === 2 ? index : []));
}

function codeIn(node: Nodes): Code[] {
  return nodesOf(node, 'code');
}

function isWhole({ data }: Code): boolean {
  return data?.download !== undefined;
}
