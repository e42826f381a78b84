import { parse } from '@babel/parser';

type Statement = ReturnType<typeof parse>['program']['body'][number];
type Declaration = Extract<Statement, { type: 'VariableDeclaration' }>['declarations'][number];
type Value = NonNullable<Declaration['init']>;

/**
 * Place in a TypeScript file of a value inside an exported constant, or of the nearest value around it that is written
 * there.
 *
 * @param path keys that lead from the constant to the value
 */
export function placeInCode(code: string, constant: string, path: readonly PropertyKey[]) {
  const { program } = parse(code, { sourceType: 'module', plugins: ['typescript', 'importAttributes'] });
  const declarations = program.body.flatMap((it) =>
    it.type === 'ExportNamedDeclaration' && it.declaration?.type === 'VariableDeclaration'
      ? it.declaration.declarations
      : [],
  );
  let value = declarations.find(({ id }) => id.type === 'Identifier' && id.name === constant)?.init;
  let start = value?.loc?.start;
  for (const key of path) {
    value = value && childOf(value, key);
    start = value?.loc?.start ?? start;
  }
  return { line: start?.line ?? 1, column: (start?.column ?? 0) + 1 };
}

function childOf(value: Value, key: PropertyKey): Value | undefined {
  if (value.type === 'ArrayExpression') {
    const child = value.elements[Number(key)];
    return child && child.type !== 'SpreadElement' ? child : undefined;
  }
  if (value.type !== 'ObjectExpression') return undefined;
  for (const property of value.properties)
    if (property.type === 'ObjectProperty' && 'name' in property.key && property.key.name === key)
      return property.value as Value;
  return undefined;
}
