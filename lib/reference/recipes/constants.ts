import type { Problem } from '@/lib/content/problem';
import type { SourceFile } from '@/lib/content/types';
import type { Variables } from '@/lib/content/variables';

/** An address in quotes, or a URL; a program cannot name a variable of ours, so it holds the value. */
const constant = /(?<=["'`])[1-9A-HJ-NP-Za-km-z]{32,44}(?=["'`])|\b(?:https?|wss?):\/\/[^\s"'`)]+/g;

/** Addresses and endpoints of a program that content/network.json does not know: mistyped, or out of date. */
export function checkConstants({ path, raw }: SourceFile, variables: Variables): Problem[] {
  const known = new Set(variables.values());
  return raw.split('\n').flatMap((text, index) =>
    [...text.matchAll(constant)]
      .filter(([value]) => !known.has(value))
      .map((match) => ({
        file: path,
        line: index + 1,
        column: match.index + 1,
        message: `"${match[0]}" is not in content/network.json`,
        hint: 'Correct it, or add it there',
      })),
  );
}
