import type { Problem } from '@/lib/source/problem';
import type { SourceFile } from '@/lib/source/source-file';

/** A part of a file, without its common indentation. */
export interface Region {
  text: string;
  /** The first and the last of its lines in the file as readers see it. */
  lines: readonly [first: number, last: number];
}

/** A comment on a separate line: `// #region name`, `// #endregion`; in Python, TOML and shells with # for //. */
const marker = /^\s*(?:\/\/|#)\s*#(region|endregion)\b\s*(.*?)\s*$/;

/** A file without its region markers, and its regions by name. They can be nested; a name can be used once. */
export function readRegions({ path, raw }: SourceFile) {
  const regions = new Map<string, Region>();
  const problems: Problem[] = [];
  const lines: string[] = [];
  const open: { name: string; line: number; from: number }[] = [];
  const report = (line: number, message: string, hint: string) =>
    problems.push({ file: path, line, column: 1, message, hint });

  for (const [index, text] of raw.replace(/\n$/, '').split('\n').entries()) {
    const [, kind, name = ''] = marker.exec(text) ?? [];
    if (kind === undefined) {
      lines.push(text);
    } else if (kind === 'region') {
      if (name === '') report(index + 1, 'region without a name', 'Write it after #region');
      open.push({ name, line: index + 1, from: lines.length });
    } else {
      const region = open.pop();
      if (!region) report(index + 1, '#endregion without #region', 'Remove it, or add #region before it');
      else if (regions.has(region.name))
        report(region.line, `duplicate region "${region.name}"`, 'Give one of them another name');
      else regions.set(region.name, extractRegion(lines, region.from));
    }
  }
  for (const { name, line } of open) {
    report(line, `unclosed region "${name}"`, 'Add // #endregion after its last line');
  }
  return { text: lines.join('\n'), regions, problems };
}

/** The lines from an index on as a region: without empty lines at its ends and without the common indentation. */
function extractRegion(all: readonly string[], from: number): Region {
  const isText = (line: string) => line.trim() !== '';
  const found = all.findIndex((line, index) => index >= from && isText(line));
  const first = Math.max(found, from);
  const lines = all.slice(first, all.findLastIndex(isText) + 1);
  const indents = lines.filter(isText).map((it) => it.length - it.trimStart().length);
  const indent = Math.min(...indents, Number.MAX_SAFE_INTEGER);
  const text = lines.map((it) => it.slice(indent)).join('\n');
  return { text, lines: [first + 1, first + lines.length] };
}
