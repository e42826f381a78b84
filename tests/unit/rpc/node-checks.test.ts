import { type Schema as PlainSchema, Validator } from '@cfworker/json-schema';
import { describe, expect, it } from 'vitest';
import { exactJson, type Json } from '@/lib/json';
import { openrpc } from '@/lib/outputs/openrpc';
import { consoleMethod } from '@/lib/reference/rpc/console-method';
import { mapSubschemas } from '@/lib/reference/rpc/json-schema';
import type { Method, Schema } from '@/lib/reference/rpc/schema';
import { alternativeName } from '@/lib/rpc-client/form';
import { validateParams } from '@/lib/rpc-client/validate';
import checks from '../../fixtures/node-checks.json';
import { reference } from './reference';

// The fixture has what the source of OpenOS checks. Each `source`, and each value of `params`, is file:line there.
const { rpc, variables } = reference;
const document = JSON.parse(exactJson(openrpc(rpc, variables)));
const params = rpc.methods.flatMap((method) =>
  consoleMethod(rpc, variables, method).params.flatMap(({ name, schema }) =>
    listSchemas(schema, `${method.name} ${name}`),
  ),
);

/** The schema and those inside it, with their paths: `config.filters[]`. An alternative has the path of its parent. */
function listSchemas(schema: Schema, path: string): { path: string; schema: Schema }[] {
  const parts: ReturnType<typeof listSchemas> = [];
  mapSubschemas(schema, (part, [keyword, key]) => {
    const step = keyword === 'properties' ? `.${String(key)}` : keyword === 'items' ? '[]' : '';
    parts.push(...listSchemas(part, path + step));
  });
  return [{ path, schema }, ...parts];
}

/** Whether the console sends a request without a complaint. */
function consoleAccepts(method: Method, request: Json[]): boolean {
  return validateParams(consoleMethod(rpc, variables, method).params, request).length === 0;
}

/** Whether openrpc.json says that a request is valid. */
function openrpcAccepts({ name }: Method, request: Json[]): boolean {
  const { params } = document.methods.find((it: { name: string }) => it.name === name);
  return params.every(({ schema, required }: { schema: PlainSchema; required: boolean }, index: number) => {
    const value = request[index];
    if (value === undefined) return !required;
    const whole = { allOf: [schema], components: document.components };
    return new Validator(whole, '7', false).validate(value).valid;
  });
}

describe('the parameters offer what the node accepts', () => {
  const values = params.flatMap(({ path, schema }) => {
    const offered = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
    return offered ? [{ path, offered }] : [];
  });

  it('has a check of the source for each list of values, and no other', () => {
    const checked = checks.enums.flatMap((it) => Object.keys(it.params));
    expect(checked.sort()).toEqual(values.map(({ path }) => path).sort());
  });

  it.each(checks.enums)('$check, $source', ({ params: places, accepts }) => {
    for (const { path, offered } of values.filter((it) => it.path in places))
      expect(offered, path).toEqual(accepts);
  });

  it('has requests for each alternative', () => {
    const offered = params.flatMap(({ path, schema }) =>
      schema.anyOf ? [{ param: path, names: schema.anyOf.map(alternativeName) }] : [],
    );
    const byParam = (a: { param: string }, b: { param: string }) => (a.param < b.param ? -1 : 1);
    expect(offered.sort(byParam)).toEqual(checks.alternatives.sort(byParam));
    const tried = checks.requests.map((it) => it.method);
    expect(offered.filter(({ param }) => !tried.includes(param.split(' ')[0] ?? ''))).toEqual([]);
  });

  it.each(checks.requests)('$method: $check, $source', ({ method: name, accepts, rejects }) => {
    const method = rpc.methods.find((it) => it.name === name);
    if (!method) throw new Error(`no method ${name}`);
    const requests = [
      ...accepts.map((it) => [it, true] as const),
      ...rejects.map((it) => [it, false] as const),
    ];
    for (const [request, isValid] of requests) {
      const found = [consoleAccepts(method, request as Json[]), openrpcAccepts(method, request as Json[])];
      expect(found, JSON.stringify(request)).toEqual([isValid, isValid]);
    }
  });
});
