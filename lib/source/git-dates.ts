import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
// Relative path: Next.js loads this file with its configuration, in which aliases do not work.
import { splitFrontMatter } from './front-matter';

const run = promisify(execFile);
const maxBuffer = 256 * 1024 * 1024;

const warning = 'Pages, sitemap and feed have no dates of changes:';

/** A commit's change of a file: the ids of its blobs before and after; zeros where there is none. */
type Change = Record<'time' | 'before' | 'after', string>;

/**
 * Time of the last commit that changed each page's text, by path from the project's root, in ISO 8601 with the
 * committer's offset. Front matter and white space are not text, so an edit of the front matter of every page, or new
 * line breaks, are no news to readers. Nor is a move of a page that leaves its file as it is. Empty where
 * `missingDates` has a reason.
 */
export async function gitTimes(folder: string): Promise<Map<string, string>> {
  const times = new Map<string, string>();
  if (await missingDates()) return times;
  const format = ['--format=@%cI', '--raw', '--no-abbrev', '-M100%', '--relative'];
  const log = await run('git', ['-c', 'core.quotePath=off', 'log', ...format, '--', folder], { maxBuffer });
  let open = [...parseLog(log.stdout)];
  // Most pages are done after their last change, so few blobs are read.
  while (open.length > 0) {
    const texts = await readTexts(open.flatMap(([, [last]]) => (last ? [last.before, last.after] : [])));
    open = open.flatMap(([file, [last, ...earlier]]): typeof open => {
      if (last && earlier.length > 0 && texts.get(last.before) === texts.get(last.after))
        return [[file, earlier]];
      if (last) times.set(file, last.time);
      return [];
    });
  }
  return times;
}

/** Why there are no dates, and what to do; undefined if there are. */
export async function missingDates(): Promise<string | undefined> {
  try {
    const { stdout } = await run('git', ['rev-parse', '--is-shallow-repository']);
    await run('git', ['log', '-1', '--format=']);
    if (stdout.trim() === 'false') return undefined;
    return `${warning} the clone is shallow. Run \`git fetch --unshallow\`, or set \`fetch-depth: 0\` in actions/checkout.`;
  } catch (error) {
    const { stderr = '', message } = error as Error & { stderr?: string };
    const reason = (stderr || message).trim().replace(/\s+/g, ' ');
    return `${warning} ${reason}. Build in a full clone that git accepts.`;
  }
}

/** The changes of each page in a log, the newest first. */
function parseLog(log: string): Map<string, Change[]> {
  const changes = new Map<string, Change[]>();
  /** Current paths of pages that were moved, by their former ones. */
  const moved = new Map<string, string>();
  let time = '';
  for (const line of log.split('\n')) {
    if (line.startsWith('@')) time = line.slice(1);
    const [, before, after, from, to] =
      /^:\S+ \S+ (\S+) (\S+) \w+\t([^\t]+\.mdx?)(?:\t(.+))?$/.exec(line) ?? [];
    if (!before || !after || !from) continue;
    const file = moved.get(to ?? from) ?? to ?? from;
    if (to) moved.set(from, file);
    changes.set(file, [...(changes.get(file) ?? []), { time, before, after }]);
  }
  return changes;
}

/** The texts of pages by the ids of their blobs, without front matter, and with white space collapsed. */
async function readTexts(ids: readonly string[]): Promise<Map<string, string>> {
  const reading = run('git', ['cat-file', '--batch'], { encoding: 'buffer', maxBuffer });
  reading.child.stdin?.end(ids.map((id) => `${id}\n`).join(''));
  const { stdout } = await reading;
  const texts = new Map<string, string>();
  for (let at = 0; at < stdout.length; ) {
    const end = stdout.indexOf('\n', at);
    const [id = '', , size] = stdout.toString('latin1', at, end).split(' ');
    at = end + 1;
    // A missing blob is only this line.
    if (size === undefined) continue;
    const raw = stdout.toString('utf8', at, at + Number(size));
    texts.set(id, (splitFrontMatter(raw)?.body ?? raw).replace(/\s+/g, ' ').trim());
    at += Number(size) + 1;
  }
  return texts;
}
