import { expect, it } from 'vitest';
import { fullSchema } from '@/lib/reference/rpc/json-schema';
import type { Schema } from '@/lib/reference/rpc/schema';
import { fieldKind, itemSchema } from '@/lib/rpc-client/form';
import { reference } from './reference';

const { methods, types } = reference.rpc;

/** Finds the kind of field of a schema and of the schemas inside it; throws if one has none. */
function visit(schema: Schema): void {
  const kind = fieldKind(schema);
  if (kind === 'any-of') schema.anyOf?.forEach(visit);
  if (kind === 'object') Object.values(schema.properties ?? {}).forEach(visit);
  if (kind === 'array') visit(itemSchema(schema, 0));
}

it.each(methods)('the console has a field for each parameter of $name', ({ params }) => {
  for (const { schema } of params) {
    expect(Array.isArray(schema.items), 'a tuple, which has no field').toBe(false);
    visit(fullSchema(schema, types));
  }
});
