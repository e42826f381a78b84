import type { Code, Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { type DataContext, type PageContext, report } from '@/lib/content/plugins/context';
import { element, isCode, metaValue } from '@/lib/content/plugins/element';
import { didYouMean } from '@/lib/nearest';
import type { PageData } from '../page-data';
import { isProgram, type RecipeFile } from './recipes';
import { verdictOf } from './verified';

/**
 * A code block with `file="…"` shows a file of the page's folder in content/recipes, or with a slash at its start a
 * file of another page by its path below content/recipes; with `region="…"` a part of it. A whole program can be
 * downloaded, and a mark below it shows whether it was verified. Runs after variables are filled, so that programs are
 * shown unchanged.
 */
export function includes(context: DataContext<PageData>, tree: Root): void {
  visit(tree, (node: Nodes, index, parent) => {
    if (!isCode(node) || !parent || index === undefined) return;
    const name = metaValue(node, 'file');
    const region = metaValue(node, 'region');
    if (name === undefined) {
      if (region !== undefined) report(context, node, 'region="…" needs file="…"', 'Name the file it is in');
      return;
    }
    if (node.value.trim() !== '') {
      report(context, node, 'a code block with file="…" has text too', 'Remove one of the two');
      return;
    }
    const file = find(context, node, name);
    const text = file && textOf(context, node, file, region);
    if (!file || text === undefined) return;
    node.value = text;
    const lines = file.regions.get(region ?? '')?.lines;
    node.data = { ...node.data, recipe: { file: file.path, ...(lines && { lines }) } };
    node.meta = node.meta?.replace(/\s*\b(?:file|region)="[^"]*"/g, '') ?? '';
    if (region !== undefined) return;
    const shown = name.replace(/^\/.*\//, '');
    if (!/\btitle="/.test(node.meta)) node.meta += ` title="${name.endsWith('.txt') ? 'Output' : shown}"`;
    if (!isProgram(name)) return;
    node.data = { ...node.data, download: `/recipes/${file.path}` };
    const mark = [element('Verified', verdictOf(shown, file.verified))];
    parent.children.splice(index + 1, 0, ...(mark as typeof parent.children));
  });
}

function find(context: DataContext<PageData>, node: Code, name: string): RecipeFile | undefined {
  const { recipes } = context.data;
  const isOther = name.startsWith('/');
  const folder = isOther ? '' : `${context.doc.id}/`;
  const found = recipes.get(isOther ? name.slice(1) : folder + name);
  if (found) return found;
  const paths = [...recipes.keys()].filter((it) => it.startsWith(folder));
  const names = paths.map((it) => (isOther ? `/${it}` : it.slice(folder.length)));
  const inFolder =
    names.length === 0 ? `Put it into content/recipes/${folder}` : `It has ${names.join(', ')}`;
  const fallback = isOther ? 'Write its path below content/recipes, with a slash at the start' : inFolder;
  const message = `content/recipes${isOther ? '' : `/${folder}`} has no file "${name}"`;
  report(context, node, message, didYouMean(name, names, fallback), name);
  return undefined;
}

function textOf(context: PageContext, node: Code, file: RecipeFile, region: string | undefined) {
  const text = region === undefined ? file.text : file.regions.get(region)?.text;
  if (region === undefined || text !== undefined) return text;
  const names = [...file.regions.keys()];
  const fallback = names.length === 0 ? 'It has no regions' : `Its regions are ${names.join(', ')}`;
  const hint = didYouMean(region, names, fallback);
  report(context, node, `content/recipes/${file.path} has no region "${region}"`, hint, region);
  return undefined;
}
