import type { LRParser } from '@lezer/lr';

/** Places at which a parser stumbles. */
export function syntaxErrors(parser: LRParser, code: string): string[] {
  const found: string[] = [];
  parser.parse(code).iterate({
    enter: ({ type, from }) => {
      if (type.isError) found.push(`line ${code.slice(0, from).split('\n').length}`);
    },
  });
  return found;
}
