import { parseArgs } from 'node:util';
import { z } from 'zod';
import { ReportError } from './report-error';

/** Where the page goes; git ignores the folder. */
const PAGE = '.cache/report.html';

export const usage = `Usage: npm run report -- [options]

Tells how the content is: pages by age since verification, thin pages, missing sources, orphan anchors and pages,
reading time, image sizes. Prints it, and writes it with charts and whole lists as a page to open in a browser.

  --all          Prints whole lists.
  --out <file>   Where the page goes. Without it, ${PAGE}.
  --today <day>  Day that ages are counted to, YYYY-MM-DD. Without it, today.
  --help         Shows this.`;

/** What the command is asked to do. */
export interface Command {
  isHelp: boolean;
  isWhole: boolean;
  /** File of the page. */
  out: string;
  /** YYYY-MM-DD. */
  today: string;
}

/** Reads the arguments. Throws a ReportError that names everything that is wrong. */
export function parseCommand(args: string[]): Command {
  const { help, all, out = PAGE, today = new Date().toISOString().slice(0, 10) } = parseFlags(args);
  const problems: string[] = [];
  // Another file would be overwritten by a slip of the hand.
  if (!out.endsWith('.html')) problems.push(`--out is "${out}". It must end in .html.`);
  if (!z.iso.date().safeParse(today).success)
    problems.push(`--today is "${today}". It must be a day such as 2026-11-22.`);
  if (problems.length > 0) throw new ReportError(`${problems.join('\n')}\n\n${usage}`);
  return { isHelp: help === true, isWhole: all === true, out, today };
}

function parseFlags(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        all: { type: 'boolean' },
        out: { type: 'string' },
        today: { type: 'string' },
        help: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new ReportError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}
