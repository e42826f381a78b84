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
  /** Offset after the innermost object around it. */
  objectEnd: number | undefined;
}

/** Any node of the syntax tree: what all have, and children by name. */
interface Node {
  type: string;
  start: number;
  end: number;
  [name: string]: unknown;
}

/** Every text in quotes of a TypeScript file, in order. @throws if the file cannot be parsed */
export function stringLiterals(code: string): Literal[] {
  const found: Literal[] = [];
  const walk = (node: unknown, object: Node | undefined, key?: string): void => {
    if (Array.isArray(node)) for (const it of node) walk(it, object);
    if (!isNode(node)) return;
    if (node.type === 'StringLiteral' && typeof node.value === 'string')
      found.push({
        value: node.value,
        start: node.start,
        end: node.end,
        key,
        objectEnd: object?.end,
      });
    const around = node.type === 'ObjectExpression' ? node : object;
    const own = node.type === 'ObjectProperty' ? nameOf(node.key) : undefined;
    for (const [name, child] of Object.entries(node)) {
      if (node.type === 'ObjectProperty' && name === 'key') continue;
      walk(child, around, name === 'value' ? own : undefined);
    }
  };
  walk(parse(code, { sourceType: 'module', plugins: ['typescript', 'importAttributes'] }).program, undefined);
  return found;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function nameOf(key: unknown): string | undefined {
  return isNode(key) && typeof key.name === 'string' ? key.name : undefined;
}
