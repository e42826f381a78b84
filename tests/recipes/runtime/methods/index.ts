import { loadContent } from '@/lib/content/load';
import type { Json } from '@/lib/json';
import { validate } from '@/lib/reference/rpc/validate';
import { checkParams } from '../check-params';
import type { Ledger } from '../ledger';
import { accountMethods } from './accounts';
import { clusterMethods } from './cluster';
import { transactionMethods } from './transactions';

type Method = (ledger: Ledger, ...params: unknown[]) => unknown;

const { rpc: reference } = loadContent({ drafts: false });
const methods = { ...accountMethods, ...clusterMethods, ...transactionMethods };

/**
 * All methods that answer over HTTP, by name. They refuse parameters as a node does, and throw where a result differs from
 * what content/rpc describes.
 */
export const httpMethods: ReadonlyMap<string, Method> = new Map(
  Object.entries(methods).map(([name, method]) => [name, checked(name, method as Method)]),
);

function checked(name: string, method: Method): Method {
  const described = reference.methods.find((it) => it.name === name);
  if (described === undefined) throw new Error(`content/rpc does not describe ${name}`);
  const { schema } = described.result;
  return async (ledger, ...params) => {
    checkParams(described, params, ledger);
    const result = (await method(ledger, ...params)) ?? null;
    const mismatches = validate(schema, reference.types, result as Json);
    if (mismatches.length === 0) return result;
    throw new Error(`${name} is not as content/rpc describes it: ${JSON.stringify(mismatches)}`);
  };
}
