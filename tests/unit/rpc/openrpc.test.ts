import { type Schema as PlainSchema, Validator } from '@cfworker/json-schema';
import schemaOfSchemas from '@json-schema-tools/meta-schema';
import metaSchema from '@open-rpc/meta-schema';
import { describe, expect, it } from 'vitest';
import { site } from '@/content/site';
import { exactJson } from '@/lib/json';
import { openrpc } from '@/lib/outputs/openrpc';
import routes from '../../fixtures/specified-routes.json';
import { reference } from './reference';

const { rpc, variables, problems } = reference;
const document = JSON.parse(exactJson(openrpc(rpc, variables)));
/** Objects of the document that have a key, except those in examples. */
const having = (key: string) => objectsIn(document).filter((it) => key in it);
const namesOf = (list: { name: string }[]) => list.map(({ name }) => name);
const [methods, notifications] = [true, false].map((hasResult) =>
  document.methods.filter((it: object) => 'result' in it === hasResult),
);

// That examples fit, types exist and titles are unique is checked with the content.
describe('the description of the RPC', () => {
  it('has the methods of the sidebar in order, and the notifications', () => {
    const inSidebar = routes.routes
      .filter(({ path }) => /^\/api\/\w|Subscribe$|Unsubscribe$/.test(path))
      .map(({ path }) => path.split('/').at(-1));
    expect(problems).toEqual([]);
    expect(inSidebar).toHaveLength(70);
    expect(namesOf(methods)).toEqual(inSidebar);
    const names = rpc.methods.flatMap((it) => it.notification?.name ?? []);
    expect(names).toHaveLength(9);
    expect(namesOf(notifications)).toEqual(names);
    expect(namesOf(notifications[0].params)).toEqual(['result', 'subscription']);
    const result = { $ref: '#/components/schemas/AccountNotificationResult' };
    expect(notifications[0].params[0].schema).toEqual(result);
  });

  it('names websocket servers for websocket methods only', () => {
    for (const { servers, 'x-transport': transport } of having('x-transport')) {
      if (transport === 'http') expect(servers).toBeUndefined();
      else expect(servers).toContainEqual({ name: 'devnet', url: variables.get('devnet.ws') });
    }
  });

  it('has titles and references as generators need them', () => {
    const schemas = [...having('properties'), ...having('anyOf'), ...having('items'), ...having('enum')];
    expect(schemas.length).toBeGreaterThan(200);
    expect(schemas.filter((it) => !/^[A-Z][A-Za-z\d]*$/.test(`${it.title}`))).toEqual([]);
    expect(having('allOf')).toEqual([]);
    const { Lamports, BlockNotificationResult } = document.components.schemas;
    expect(Lamports).toMatchObject({ title: 'Lamports', type: 'integer', 'x-unit': 'lamports' });
    expect(BlockNotificationResult.properties.context.$ref).toBe('#/components/schemas/Context');
  });

  it('has descriptions whose links work in every tool', () => {
    const getBlock = methods.find(({ name }: { name: string }) => name === 'getBlock');
    expect(getBlock.description).toContain('\n\nSend `maxSupportedTransactionVersion: 0`.');
    expect(getBlock).not.toHaveProperty('x-description');
    const others = having('description').filter((it) => !('params' in it));
    expect(others.filter(({ description }) => !/^[^\n]+$/.test(`${description}`))).toEqual([]);
    expect(document.components.schemas.Commitment['x-description']).toContain('- `confirmed`');
    expect(JSON.stringify(document)).not.toMatch(/\]\([^h]/);
    expect(JSON.stringify(document)).toContain(`](${site.url}/api/getBlock)`);
  });

  it('fits the meta-schema of OpenRPC, and uses every shared type', () => {
    // Both are draft 7.
    const validator = new Validator(metaSchema as PlainSchema, '7', false);
    validator.addSchema(schemaOfSchemas as PlainSchema);
    expect(validator.validate(document).errors).toEqual([]);
    expect(validator.validate({ ...document, openrpc: 1 }).valid).toBe(false);
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
