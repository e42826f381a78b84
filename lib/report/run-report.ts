import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ContentError } from '@/lib/content/problem';
import { reportHtml } from './html/report-html';
import { parseCommand, usage } from './parse-command';
import { readReport } from './read-report';
import { ReportError } from './report-error';
import { reportText } from './report-text';

/** Where the command says what it does. */
interface Output {
  print(line: string): void;
  printError(line: string): void;
}

/** Runs `npm run report`. @returns its exit code: 1 where it could not report or write the page */
export async function runReport(args: string[], { print, printError }: Output): Promise<0 | 1> {
  try {
    const { isHelp, isWhole, out, today } = parseCommand(args);
    if (isHelp) {
      print(usage);
      return 0;
    }
    const report = await readReport(today);
    // First: whoever reads the text may stop before its end, as `head` does.
    await writePage(out, reportHtml(report));
    for (const line of reportText(report, isWhole)) print(line);
    print('');
    print(`With charts and whole lists: ${out}`);
    return 0;
  } catch (error) {
    if (!(error instanceof ReportError || error instanceof ContentError)) throw error;
    printError(error.message);
    return 1;
  }
}

async function writePage(file: string, html: string): Promise<void> {
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, html);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ReportError(`The page cannot be written: ${reason}. Name another file with --out.`);
  }
}
