import { parseArgs } from 'node:util';
import { z } from 'zod';
import { sidebarNames } from '@/content/sidebars';
import { getLeftOut, getPages } from '@/lib/content';
import { ContentError } from '@/lib/content/problem';
import { readRedirects } from '@/lib/content/redirects';
import { assertContent, getVersion } from '@/lib/nav';
import { NO_SIDEBAR, pageFacts } from './page-facts';
import { publicImages } from './public-images';
import { type Content, reportText } from './report-text';

export const usage = `Usage: npm run report -- [options]

Prints the state of the content: pages by age since verification, thin pages, missing sources, orphan anchors and
pages, reading time, image sizes.

  --all          Prints whole lists.
  --today <day>  Day that ages are counted to, YYYY-MM-DD. Without it, today.
  --help         Shows this.`;

/** Where the command prints. */
interface Output {
  print(line: string): void;
  printError(line: string): void;
}

/** Runs `npm run report`. @returns its exit code: 1 if it could not report */
export async function runReport(args: string[], { print, printError }: Output): Promise<0 | 1> {
  let values: ReturnType<typeof parse>;
  try {
    values = parse(args);
  } catch (error) {
    printError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    return 1;
  }
  if (values.help) {
    print(usage);
    return 0;
  }
  try {
    for (const line of reportText(await readReport(values.today), values.all)) print(line);
    return 0;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    printError(error.message);
    return 1;
  }
}

/** Reads the arguments. @throws if one of them is wrong */
function parse(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      all: { type: 'boolean', default: false },
      today: { type: 'string', default: new Date().toISOString().slice(0, 10) },
      help: { type: 'boolean', default: false },
    },
  });
  if (!z.iso.date().safeParse(values.today).success)
    throw new Error(`--today is "${values.today}". It must be a day such as 2026-11-22.`);
  return values;
}

/** The latest version of the content, as nobody edits older ones. @throws a ContentError if it has problems */
async function readReport(today: string): Promise<Content> {
  await assertContent();
  const [parsed, { docs }, drafts, redirects, images] = await Promise.all([
    getPages(),
    getVersion(),
    getLeftOut(),
    readRedirects(),
    publicImages(),
  ]);
  const sidebars = new Map(docs.map(({ path, sidebar }) => [path, sidebar && sidebarNames[sidebar]]));
  const pages = pageFacts(parsed, {
    sidebarOf: (doc) => sidebars.get(doc.path) ?? NO_SIDEBAR,
    redirectTargets: redirects.map(({ to }) => to),
    today,
  });
  return { today, pages, drafts: drafts.length, images };
}
