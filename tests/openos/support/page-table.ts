import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Runs } from '@/lib/reference/recipes/schema';
import { type Block, readPage } from './page-blocks';
import type { Known } from './run-step';

/** How the blocks of a page are run. Blocks are named by the text that they begin with. */
export interface PageCase {
  /** Options of the test validator in the place of the public clusters; none is started for `false`. */
  cluster?: string | false;
  /** What the page says that its reader has: commands, which must succeed. */
  before?: string;
  fill?: Record<string, string>;
  /** What another page has printed. */
  known?: Known;
  varies?: string[];
  /** What readers answer to questions. */
  stdin?: string;
  /** What the reader does before a block, or waits for: commands. */
  ahead?: Record<string, string>;
  /** Reasons why blocks do not run. */
  skip?: Record<string, string>;
  /** Commands that fail with messages of the page, after its blocks. */
  errors?: Record<string, string>;
  /** Other messages of its tables, by the reason why no command provokes them. */
  notProvoked?: Record<string, string[]>;
}

export const table = parse(readFileSync('tests/openos/pages.yml', 'utf8')) as {
  /** Reasons by patterns of the blocks of any page that they keep from running. */
  skip: Record<string, string>;
  pages: Record<string, PageCase>;
};

/** What a table of a page has for a block. */
export function entryFor({ text }: Block, entries: Record<string, string> = {}): string | undefined {
  return Object.entries(entries).find(([start]) => text.startsWith(start))?.[1];
}

/** The page of the reference, whose examples usage.test.ts runs. */
export const usage = '/cli/usage';

/** The blocks of a page, and those of them that run; why the others do not. */
export async function planPage(route: string) {
  const page = table.pages[route] ?? {};
  const { blocks, messages } = await readPage(route);
  const general = Object.entries(table.skip).map(
    ([pattern, why]) => [new RegExp(pattern, 'm'), why] as const,
  );
  const reasons = blocks.map(
    (it) => entryFor(it, page.skip) ?? general.find(([pattern]) => pattern.test(it.text))?.[1],
  );
  return { page, blocks, messages, reasons, runs: blocks.filter((_, index) => reasons[index] === undefined) };
}

/** What content/openos.json has of a page whose blocks passed, apart from the day. */
export type Verdict = Omit<Runs[string], 'tested'>;

const reportFile = 'content/openos.json';

/** Writes the entries of pages that were run, undefined for those that failed. */
export function writeReport(entries: Readonly<Record<string, Verdict | undefined>>): void {
  const report = JSON.parse(readFileSync(reportFile, 'utf8')) as Runs;
  for (const [route, entry] of Object.entries(entries)) {
    const { tested, ...before } = report[route] ?? {};
    const isSame = tested !== undefined && JSON.stringify(before) === JSON.stringify(entry);
    if (!entry) delete report[route];
    else report[route] = { ...entry, tested: isSame ? tested : new Date().toISOString().slice(0, 10) };
  }
  const sorted = Object.entries(report).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(reportFile, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
