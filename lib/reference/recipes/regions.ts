import type { Problem } from '@/lib/content/problem';
import type { SourceFile } from '@/lib/content/types';

/**
 * A comment on a separate line, in the syntax of TypeScript and Rust or of TOML and shells: `// #region name`, `//
 * #endregion`.
 */
const marker = /^\s*(?:\/\/|#)\s*#(region|endregion)\b\s*(.*?)\s*$/;

/**
 * A file without its region markers, and the lines of each region, moved to the margin. Regions may be inside each
 * other, a name may be used once.
 */
export function readRegions({ path, raw }: SourceFile) {
  const regions = new Map<string, string>();
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
      if (name === '') report(index + 1, 'the region has no name', 'Write it after #region');
      open.push({ name, line: index + 1, from: lines.length });
    } else {
      const region = open.pop();
      if (!region) report(index + 1, 'no region is open here', 'Remove the marker or open a region before');
      else if (regions.has(region.name))
        report(region.line, `the region "${region.name}" occurs twice`, 'Give one of them another name');
      else regions.set(region.name, dedent(lines.slice(region.from)));
    }
  }
  for (const { name, line } of open) {
    report(line, `the region "${name}" has no end`, 'Write // #endregion after its last line');
  }
  return { text: lines.join('\n'), regions, problems };
}

/** The lines without their common indentation. */
function dedent(lines: readonly string[]): string {
  const indents = lines.filter((it) => it.trim() !== '').map((it) => it.length - it.trimStart().length);
  const indent = Math.min(...indents, Number.MAX_SAFE_INTEGER);
  return lines
    .map((it) => it.slice(indent))
    .join('\n')
    .replace(/^\n+|\n+$/g, '');
}
