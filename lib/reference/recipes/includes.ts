import type { Code, Root } from 'mdast';
import { type DataContext, type PageContext, report } from '@/lib/markdown/context';
import { metaValue } from '@/lib/markdown/element';
import { component } from '@/lib/markdown/nodes';
import { replaceNodes } from '@/lib/markdown/tree';
import { didYouMean } from '@/lib/nearest';
import type { PageData } from '../page-data';
import { isProgram, type RecipeFile } from './data';
import { describeTest } from './verified';

/**
 * A code block with `file="…"` shows a file of the page's folder in content/recipes, or with a slash at its start a
 * file of another page by its path below content/recipes; with `region="…"` a part of it. A whole program can be
 * downloaded, and a mark below it shows whether it was verified. Runs after variables are filled, so that programs are
 * shown unchanged.
 */
export function includes(context: DataContext<PageData>, tree: Root): void {
  replaceNodes(tree, (node) => {
    if (node.type !== 'code') return undefined;
    const name = metaValue(node, 'file');
    const region = metaValue(node, 'region');
    if (name === undefined) {
      if (region !== undefined) report(context, node, 'region="…" needs file="…"', 'Name the file it is in');
      return undefined;
    }
    if (node.value.trim() !== '') {
      report(context, node, 'code block with file="…" is not empty', 'Remove its text, or file="…"');
      return undefined;
    }
    const file = findFile(context, node, name);
    const part = file && findPart(context, node, file, region);
    if (!file || !part) return undefined;
    node.value = part.text;
    node.data = { ...node.data, recipe: { file: file.path, ...('lines' in part && { lines: part.lines }) } };
    if (region !== undefined) return undefined;
    const shown = name.replace(/^\/.*\//, '');
    if (metaValue(node, 'title') === undefined)
      node.meta += ` title="${name.endsWith('.txt') ? 'Output' : shown}"`;
    if (!isProgram(name)) return undefined;
    node.data = { ...node.data, download: `/recipes/${file.path}` };
    return [node, component('Verified', describeTest(shown, file.verified))];
  });
}

function findFile(context: DataContext<PageData>, node: Code, name: string): RecipeFile | undefined {
  const root = name.startsWith('/') ? '/' : '';
  const folder = root ? '' : `${context.doc.id}/`;
  const path = folder + name.slice(root.length);
  const paths = [...context.data.recipes.keys()].filter((it) => it.startsWith(folder));
  const names = paths.map((it) => root + it.slice(folder.length));
  const found = context.data.recipes.get(path);
  const hint = didYouMean(name, names, 'Add it, or name a file of that folder');
  if (!found) report(context, node, `there is no content/recipes/${path}`, hint, name);
  return found;
}

function findPart(context: PageContext, node: Code, file: RecipeFile, region: string | undefined) {
  if (region === undefined) return file;
  const part = file.regions.get(region);
  const names = [...file.regions.keys()];
  const hint = didYouMean(region, names, `Its regions: ${names.join(', ') || 'none'}`);
  if (!part) report(context, node, `content/recipes/${file.path} has no region "${region}"`, hint, region);
  return part;
}
