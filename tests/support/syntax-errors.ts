import type { parser } from '@lezer/rust';

/** A parser of a programming language. */
export type LanguageParser = typeof parser;

/** Places at which a parser stumbles. */
export function syntaxErrors(parser: LanguageParser, code: string): string[] {
  const found: string[] = [];
  parser.parse(code).iterate({
    enter: ({ type, from }) => {
      if (type.isError) found.push(`line ${code.slice(0, from).split('\n').length}`);
    },
  });
  return found;
}
