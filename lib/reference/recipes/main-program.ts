import type { Nodes, Root } from 'mdast';
import { CONTINUE, EXIT, visit } from 'unist-util-visit';
import { isCode } from '@/lib/content/plugins/element';

/** Path below content/recipes of the program that the page of a recipe shows first. */
export function mainProgram(tree: Root): string | undefined {
  let isRecipe = false;
  let path: string | undefined;
  visit(tree, (node: Nodes) => {
    // The facts are above the programs.
    if (node.type === 'mdxJsxFlowElement' && node.name === 'RecipeFacts') isRecipe = true;
    if (!isRecipe || !isCode(node) || node.data?.download === undefined) return CONTINUE;
    path = node.data.recipe?.file;
    return EXIT;
  });
  return path;
}
