import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { randomNumbers } from '@/lib/random';
import type { Sidebars } from '@/lib/reference/sidebars/schema';
import { type Doc, getDocs, readContent } from '@/lib/site';
import { copyProject } from '@/tests/e2e/support/project-copy';
import { SyntheticVocabulary } from './synthetic-vocabulary';

/** Pages of one folder, and of one sidebar: as many as the largest of the real ones have. */
const folderSize = 20;
const sidebarSize = 200;

/** A page that others are copied from. */
type Template = Awaited<ReturnType<typeof templates>>[number];
type Copy = ReturnType<typeof copiesOf>[number];

/** Writes the project with so many pages, see addSyntheticPages. @returns the project's folder */
export async function writeSyntheticSite(pages: number): Promise<string> {
  const folder = path.resolve(`.cache/synthetic-${pages}`);
  await copyProject(folder);
  await addSyntheticPages(folder, pages);
  return folder;
}

/**
 * Adds pages to a copy of the project, until it has so many: copies of those that make sense alone (neither methods of
 * the RPC nor recipes), with made-up words, links to each other, and sidebars of the real ones' size.
 */
export async function addSyntheticPages(folder: string, pages: number): Promise<void> {
  const docs = await getDocs();
  const copies = copiesOf(await templates(docs), pages - docs.length);
  const routes = new Map(
    copies.map(({ template, generation, route }) => [`${generation} ${template.route}`, route]),
  );
  const vocabulary = new SyntheticVocabulary(randomNumbers(20_260_102), []);
  for (const { template, generation, route } of copies) {
    const linked = template.raw.replace(/\]\((\/[^)#\s]*)/g, (link, target: string) => {
      const copy = routes.get(`${generation} ${target}`);
      return copy === undefined ? link : `](${copy}`;
    });
    const titled = linked.replace(/^title: .*$/m, `title: ${template.title} ${generation}`);
    const file = path.join(folder, `content${route}.mdx`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, rewritten(titled, vocabulary));
  }
  const sidebars = path.join(folder, 'content/sidebars.json');
  const all = { ...JSON.parse(await readFile(sidebars, 'utf8')), ...sidebarsOf(copies) };
  await writeFile(sidebars, JSON.stringify(all, null, 2));
}

/** What a page needs to be copied: a body that is true on any route, and a title to which a number can be added. */
async function templates(docs: readonly Doc[]) {
  const raw = new Map(readContent('.mdx').map((file) => [file.path, file.raw]));
  return docs.flatMap(({ path: route, file, frontMatter: { title, layout, proposal, sidebar } }) => {
    const text = raw.get(file) ?? '';
    const isBound = /\bfile="|<(?:Rpc|Command|Option|Shared|Recipe|Proposal)\w*\b|^slug:/m.test(text);
    const isPlain = /^[\w ,-]{1,80}$/.test(title);
    if (isBound || !isPlain || proposal || layout === 'home' || sidebar === false) return [];
    return [{ route, name: path.basename(route), title, raw: text }];
  });
}

/** Copies of one generation link to each other. */
function copiesOf(originals: readonly Template[], count: number) {
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const template = originals[index % originals.length];
    if (!template) throw new Error('No page can be copied.');
    const generation = Math.floor(index / originals.length) + 1;
    const place = `/more-${Math.floor(index / sidebarSize)}/part-${Math.floor(index / folderSize)}`;
    return { template, generation, route: `${place}/${template.name}-${generation}` };
  });
}

/** Paragraphs and list items; headings stay, because links lead to ids that are made of their words. */
const PROSE = /^(?:[A-Za-z]|- |\d+\. )/;
/** Parts of prose that are not words: code, variables, targets of links, tags, formulas, addresses. */
const SYNTAX = /(`[^`]*`|\[\[[^\]]*\]\]|\]\([^)]*\)|<[^>]*>|\$\$[^$]*\$\$|https?:\S+|&\w+;)/;
/** Words that may say what a page is about. Shorter ones are mostly grammar. */
const TELLING = /\b[a-z]{7,}\b/g;

/** A page whose characteristic words of prose are made up. Front matter, code, tables and headings are kept. */
function rewritten(text: string, vocabulary: SyntheticVocabulary): string {
  const end = text.indexOf('\n---', 3) + 4;
  let fence = '';
  const lines = text
    .slice(end)
    .split('\n')
    .map((line) => {
      const [, marks = ''] = /^\s*(`{3,}|\${2,}(?!.*\$))/.exec(line) ?? [];
      if (marks !== '') fence = fence === '' ? marks : line.trim() === fence ? '' : fence;
      if (fence !== '' || marks !== '' || !PROSE.test(line)) return line;
      const parts = line.split(SYNTAX);
      return parts
        .map((part, at) => (at % 2 ? part : part.replace(TELLING, () => vocabulary.next())))
        .join('');
    });
  return text.slice(0, end) + lines.join('\n');
}

/** A sidebar for each so many copies, with a category for each folder. */
function sidebarsOf(copies: readonly Copy[]): Sidebars {
  const added: Sidebars = {};
  for (const folder of new Set(copies.map(({ route }) => path.dirname(route)))) {
    const name = path.basename(path.dirname(folder));
    added[name] ??= { name, items: [] };
    added[name].items.push({ label: path.basename(folder), collapsed: true, items: [{ folder }] });
  }
  return added;
}
