import { type Schema as PlainSchema, Validator } from '@cfworker/json-schema';
import schemaOfSchemas from '@json-schema-tools/meta-schema';
import metaSchema from '@open-rpc/meta-schema';
import { describe, expect, it } from 'vitest';
import { openrpc } from '@/lib/outputs/openrpc';
import { createValidator } from '@/lib/reference/rpc/validate';
import type { Schema } from '@/lib/rpc/schema';
import { exactJson } from '@/lib/site';
import routes from '../../fixtures/specified-routes.json';
import { reference } from './reference';

const { rpc, variables, problems } = reference;
const document = JSON.parse(exactJson(openrpc(rpc, variables)));

describe('the description of the RPC', () => {
  it('has every method of the API sidebar, in its order, and no other', () => {
    const inSidebar = routes.routes
      .filter(({ path }) => /^\/api\/\w|Subscribe$|Unsubscribe$/.test(path))
      .map(({ path }) => path.split('/').at(-1));
    expect(problems).toEqual([]);
    expect(inSidebar).toHaveLength(70);
    expect(document.methods.map((it: { name: string }) => it.name)).toEqual(inSidebar);
  });

  it('fits the meta-schema of OpenRPC', () => {
    // Both are draft 7.
    const validator = new Validator(metaSchema as PlainSchema, '7', false);
    validator.addSchema(schemaOfSchemas as PlainSchema);
    expect(validator.validate(document).errors).toEqual([]);
    expect(validator.validate({ ...document, openrpc: 1 }).valid).toBe(false);
    expect(validator.validate({ ...document, methods: [{ ...document.methods[0], params: {} }] }).valid).toBe(
      false,
    );
  });

  it('refers to nothing that is not in it, and uses every shared type', () => {
    const references = JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/([^"]+)"/g);
    const targets = Array.from(references, ([, kind = '', name = '']) => [kind, name] as const);
    for (const [kind, name] of targets) expect(document.components[kind]).toHaveProperty([name]);
    const used = targets.filter(([kind]) => kind === 'schemas').map(([, name]) => name);
    expect([...rpc.types.keys()].filter((name) => !used.includes(name))).toEqual([]);
  });
});

describe('examples', () => {
  const validate = createValidator(rpc.types);

  it.each(rpc.methods)(
    'of $name are requests that it takes, answers and notifications of its kind',
    (method) => {
      for (const { params, result } of method.examples) {
        expect(params.length).toBeLessThanOrEqual(method.params.length);
        expect(params.length).toBeGreaterThanOrEqual(method.params.filter((it) => it.required).length);
        for (const [index, value] of params.entries())
          expect(validate(method.params[index]?.schema ?? {}, value)).toEqual([]);
        expect(validate(method.result.schema, result)).toEqual([]);
      }
      const { schema = {}, example = null } = method.notification ?? {};
      if (method.notification) expect(validate(schema, example)).toEqual([]);
    },
  );

  it.each([...rpc.types.values()])('of the type $name fit it', ({ schema, example }) => {
    expect(validate(schema, example)).toEqual([]);
  });

  it('with a field that no schema names, or without one that it needs, are refused', () => {
    const schema: Schema = { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] };
    expect(validate(schema, { a: 'x' })).toEqual([]);
    expect(validate(schema, { a: 'x', b: 1 })).not.toEqual([]);
    expect(validate(schema, {})).not.toEqual([]);
  });
});
