import type { Nodes } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { metaValue } from '@/lib/content/plugins/element';
import { parsePage } from '@/lib/site/parse-page';
import type { Source } from '@/lib/site/source';

/** A block of a page that a reader pastes, or a file that a reader writes, with passages and variables filled in. */
export interface PageStep {
  /** Heading of level 2 or 3 that it is below, and its number there: for messages. */
  place: string;
  /** Id of the heading of level 2. */
  section: string;
  /** Where to run it, as the page says: the title of the block, or of the last one that had such a title. */
  where: string;
  code: string;
  /** Path of the file that the block shows. Otherwise it is commands. */
  file?: string;
  /** Whether the block has only lines that a reader adds to the file. */
  isPart?: boolean;
}

const places =
  /^(Trusted machine|Server|node-[ab]|Both machines|All three machines|The machine that (votes|takes over))\b/;

/** The steps of a page, in the order in which a reader meets them. */
export async function pageSteps(source: Source, route: string): Promise<PageStep[]> {
  const doc = source.docs.find(({ path }) => path === route);
  if (!doc) throw new Error(`there is no page ${route}`);
  const { tree, problems } = await parsePage(doc, source);
  if (!tree || problems.length > 0) throw new Error(`${route} has problems: run npm run check`);
  const steps: PageStep[] = [];
  let section = '';
  let heading = '';
  let where = '';
  visit(tree, (node: Nodes) => {
    if (node.type === 'heading') {
      heading = textOf(node);
      if (node.depth === 2) section = String(node.data?.hProperties?.id);
    }
    if (node.type !== 'code') return;
    const title = metaValue(node, 'title') ?? '';
    const file = /(?:^|: )(\/\S+)$/.exec(title)?.[1];
    if (places.test(title)) where = title.replace(/: \/.*/, '');
    const place = `${heading}, block ${steps.filter((it) => it.place.startsWith(`${heading}, `)).length + 1}`;
    const step = { place, section, where };
    const part = /^Lines of (\/\S+)$/.exec(title)?.[1];
    if (part !== undefined) steps.push({ ...step, code: `${node.value}\n`, file: part, isPart: true });
    else if (file !== undefined) steps.push({ ...step, code: `${node.value}\n`, file });
    else if (node.lang === 'bash') steps.push({ ...step, code: node.value });
    else if (node.lang === 'console') steps.push({ ...step, code: typed(node.value) });
  });
  return steps;
}

/** The commands of a session, without its output. */
function typed(session: string): string {
  let continues = false;
  const lines = session.split('\n').filter((line) => {
    const isTyped = continues || line.startsWith('$ ');
    continues = isTyped && line.endsWith('\\');
    return isTyped;
  });
  return lines.map((line) => line.replace(/^\$ /, '')).join('\n');
}
