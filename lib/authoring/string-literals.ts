import { parse } from '@babel/parser';

/** A text in quotes in a TypeScript file. */
export interface Literal {
  value: string;
  /** Offset of the opening quote. */
  start: number;
  /** Offset after the closing quote. */
  end: number;
  /** Key of the property whose value it is. */
  key: string | undefined;
}

/** A token as the parser lists it, without the comments. */
interface Token {
  type: { label: string };
  value: string;
  start: number;
  end: number;
}

/** Every text in quotes of a TypeScript file, in order. @throws if the file cannot be parsed */
export function stringLiterals(code: string): Literal[] {
  const file = parse(code, {
    sourceType: 'module',
    plugins: ['typescript', 'importAttributes'],
    tokens: true,
  });
  const tokens: Token[] = (file.tokens ?? []).filter(({ type }) => typeof type === 'object');
  const label = (at: number) => tokens[at]?.type.label;
  return tokens.flatMap(({ value, start, end }, at) => {
    if (label(at) !== 'string') return [];
    const isValue = label(at - 1) === ':' && label(at - 2) === 'name';
    return [{ value, start, end, key: isValue ? tokens[at - 2]?.value : undefined }];
  });
}
