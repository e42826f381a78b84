import { type Schema as PlainSchema, Validator } from '@cfworker/json-schema';
import schemaOfSchemas from '@json-schema-tools/meta-schema';
import metaSchema from '@open-rpc/meta-schema';
import { describe, expect, it } from 'vitest';
import { site } from '@/content/site';
import { exactJson } from '@/lib/json';
import { openrpc } from '@/lib/outputs/openrpc';
import type { Schema } from '@/lib/reference/rpc/schema';
import { validate } from '@/lib/reference/rpc/validate';
import routes from '../../fixtures/specified-routes.json';
import { reference } from './reference';

const { rpc, variables, problems } = reference;
const document = JSON.parse(exactJson(openrpc(rpc, variables)));
/** Objects of the document that have a key, except those in examples. */
const having = (key: string) => objectsIn(document).filter((it) => key in it);

describe('the description of the RPC', () => {
  it('has every method of the API sidebar, in its order, and no other', () => {
    const inSidebar = routes.routes
      .filter(({ path }) => /^\/api\/\w|Subscribe$|Unsubscribe$/.test(path))
      .map(({ path }) => path.split('/').at(-1));
    expect(problems).toEqual([]);
    expect(inSidebar).toHaveLength(70);
    const names = document.methods
      .filter((it: object) => 'result' in it)
      .map((it: { name: string }) => it.name);
    expect(names).toEqual(inSidebar);
  });

  it('has each notification as a method without a result, which is sent over a websocket', () => {
    const notifications = document.methods.filter((it: object) => !('result' in it));
    const names = rpc.methods.flatMap((it) => it.notification?.name ?? []);
    expect(names).toHaveLength(9);
    expect(notifications.map((it: { name: string }) => it.name)).toEqual(names);
    const [first] = notifications;
    expect(first.params.map((it: { name: string }) => it.name)).toEqual(['result', 'subscription']);
    expect(first.params[0].schema).toEqual({ $ref: '#/components/schemas/AccountNotificationResult' });
  });

  it('names websocket servers for websocket methods only', () => {
    for (const { servers, 'x-transport': transport } of having('x-transport')) {
      if (transport === 'http') expect(servers).toBeUndefined();
      else expect(servers).toContainEqual({ name: 'devnet', url: variables.get('devnet.ws') });
    }
  });

  it('has one schema for each title, and titles that can name types next to those of methods', () => {
    const titles = having('title').map(({ title }) => title);
    const methods = document.methods.map(
      ({ name }: { name: string }) => name[0]?.toUpperCase() + name.slice(1),
    );
    const names = [...titles.filter((it) => it !== document.info.title), ...methods];
    expect(names.filter((it, index) => names.indexOf(it) !== index)).toEqual([]);
    expect(names.filter((it) => !/^[A-Z][A-Za-z\d]*$/.test(String(it)))).toEqual([]);
    expect(names).toEqual(
      expect.arrayContaining(['GetBlockConfig', 'GetBlockResult', 'BlockSubscribeFilterMentions']),
    );
  });

  it('has a title for each schema that says more than a type', () => {
    const schemas = [...having('properties'), ...having('anyOf'), ...having('items'), ...having('enum')];
    expect(schemas.length).toBeGreaterThan(200);
    expect(schemas.filter((it) => !('title' in it))).toEqual([]);
  });

  it('refers to a shared type directly, as generators need it', () => {
    expect(having('allOf')).toEqual([]);
    const { schemas } = document.components;
    expect(schemas.Lamports).toMatchObject({ title: 'Lamports', type: 'integer', 'x-unit': 'lamports' });
    expect(schemas.BlockNotificationResult.properties.context.$ref).toBe('#/components/schemas/Context');
  });

  it('has whole descriptions of methods, of one line for the rest, and links that work in every tool', () => {
    const getBlock = document.methods.find(({ name }: { name: string }) => name === 'getBlock');
    expect(getBlock.description).toContain('\n\nSend `maxSupportedTransactionVersion: 0`.');
    expect(getBlock).not.toHaveProperty('x-description');
    const others = having('description').filter((it) => !('params' in it));
    const texts = others.map(({ description }) => description);
    expect(texts.filter((it) => typeof it !== 'string' || it === '' || it.includes('\n'))).toEqual([]);
    expect(document.components.schemas.Commitment['x-description']).toContain('- `confirmed`');
    expect(JSON.stringify(document)).not.toMatch(/\]\([^h]/);
    expect(JSON.stringify(document)).toContain(`](${site.url}/api/getBlock)`);
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

/** The value and what it contains. Examples are data, which may have keys of any name; fields are schemas by name. */
function objectsIn(value: unknown, isMap = false): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap((it) => objectsIn(it));
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).filter(([key]) => isMap || key !== 'examples');
  const found = inner.flatMap(([key, it]) => objectsIn(it, key === 'properties'));
  return isMap ? found : [value as Record<string, unknown>, ...found];
}

describe('examples', () => {
  it.each(rpc.methods)(
    'of $name are requests that it takes, answers and notifications of its kind',
    (method) => {
      for (const { params, result } of method.examples) {
        expect(params.length).toBeLessThanOrEqual(method.params.length);
        expect(params.length).toBeGreaterThanOrEqual(method.params.filter((it) => it.required).length);
        for (const [index, value] of params.entries())
          expect(validate(method.params[index]?.schema ?? {}, rpc.types, value)).toEqual([]);
        expect(validate(method.result.schema, rpc.types, result)).toEqual([]);
      }
      const { schema = {}, example = null } = method.notification ?? {};
      if (method.notification) expect(validate(schema, rpc.types, example)).toEqual([]);
    },
  );

  it.each([...rpc.types.values()])('of the type $name fit it', ({ schema, example }) => {
    expect(validate(schema, rpc.types, example)).toEqual([]);
  });

  it('with a field that no schema names, or without one that it needs, are refused', () => {
    const schema: Schema = { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] };
    expect(validate(schema, rpc.types, { a: 'x' })).toEqual([]);
    expect(validate(schema, rpc.types, { a: 'x', b: 1 })).not.toEqual([]);
    expect(validate(schema, rpc.types, {})).not.toEqual([]);
  });
});
