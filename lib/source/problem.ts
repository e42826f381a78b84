/** A place in a content file. */
export interface Place {
  /** Path from the project's root. */
  file: string;
  /** 1-based line in the file as the writer sees it, front matter included. */
  line: number;
  /** 1-based column. */
  column: number;
}

/** A mistake in a content file: where it is, what is wrong and how to fix it. */
export interface Problem extends Place {
  /** What is wrong, one sentence without full stop. */
  message: string;
  /** How to fix it, one sentence without full stop. */
  hint: string;
  /** The files that the problem is about: if one of them has a mistake, this problem may be a consequence. */
  needs?: {
    /** Start of the path of the files that could define what is missing, below the content folder. */
    path: string;
    /** Its name in the file, if the path is not precise enough. */
    name?: string | undefined;
  };
}

/** The problems without consequences of others: what is defined in a file with a mistake is missing everywhere. */
export function withoutDerivedProblems(
  problems: readonly Problem[],
  files: readonly { path: string; raw: string }[],
): Problem[] {
  const names = new Set(problems.filter(({ needs }) => !needs).map(({ file }) => file));
  const broken = files.filter(({ path }) => names.has(path));
  const isDerived = ({ path, name = '' }: NonNullable<Problem['needs']>) =>
    broken.some((file) => file.path.includes(`/${path}`) && (name === '' || file.raw.includes(`"${name}"`)));
  return problems.filter(({ needs }) => !needs || !isDerived(needs));
}

/** The place of an offset in a text. */
export function placeAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** A mistake at an offset in the text of a file. */
export function problemAt(
  { path, raw }: { path: string; raw: string },
  offset: number,
  message: string,
  hint: string,
): Problem {
  return { file: path, ...placeAt(raw, offset), message, hint };
}

/** A mistake of a whole file. */
export function fileProblem(file: string, message: string, hint: string): Problem {
  return { file, line: 1, column: 1, message, hint };
}

/** `file:line:column  what is wrong. How to fix it.`, the one form in which problems are shown anywhere. */
export function formatProblem({ file, line, column, message, hint }: Problem): string {
  return printable(`${file}:${line}:${column}  ${message}. ${hint}.`);
}

/** Text in which control characters of quoted content are escaped, because a terminal would execute them. */
export function printable(text: string): string {
  return text.replace(/\p{Cc}/gu, (it) => `\\u${it.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Problems in reading order: by file, then by place. Each once: every page that includes a passage has its problems. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const unique = [...new Map(problems.map((it) => [formatProblem(it), it])).values()];
  return unique.sort((a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line || a.column - b.column);
}

/** Thrown instead of rendering content with problems; the message lists all of them. */
export class ContentError extends Error {
  override readonly name = 'ContentError';

  constructor(readonly problems: readonly Problem[]) {
    const sorted = sortProblems(problems);
    const count = sorted.length === 1 ? '1 problem' : `${sorted.length} problems`;
    super(`${count} in the content:\n\n${sorted.map(formatProblem).join('\n')}\n`);
  }
}
